"""Puts a device's name into the user's words, in place of words that may mean it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
import re

from ..home.home import Entity, Home
from ..text.fold import MAX_NAME, fold
from ..text.similarity import by_first_letter, near_words

_WORD = re.compile(r"\w+")

MOST_WORDS = 8
"""Words that may stand for one device, as in "the small lamp on the desk upstairs"."""

SHORT = 2
"""Letters of a word that says nothing of a home, such as "to" in "To-do List"."""

MOST_WAYS = 3
"""Places in a text where one device's name is tried."""

MOST_JOINING = 2
"""Joining words between a name and its place, as in "the lamp on the desk"."""


def meant(text: str, home: Home, domains: Collection[str], most: int) -> list[Entity]:
    """Return the entities of the domains that a text may mean, none if more than most.

    These share the most letters with the text, in words of their name, kind and place,
    and not only of their place. Letters are counted because short words mean little.
    """
    if len(text) > MAX_NAME:
        return []
    said = {
        part
        for word in _WORD.finditer(text)
        if not _is_clitic(text, word)
        for part in fold(word[0])
    }
    forms = {word: near_words(word, home.entity_words).keys() for word in said}
    places = {word: near_words(word, home.place_words).keys() for word in said}
    scores: dict[str, int] = {}
    entities = [entity for entity in home.entities if entity.domain in domains]
    for entity in entities:
        own, where = entity.words, home.words_of_place(entity)
        of_own = {word for word in said if not own.isdisjoint(forms[word])}
        of_place = {word for word in said if not where.isdisjoint(places[word])}
        if of_own:
            scores[entity.entity_id] = sum(map(len, of_own | of_place))
    best = max(scores.values(), default=0)
    found = [e for e in entities if scores.get(e.entity_id) == best]
    return found if best and len(found) <= most else []


def _is_clitic(text: str, word: re.Match[str]) -> bool:
    """Return whether a word is but a letter beside an apostrophe: "this room's light".

    It is no word of "Baby's Room".
    """
    beside = text[max(word.start() - 1, 0) : word.start()] + text[word.end() :][:1]
    return len(word[0]) == 1 and not {*beside}.isdisjoint("'’")


def is_about(text: str, home: Home) -> bool:
    """Return whether a word of a text is of a name, kind or place in a home.

    Words of up to SHORT letters do not count: most are common words of the language.
    """
    if len(text) > MAX_NAME:
        return False
    return any(
        _is_one_of(word[0], home.name_words) or _is_one_of(word[0], home.entity_words)
        for word in _WORD.finditer(text)
        if len(word[0]) > SHORT
    )


def respelled(
    text: str, entity: Entity, home: Home, joining: Collection[str] = ()
) -> Iterator[str]:
    """Yield the text with the entity's name in place of a part that may mean it.

    "Close the curtains in the living room" becomes "Close the Smart Curtain". There is
    one text for each such part, the longest part first. A part begins and ends with a
    word of the entity's name, kind or place, not all of it is the place, and the words
    between are of the entity too or in joining, the user's language's words for that.
    The entity's place may also stand apart: "curtains down in the living room".
    """
    if len(text) > MAX_NAME:
        return
    own = by_first_letter(entity.words)
    places = by_first_letter(home.words_of_place(entity))
    words = list(_WORD.finditer(text))
    marks = [_mark(word[0], own, places, home.name_words) for word in words]
    for at, word in enumerate(words):
        if _is_clitic(text, word) or (
            marks[at] == _FREE and joining_word(word[0], joining)
        ):
            marks[at] = _JOINING
    spans = [
        (start, end)
        for start in range(len(words))
        for end in range(start, min(start + MOST_WORDS, len(words)))
        if _is_mention(marks[start : end + 1])
    ]
    spans.sort(key=lambda span: span[0] - span[1])
    for start, end in spans:
        if end - start == len(words) - 1:
            # No word would be left that says what to do.
            continue
        before, after = text[: words[start].start()], text[words[end].end() :]
        if place := _place_apart(words, marks, places, end):
            behind, to = place
            after = f"{text[words[end].end() : behind].rstrip()}{text[to:]}"
        yield f"{before}{entity.name}{after}"


def ways_to_call(
    text: str,
    home: Home,
    domains: Collection[str],
    most: int,
    joining: Collection[str],
) -> Iterator[tuple[Entity, str]]:
    """Yield each entity that a text may mean, with the text that calls it by its name.

    None if more than most of them are meant; of each the first MOST_WAYS texts.
    """
    for entity in meant(text, home, domains, most):
        for way in islice(respelled(text, entity, home, joining), MOST_WAYS):
            yield entity, way


def _place_apart(
    words: Sequence[re.Match[str]],
    marks: Sequence[str],
    places: Mapping[str, list[str]],
    end: int,
) -> tuple[int, int] | None:
    """Return where the device's place is said once more, some words behind the device.

    "Shutters down in the bedroom": from its first joining word to its last word.
    """
    spans = [_is_one_of(word[0], places) for word in words]
    first = next((at for at in range(end + 1, len(words)) if spans[at]), len(words))
    start = last = first
    while (
        start - 1 > end
        and first - start < MOST_JOINING
        and marks[start - 1] == _JOINING
    ):
        start -= 1
    while last + 1 < len(words) and spans[last + 1]:
        last += 1
    if first == len(words) or start in (first, end + 1):
        return None
    return words[start].start(), words[last].end()


_OWN, _PLACE, _OTHER, _FREE = "own", "place", "other", "free"
_JOINING = "joining"


def joining_word(word: str, joining: Collection[str]) -> bool:
    """Return whether a word only joins a name to its place, or stands before one."""
    return all(part in joining for part in fold(word))


def _mark(
    word: str,
    own: Mapping[str, list[str]],
    places: Mapping[str, list[str]],
    others: Mapping[str, list[str]],
) -> str:
    """Return the mark of a word: of the entity, its place, something else, or none."""
    for mark, words in ((_OWN, own), (_PLACE, places), (_OTHER, others)):
        if _is_one_of(word, words):
            return mark
    return _FREE


def _is_mention(marks: Sequence[str]) -> bool:
    """Return whether words with these marks can mean an entity."""
    return (
        {marks[0], marks[-1]} <= {_OWN, _PLACE}
        and _OWN in marks
        and not {_OTHER, _FREE} & {*marks}
        and marks.count(_JOINING) <= MOST_JOINING
    )


def _is_one_of(word: str, words: Mapping[str, list[str]]) -> bool:
    """Return whether a word is one of these, or a form of one."""
    return any(near_words(part, words) for part in fold(word))
