"""How often a model has tried in a turn, and what was wrong."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..guard.problem import ProblemKind
from ..guard.verdict import Reject, Repeat, Run, Verdict
from .chat_log import JudgedCall, signature_as_written


@dataclass
class Attempts:
    """Counts the answers of a turn, and ends it after so many that came to nothing."""

    most: int
    """Answers in a row that may come to nothing."""
    count: int = 0
    """Answers in a row that came to nothing."""
    repeats: int = 0
    """Answers in a row of which every call is an action that was done already."""
    steps: int = 0
    """Answers of which something ran."""
    reads: int = 0
    """Answers of which all that ran read the house."""
    refused: list[Reject] = field(default_factory=list)
    """Why calls of the last answer with calls were refused."""
    wrong: set[tuple[str, str]] = field(default_factory=set)
    """The calls that were refused, as they were written."""
    nothing_new: bool = False
    """Whether the last calls were all refused before, written just so."""

    @property
    def are_over(self) -> bool:
        """Return whether no more may be made."""
        return self.count >= self.most

    @property
    def may_read_on(self) -> bool:
        """Return whether what is read next may still help.

        Who reads on and on, or reads between what is wrong, has to say what there is.
        """
        return self.count + self.reads < self.most

    @property
    def next_is_last(self) -> bool:
        """Return whether one more may be made after this one, and that is the last."""
        return self.count + 2 >= self.most

    @property
    def rejected(self) -> Reject | None:
        """Return why the last call that was refused was."""
        return self.refused[-1] if self.refused else None

    @property
    def only_repeats(self) -> bool:
        """Return whether nothing was wrong at last but that it was done already."""
        return bool(self.refused) and all(
            one.is_for(ProblemKind.REPEATED) for one in self.refused
        )

    def keep_wrong(self, judged: Sequence[JudgedCall]) -> None:
        """Keep calls that were refused, so that the same again is told apart."""
        refused = {
            signature_as_written(one.written)
            for one in judged
            if isinstance(one.verdict, Reject)
        }
        all_refused = all(isinstance(one.verdict, Reject) for one in judged)
        self.nothing_new = bool(refused) and all_refused and refused <= self.wrong
        self.wrong |= refused

    def take(self, judged: Sequence[JudgedCall]) -> None:
        """Count an answer with calls; one of which all ran sets the attempts to zero.

        To read once more what was read comes to nothing, as does what is refused. To read
        anything else of the house is no attempt, and wins none back.
        """
        vain = all(isinstance(one.verdict, Reject | Repeat) for one in judged)
        self.refused = [j.verdict for j in judged if isinstance(j.verdict, Reject)]
        if len(self.refused) < len(judged):
            self.steps += 1
        ran = [one.verdict for one in judged if isinstance(one.verdict, Run)]
        reads = bool(ran) and all(one.spec.only_reads_house for one in ran)
        if self.refused or vain:
            self.count += 1
        elif reads:
            self.reads += 1
        else:
            self.count = 0
        again = all(_is_again(one.verdict) for one in judged)
        self.repeats = self.repeats + 1 if again else 0

    def end(self) -> None:
        """Have no more made."""
        self.count = self.most

    def take_unread(self) -> None:
        """Count an answer that could not be read or did not arrive."""
        self.count += 1


def _is_again(verdict: Verdict) -> bool:
    """Return whether a call would do what was done already, or undo it unasked."""
    if isinstance(verdict, Reject):
        return verdict.is_for(ProblemKind.REPEATED)
    return isinstance(verdict, Repeat) and verdict.spec.is_action
