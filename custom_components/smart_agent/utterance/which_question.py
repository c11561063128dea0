"""Questions for which things of a kind are so: "which lamps are still burning?"."""

from collections.abc import Iterator

from ..text.base_language import words_language
from ..text.fold import fold, has_any
from .languages.asked import ARE, WHICH
from .request import Request


def which_questions(request: Request) -> Iterator[str]:
    """Yield a question for which things are so in Home Assistant's words for it.

    "Which lamps have we got burning upstairs?" asks which are on there. Nothing where the
    words name a device, several places or kinds, or more than one way to be.
    """
    code, language = words_language(request.code), request.language
    if language is None or code not in WHICH or len(request.clauses) != 1:
        return
    (clause,) = request.clauses
    if any(clause.names) and not request.places(clause):
        return
    said = fold(request.said(clause))
    begins = [(*fold(way),) for way in WHICH[code].split(",")]
    if not any(said[: len(way)] == way for way in begins):
        return
    asked = [question for question, ways in ARE[code].items() if has_any(said, ways)]
    found = [
        one
        for at in range(len(clause.words))
        for one in language.kind_book.at(clause.words, at)
    ]
    places = request.places(clause)
    if len(asked) != 1 or not found or len(places) > 1:
        return
    longest = max(found, key=lambda one: one.end - one.start)
    if any(one.start < longest.start or one.end > longest.end for one in found):
        return
    noun = " ".join(one.text for one in clause.words[longest.start : longest.end])
    home = request.home
    where = [one.name for one in home.areas if one.area_id in places]
    where += [one.name for one in home.floors if one.floor_id in places]
    yield asked[0].format(noun, "".join(where)).strip()
