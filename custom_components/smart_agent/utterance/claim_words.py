"""How an answer says that something was done, by language.

Each list is one text with commas between its entries (called ways), as they are
spelled; they are compared folded. A way of several words is also found with other words
between them: "turned the lamp on".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from ..text.fold import fold

OTHER = "other"
"""Any deed that is not told from others: it fits whatever call ran."""


@dataclass(frozen=True)
class ClaimWords:
    """The words of one language, in lists with commas between the entries."""

    acts: Mapping[str, str]
    """Ways to say that a deed was or is being done, by deed: participles and verbs."""
    states: Mapping[str, str]
    """Ways to say the state after a deed, by deed, without a participle: "is on"."""
    first: str
    """Words by which the agent says it acted: pronouns, or verbs without a pronoun."""
    against: str
    """Words after which nothing in the clause is claimed: "not", "if"."""
    modals: str
    """Words that rule out a claim close behind them only: "can"."""
    done: str
    """Whole sentences or clauses that say all was done: "all set"."""
    joins: str
    """Words that begin a new clause: "and"."""
    tails: str
    """Words that may follow a state: "is on now", but not "is on the table"."""
    promises: str = ""
    """Words by which the agent says that it is about to act: "I'll"."""
    promised: str = ""
    """Verbs behind such words for what is no deed of its own: "set"."""
    offers: str = ""
    """Words that make a promise an offer: "if you want"."""

    @cached_property
    def folded(self) -> Mapping[str, frozenset[tuple[str, ...]]]:
        """Return the lists that are not by deed, by field name, as folded words."""
        names = (
            *("first", "against", "modals", "done", "joins", "tails"),
            *("promises", "promised", "offers"),
        )
        return {name: _ways(getattr(self, name)) for name in names}

    @cached_property
    def act_ways(self) -> Mapping[str, frozenset[tuple[str, ...]]]:
        """Return the ways to say each deed, by deed, as folded words."""
        return {deed: _ways(text) for deed, text in self.acts.items()}

    @cached_property
    def state_ways(self) -> Mapping[str, frozenset[tuple[str, ...]]]:
        """Return the ways to say each state, by deed, as folded words."""
        return {deed: _ways(text) for deed, text in self.states.items()}


def _ways(text: str) -> frozenset[tuple[str, ...]]:
    """Return the entries of a list with commas, each as its folded words."""
    return frozenset(map(fold, text.split(",")))
