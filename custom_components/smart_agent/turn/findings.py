"""What the tools of a turn found, and whether others wrote any of it."""

from dataclasses import dataclass, field

from homeassistant.helpers import llm

from ..llm_tools.spec import ToolSpec
from ..prompt.untrusted import brings_outside, may_quote
from .citations import Source, finding_of, pictures_of, sources_of


@dataclass
class Findings:
    """What was read in a turn, and what was made of it."""

    sources: list[Source] = field(default_factory=list)
    """The pages and files that were read, the last first."""
    last: str = ""
    """What a tool of the agent's own found last, to say if the model does not."""
    pictures: list[str] = field(default_factory=list)
    """The addresses of the pictures that were made."""
    addresses: set[str] = field(default_factory=set)
    """The addresses that searches came back with."""
    outside: bool = False
    """Whether text of others was read."""
    quoted: bool = False
    """Whether what was read may hold a part that others wrote."""

    def take(self, spec: ToolSpec, result: llm.ToolResult) -> None:
        """Keep where a result comes from, and what may be shown or read after it."""
        if brings_outside(spec, result):
            self.outside = True
        self.quoted |= may_quote(spec, result)
        if not spec.own:
            return
        self.last = finding_of(result) or self.last
        sources = sources_of(result)
        self.sources = sources + self.sources
        if not spec.address_key:
            # What a page names as its address was known before it was read.
            self.addresses |= {source.url for source in sources if source.url}
        self.pictures += pictures_of(result)
