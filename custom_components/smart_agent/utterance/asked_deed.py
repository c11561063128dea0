"""Reads "would you do it?" behind a question for a deed: "did anyone lock the back door?"."""

from collections.abc import Sequence

from ..home.home import Home
from ..text.base_language import words_language
from ..text.fold import fold
from .clauses import Clause
from .deeds import ways_to_say
from .languages.asked import DID
from .phrases import Language
from .request import Request, read_request
from .stance import Stance
from .tokens import Token, as_said, tokens
from .ways import ways_in

_FARTHEST = 6
"""Words from the begin of such a question to its deed: "did one of the kids turn off …"."""


def deed_asked(request: Request, before: str) -> str | None:
    """Return the command that a request asks for as the deed that was asked about.

    before is what was said in the turn right before. None where the request says a deed
    itself, asks for anything else, or no such question was asked; nor for what opens or
    unlocks: "did anyone unlock it?" is no wish for that.
    """
    language, home = request.language, request.home
    if language is None:
        return None
    open_ = [one for one in request.clauses if one.stance is not Stance.TOLD]
    if not open_:
        # "Thought not. Do it for me": beside what is told it may be an interjection.
        open_ = list(_last_sentence(request).clauses)
    if (
        len(open_) != 1
        or open_[0].stance not in (Stance.REQUEST, Stance.UNCLEAR)
        or not _is_do_it(language, open_[0])
    ):
        return None
    return _asked(language, before, request.code, home)


def _last_sentence(request: Request) -> Request:
    """Return what stands behind the last full stop of a request."""
    said = tokens(request.text)
    start = next((one.start for one in reversed(said) if one.strong), 0)
    return read_request(request.text[start:], request.code, request.home)


def _is_do_it(language: Language, clause: Clause) -> bool:
    """Return whether a clause only asks for what was spoken of: "do it"."""
    return any(
        match.end == len(clause.words)
        for match in language.do_it_book.at(clause.words, 0)
    )


def _asked(language: Language, text: str, code: str, home: Home) -> str | None:
    """Return the deed that the only question of a text is for, as a command."""
    said = tokens(text)
    begins = [
        at
        for at, one in enumerate(said)
        if starts_asking(one, code) and (not at or one.strong or one.weak)
    ]
    if len(begins) != 1 or not (verb := asked_verb(language, said, code, begins[0])):
        return None
    end = next(
        (at for at in range(verb, len(said)) if at > verb and said[at].strong),
        len(said),
    )
    command = as_said(text, said[verb:end])
    if said[verb].plain in _letting_in(code):
        return None
    clauses = read_request(command, code, home).clauses
    asks = [one.stance for one in clauses] == [Stance.REQUEST]
    return command if asks else None


def _letting_in(code: str) -> frozenset[str]:
    """Return the verbs of what may let somebody in: that is said plainly."""
    return frozenset(
        way[0]
        for deed in ("open", "unlock")
        for way in ways_in(ways_to_say(code, deed))
    )


def starts_asking(token: Token, code: str) -> bool:
    """Return whether a word begins a question whether somebody did something."""
    ways = DID.get(words_language(code), "").split("|")
    return any(token.plain == fold(way)[0] for way in ways if way)


def asked_verb(
    language: Language, said: Sequence[Token], code: str, begin: int = 0
) -> int:
    """Return where the verb of a deed stands in a question for it, 0 for none.

    The question begins at a word: "did one of you lock …".
    """
    if not said or not starts_asking(said[begin], code):
        return 0
    for at in range(begin + 1, min(begin + _FARTHEST, len(said) - 1)):
        if said[at].weak or said[at].strong:
            break
        if language.verb_book.has(said, at) and not language.finite_book.has(said, at):
            return at
    return 0
