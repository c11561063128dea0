"""Reads a wish that is put as a condition: "if the lamp could be a bit less bright"."""

from ..home.home import Home
from .asides import LED_BY, behind_marks
from .languages.otherwise import COULD, WANTS
from .named_words import mentions_home
from .phrases import Language
from .tokens import as_said, is_owner, parted, tokens
from .ways import longest, ways_in


def with_if_could(text: str, language: Language, home: Home) -> str:
    """Return a text that says of a thing what it wants in place of such a wish.

    It stands at the end, or before what only says more of how: "…, not off, just softer".
    What would be so then makes it a condition: "if the lamp could be dimmed, I'd sleep".
    """
    ifs, could = COULD.get(language.code, (frozenset[str](), ""))
    wants = WANTS.get(language.code, "").split(", ")[0]
    parts = parted(tokens(text)) if ifs else ()
    for number, part in enumerate(parts):
        first = behind_marks(language, part, 0, LED_BY)
        if language.conclusion_book.has(part, first):
            first += 1
        if (
            first >= len(part)
            or part[first].plain not in ifs
            or any(language.subject_book.has(later, 0) for later in parts[number + 1 :])
        ):
            continue
        plain = tuple(one.plain for one in part)
        for at in range(first + 2, len(part) - 1):
            size = longest(ways_in(could), plain[at:])
            thing = part[first + 1 : at]
            if (
                size
                and language.article_book.has(thing, 0)
                and any(mentions_home(one, home) for one in thing)
                and not any(
                    language.finite_book.has(thing, one)
                    # "The ship's lamp."
                    and not is_owner(thing, one)
                    for one in range(len(thing))
                )
            ):
                before = text[: part[first].start]
                behind = text[part[at + size - 1].end :]
                return f"{before}{as_said(text, thing)} {wants}{behind}"
    return text
