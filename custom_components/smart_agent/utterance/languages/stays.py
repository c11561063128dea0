"""How people say that a thing stays as it is, where all others change."""

from collections.abc import Mapping

_HOW = ("on", "off", "lit", "open", "closed", "shut", "running", "going", "playing")

STAYS: Mapping[str, str] = {
    "en": ", ".join(
        f"{stays} {how}"
        for stays in (
            *(
                "stay",
                "stays",
                "remain",
                "remains",
                "can stay",
                "should stay",
                "must stay",
            ),
            *("has to stay", "have to stay", "needs to stay", "need to stay"),
            *("is to stay", "are to stay", "gets to stay", "get to stay", "may stay"),
        )
        for how in (*_HOW, "as it is", "as they are", "the way it is", "like that")
    ),
}
"""What stands behind the thing; commas between the ways."""

STAYS_BUT: Mapping[str, str] = {"en": "except"}
"""What says that it is left out."""
