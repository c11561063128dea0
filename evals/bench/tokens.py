"""Tokens, counted the same everywhere: pieces of words as language models have them.

No model's own tokenizer: those weigh megabytes, and no two count alike. The rules are
those by which Qwen 2.5 splits a text before it merges: digits one by one, a space with
the word behind it, punctuation in runs. In place of the merges a word is cut at capital
letters and after so many letters that prompts and tools of Home Assistant come to as
many tokens, within a few per cent, as that model makes of them: about four characters
each.
"""

import re

_LONGEST = 8
"""Letters of the longest token."""

_CONTROL = r"<\|\w+\|>"

_PIECES = re.compile(
    rf"{_CONTROL}"
    rf"|[^\r\n\w]?_?(?:[A-Z]{{1,{_LONGEST}}}(?![a-z])|[A-Z]?(?:(?![A-Z])[^\W\d_]){{1,{_LONGEST}}})"
    r"|\d"
    rf"| ?(?:(?!{_CONTROL})[^\s\w]){{1,4}}[\r\n]*"
    r"|\s*[\r\n]+"
    r"|\s+(?!\S)|\s+"
    r"|\w"
)


def tokenize(text: str) -> list[str]:
    """Return the tokens of a text, which joined are the text."""
    return _PIECES.findall(text)
