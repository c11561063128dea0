"""Reads "the one in the hall" as one of the kind that was spoken of right before."""

from .commands import are_only_commands
from .request import Request
from .tokens import tokens


def one_of_kind(request: Request, before: str) -> str | None:
    """Return a command with the noun for its kind in place of "the one", or None.

    before is what was said in the turn right before: the noun is the only one of it. None
    where the command has a noun itself, or "the one" stands nowhere before a place.
    """
    language = request.language
    if language is None or request.kinds or not are_only_commands(request):
        return None
    said = tokens(before)
    nouns = {
        one.plain: one.text
        for at, one in enumerate(said)
        if language.kind_book.has(said, at)
    }
    if len(nouns) != 1:
        return None
    ((plain, noun),) = nouns.items()
    words = tokens(request.text)
    for at in range(len(words)):
        for match in language.one_book.at(words, at):
            if match.end < len(words) and language.within_book.has(words, match.end):
                article = request.text[words[at].start : words[match.end - 1].start]
                one = noun[:-1] if plain[:-1] in language.kind_nouns else noun
                rest = request.text[words[match.end].start :]
                return f"{request.text[: words[at].start]}{article}{one} {rest}"
    return None
