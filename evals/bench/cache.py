"""What a model server remembers of the request before."""

from collections.abc import Iterable, Sequence


class PrefixCache:
    """One slot, as Ollama has it by default: tokens read or written last, in order.

    What a request has in common with them from the start need not be read again
    (llama.cpp's cache_prompt).
    """

    def __init__(self) -> None:
        """Begin with nothing read."""
        self.tokens: list[str] = []

    def keep(self, prompt: Sequence[str]) -> int:
        """Forget what a prompt does not begin with; return how much of it is unread.

        At least its last token is read, which the first token of an answer takes.
        """
        common = 0
        for old, new in zip(self.tokens, prompt[:-1], strict=False):
            if old != new:
                break
            common += 1
        del self.tokens[common:]
        return len(prompt) - common

    def add(self, tokens: Iterable[str]) -> None:
        """Remember tokens that were read or written behind the others."""
        self.tokens += tokens
