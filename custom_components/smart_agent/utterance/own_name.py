"""What of a text is a name of its own, and not a word for whatever is meant."""

from .languages import language_of
from .tokens import tokens

_FEW = 2
"""Words that a name has at least, in a language whose pronouns are not known."""


def own_name(text: str, code: str) -> str:
    """Return a name as it was said, without articles before it; "" where it is none.

    "It", "that one" and "the lamp" mean another thing each time. code is the code of the
    user's language.
    """
    words = tokens(text)
    if (language := language_of(code)) is None:
        return text.strip() if len(words) >= _FEW else ""
    start = 0
    while start < len(words) - 1 and words[start].plain in language.article_words:
        start += 1
    books = (language.pronoun_book, language.it_book, language.one_book)
    vague = {
        place
        for at in range(start, len(words))
        for book in books
        for match in book.at(words, at)
        for place in range(match.start, match.end)
    }
    plain = language.kind_nouns | language.article_words
    for at in range(start, len(words)):
        if at not in vague and words[at].plain not in plain:
            return text[words[start].start : words[-1].end]
    return ""
