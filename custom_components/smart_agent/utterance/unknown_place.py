"""Places and things in what is said that the home does not have."""

from collections.abc import Sequence

from ..home.home import Area, Floor
from ..text.fold import fold
from .clauses import Clause
from .languages.rooms import ROOMS
from .name_forms import stands_for_place
from .naming import Naming


class UnknownPlaces:
    """Tells which clauses name a place or a thing that the home does not have."""

    def __init__(self, naming: Naming) -> None:
        """Take what clauses name."""
        self._naming = naming
        self._found: dict[int, bool] = {}

    def is_nowhere(self, clause: Clause) -> bool:
        """Return whether a clause says such a place: "the light in the attic", "the attic fan"."""
        if (found := self._found.get(id(clause))) is None:
            found = self._found[id(clause)] = self._looks_nowhere(clause)
        return found

    def is_nothing(self, clause: Clause) -> bool:
        """Return whether a clause names a thing that is no device: "the oven in the hall".

        Words that call devices or a kind of them are not meant to be looked at.
        """
        naming, language = self._naming, self._naming.language
        words = clause.words
        if language is None or naming.all_kinds(clause) or naming.called(clause):
            return False
        joining = language.joining_words
        return any(
            naming.is_unknown(clause, at)
            and (language.article_book.has(words, at - 1) or language.has_article(word))
            and (at + 1 == len(words) or words[at + 1].plain in joining)
            for at, word in enumerate(token.plain for token in words)
            if at
        )

    def _looks_nowhere(self, clause: Clause) -> bool:
        """Return the same, looked for anew: every device asks for it."""
        language, words = self._naming.language, clause.words
        if language is None:
            return False
        if any(self._is_room_of(clause, at) for at in range(len(words) - 1)):
            return True
        return any(
            self._naming.is_unknown(clause, at)
            or (at + 1 < len(words) and self._is_of_another(clause, at))
            for at in range(1, len(words))
            if not language.article_book.has(words, at)
            and stands_for_place(words, at, language)
        )

    def _is_room_of(self, clause: Clause, at: int) -> bool:
        """Return whether a word is a room that there is none of, before a thing in it.

        "The attic fan" is not the one on the porch, which is all there is.
        """
        naming, words = self._naming, clause.words
        assert naming.language is not None
        return (
            words[at].plain in ROOMS.get(naming.language.code, ())
            and naming.is_unknown(clause, at)
            and not words[at + 1].weak
            and bool(naming.kinds(words, at + 1))
        )

    def _is_of_another(self, clause: Clause, at: int) -> bool:
        """Return whether a place begins as one of the home and goes on otherwise.

        "The guest room" is no dining room, "la chambre d'amis" is no "chambre".
        """
        language, words = self._naming.language, clause.words
        assert language is not None
        behind = at + 1
        whole = any(
            (words[at].plain,) == fold(name)
            for place in self._places
            for name in place.names
        )
        if whole and not language.of_book.has(words, behind):
            return False
        joining = language.joining_words
        while whole and behind < len(words) and words[behind].plain in joining:
            behind += 1
        return (
            behind < len(words)
            and not words[at + 1].weak
            and bool(self._naming.forms[words[at].plain])
            and not clause.names[behind]
            and self._naming.is_unknown(clause, behind)
        )

    @property
    def _places(self) -> Sequence[Area | Floor]:
        """Return the places of the home."""
        return (*self._naming.home.areas, *self._naming.home.floors)
