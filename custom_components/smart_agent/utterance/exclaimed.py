"""Words called out before a command that say nothing of it: "Film night! Lights off"."""

from .mark import Mark
from .request import Request, read_request
from .stance import Stance
from .tokens import tokens

LEAST_WORDS, MOST_WORDS = 2, 4
"""Words of what is only called out; one by itself may be a value: "Red! …"."""

_SAYS_NOTHING = frozenset({Stance.REQUEST, Stance.TOLD})
"""Stances of words that are no deed and say nothing against one."""


def without_exclamation(request: Request) -> str | None:
    """Return the words of a request behind what was called out, None without that.

    That is short and ends with its own sign, and nothing in it names anything of the
    home, says a deed or a value, or changes what follows: "Later! …", "Red! …", "Just a
    joke! …".
    """
    said, language = tokens(request.text), request.language
    end = next((at for at, one in enumerate(said) if at and one.strong), 0)
    if language is None or not LEAST_WORDS <= end <= MOST_WORDS:
        return None
    sign = request.text[said[end - 1].end : said[end].start].strip()
    if not sign or not {*sign} <= {*"!."}:
        return None
    called = read_request(request.text[: said[end].start], request.code, request.home)
    if called.kinds or any(
        any(one.names)
        or one.only
        or called.has_deed(one)
        or one.stance not in _SAYS_NOTHING
        for one in called.clauses
    ):
        return None
    if any(
        one.tells is not Mark.COURTESY
        for at in range(end)
        for one in language.book.at(said[:end], at)
    ):
        return None
    return request.text[said[end].start :]
