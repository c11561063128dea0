"""What Home Assistant's sentences find in a text, as an intent."""

from dataclasses import replace
from typing import Any

from hassil.recognize import RecognizeResult

from ..llm_tools.spec import AREA, NAME
from ..text.fold import fold, positions
from .recognized import RecognizedIntent


def heard_in(found: RecognizeResult | None, text: str) -> RecognizedIntent | None:
    """Return what was found in a text as an intent, without an area it does not name.

    None where nothing was found, or only by cutting words.
    """
    if found is None or _cuts_words(found, text):
        return None
    args = {
        key: _as_said(entity.value)
        for key, entity in found.entities.items()
        if entity.value not in (None, "")
    }
    here = (found.context or {}).get(AREA)
    place = found.entities.get(AREA)
    unsaid = (
        here is not None
        and place is not None
        and place.text.casefold() not in text.casefold()
    )
    if unsaid:
        del args[AREA]
    free = frozenset(key for key, one in found.entities.items() if one.is_wildcard)
    return RecognizedIntent(
        found.intent.name, args, complete=not unsaid, free=free, text=text
    )


def of_all(heard: RecognizedIntent | None) -> RecognizedIntent | None:
    """Return an intent that was heard without the word for all, None for another.

    "Close all the blinds" does not mean only those where the user is.
    """
    if heard is None or not heard.acts or heard.free or NAME in heard.args:
        return None
    return replace(heard, complete=True)


def _as_said(value: Any) -> Any:
    """Return a value, a whole float as int: hassil gives floats for wide ranges."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _cuts_words(found: RecognizeResult, text: str) -> bool:
    """Return whether a number was taken from the end of a word: "gardinet" for "et"."""
    words = fold(text)
    return any(
        not isinstance(one.value, str)
        and not any(char.isdigit() for char in one.text)
        and not positions(fold(one.text), words)
        for one in found.entities.values()
        if one.text
    )
