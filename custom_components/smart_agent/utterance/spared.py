"""Says again what may go on as it is: "the radio's fine, that can carry on"."""

from itertools import pairwise

from .languages.otherwise import AS_IT_IS
from .mark import Mark
from .phrases import Language
from .tokens import as_said, parted, tokens
from .ways import ways_of


def with_spared(text: str, language: Language) -> str:
    """Return a text that calls a thing where it says that "it" may go on as it is.

    The part before says of the thing that it is fine, and no more. Any other text is
    returned as it is.
    """
    for fine, goes_on in pairwise(parted(tokens(text))):
        plain = tuple(one.plain for one in fine)
        size = next(
            (
                len(way)
                for way in ways_of(AS_IT_IS, language.code)
                if plain[-len(way) :] == way and len(way) < len(plain)
            ),
            0,
        )
        holds = any(
            one.tells is Mark.HOLD
            for at in range(len(goes_on))
            for one in language.book.at(goes_on, at)
        )
        stands = [
            one
            for at, one in enumerate(goes_on)
            if language.it_book.has(goes_on, at)
            or (not at and language.pronoun_book.has(goes_on, at))
        ]
        if size and holds and len(stands) == 1:
            thing = as_said(text, fine[: len(fine) - size])
            before = text[: fine[0].start] + text[goes_on[0].start : stands[0].start]
            return f"{before}{thing}{text[stands[0].end :]}"
    return text
