"""Questions by which people ask for a deed of a thing: "could the lamp come on?".

Only what becomes of it, never how it is: "could the lamp be on?" asks. Nothing here opens
or unlocks: that is said plainly.
"""

from collections.abc import Mapping

PASSIVE_LEADS: Mapping[str, str] = {
    "en": "could, any chance, is there any chance, would it be all right if, "
    "would it be alright if, would it be ok if, would it be okay if, "
    "would it be all right with you if, would it be alright with you if, "
    "would it be ok with you if, would it be okay with you if, would you mind if",
}
"""What such a question begins with; commas between the ways."""

PASSIVE_NEVER: Mapping[str, frozenset[str]] = {
    "en": frozenset({"alarm", "alarms", "siren", "sirens", "timer", "timers"})
}
"""Words for what goes off when it begins: "could the alarm go off?" asks."""

PASSIVE_DEEDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "turn on": "come on, be turned on, be switched on, be put on, get turned on, "
        "get switched on, got turned on, got switched on, were turned on, were switched on, "
        "could come on, could be turned on, could be switched on, came on",
        "turn off": "go off, be turned off, be switched off, get turned off, "
        "get switched off, got turned off, got switched off, were turned off, "
        "were switched off, could go off, could be turned off, could be switched off, "
        "went off",
        "close": "be closed, be shut, get closed, get shut, got closed, got shut, "
        "were closed, were shut, could be closed, could be shut",
    },
}
"""How such a question ends, by the verb of the command that it stands for."""
