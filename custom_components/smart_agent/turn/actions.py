"""What the calls of a turn did."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from homeassistant.components.todo.const import ATTR_ITEM
from homeassistant.helpers import llm

from ..guard.verdict import Repeat, Run, Signature, Verdict
from ..sentences.responses import Confirmed
from .changes import TurnChanges
from .chat_log import JudgedCall


@dataclass
class Actions:
    """Calls that ran: what they changed and what they came to."""

    changes: TurnChanges
    """What they changed, so that it can be put back."""
    ran: dict[Signature, llm.ToolResult] = field(default_factory=dict)
    """What has run and still holds, so that the same call again is a repetition."""
    undone: set[Signature] = field(default_factory=set)
    """The calls that have acted and that a later one made a thing of the past."""
    read: set[Signature] = field(default_factory=set)
    """The calls that only read."""
    done: list[Confirmed] = field(default_factory=list)
    """What was done in the house, for Home Assistant's sentences."""
    runs: list[Run] = field(default_factory=list)
    """The calls by which it was done."""
    tried: set[str] = field(default_factory=set)
    """The ids of what calls were for, also of those that came to nothing, and the texts
    in them, such as names."""
    asked_about: Sequence[str] = ()
    """The ids of the entities that a question was about which Home Assistant answered."""
    acted: bool = False
    """Whether a call that is not only for reading ran and did not fail."""
    failed: bool = False
    """Whether a call of the last step failed although it was right."""

    @property
    def touched(self) -> list[str]:
        """Return the ids of what was acted on, in order, or of the one asked about."""
        acted = [entity.entity_id for run in self.runs for entity in run.entities]
        return acted or ([*self.asked_about] if len(self.asked_about) == 1 else [])

    @property
    def settled(self) -> bool:
        """Return whether it can be told what came of the turn, also without a model.

        What a tool that is no intent has found or done, only the model can say.
        """
        return bool(self.done) or self.failed

    def begin(self, verdict: Verdict) -> None:
        """Note what a call is for; if it runs, the same again counts as a repetition."""
        self.tried.update(one for one in verdict.args.values() if isinstance(one, str))
        if isinstance(verdict, Run):
            self.changes.async_look(verdict)
            self.ran[verdict.signature] = llm.ToolResult({"result": "running"})
            self.tried.update(one.entity_id for one in verdict.entities)

    def drop(self, verdict: Run) -> None:
        """Forget a call that was to run and does not."""
        self.ran.pop(verdict.signature, None)

    def result_of(self, verdict: Verdict) -> llm.ToolResult | None:
        """Return the earlier result of a call that is repeated, None for any other."""
        return self.ran.get(verdict.signature) if isinstance(verdict, Repeat) else None

    def take(self, one: JudgedCall, verdict: Run, result: llm.ToolResult) -> None:
        """Keep the result of a call that ran."""
        one.take(result)
        self.ran[verdict.signature] = result
        if verdict.spec.annotations.read_only:
            self.read.add(verdict.signature)
            return
        self.changes.async_took(verdict, failed=one.record.failed)
        if one.record.failed:
            return
        self.acted = True
        self._forget_before(verdict)
        if isinstance(data := result.data, llm.IntentResponseDict):
            intent_type = verdict.spec.intent_type or ""
            self.done.append((intent_type, verdict.args, data.original))
            self.runs.append(verdict)

    def _forget_before(self, verdict: Run) -> None:
        """Forget the calls whose results an action makes out of date.

        That is whatever was read, and what was done before to the same entities: off,
        on and off again are three actions. An item that is added to a list leaves those
        there that were added before.
        """
        tool, touched, _ = signature = verdict.signature
        lasting = tool if ATTR_ITEM in verdict.args else None
        past = {
            one
            for one in self.ran
            if one != signature
            and (
                one in self.read
                or (one[0] != lasting and set(touched).intersection(one[1]))
            )
        }
        self.ran = {k: result for k, result in self.ran.items() if k not in past}
        self.undone |= past - self.read
