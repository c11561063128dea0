"""Whether words ask to put back what the last turn changed, and ask for nothing else."""

from ..text.fold import MAX_NAME, spellings
from .behind_told import text_behind_told
from .languages.undo import table_of
from .request import Request
from .tokens import tokens

_MOST_WORDS = 16
"""Words of the longest way to say it, with courtesies."""


def asks_undo(text: str, language: str) -> bool:
    """Return whether the whole sentence is "undo that", or another way to say it.

    In any other sentence such words are part of something else: "undo the zipper", "she
    said undo that". What is quoted somebody else has said.
    """
    table = table_of(language)
    if table is None or len(text) > MAX_NAME:
        return False
    said = tokens(text)
    if len(said) > _MOST_WORDS or any(one.quoted for one in said):
        return False
    return any(table.is_undo(way) for way in spellings(text))


def undoes_behind_told(request: Request) -> bool:
    """Return whether words are "undo that" behind what is only told.

    "Tom's complaining, put it back how it was".
    """
    return asks_undo(text_behind_told(request), request.code)
