"""What a turn starts from."""

from collections.abc import Awaitable, Callable, Sequence, Set as AbstractSet
from dataclasses import dataclass

from homeassistant.helpers import intent

from ..guard.rules import Rules
from ..guard.verdict import Signature
from ..home.home import Home
from ..llm_tools.spec import Toolset
from ..prompt.builder import PromptParts
from ..prompt.texts import with_pending
from ..sentences.questions import Answer
from ..sentences.recognized import Recognition, RecognizedIntent
from ..sentences.rewrite import meant
from ..sentences.vocabulary import Vocabulary
from ..text.fold import fold, positions
from ..utterance.answer import Reply
from ..utterance.request import Request
from ..utterance.stance import Stance
from .changes import TurnChanges
from .confirmation import Pending
from .restatable import Restatable

_MOST_MEANT = 3
"""Devices that words may mean for which a model is told the tools."""


@dataclass(frozen=True)
class Said:
    """What the user said in a turn, and what is known of it before any model reads it."""

    text: str
    language: str
    request: Request
    """What the words ask for, as far as their language is read."""
    recognition: Recognition
    """What Home Assistant's own sentences make of the words."""
    about_home: bool
    """Whether the words name anything of the home."""
    pending: Pending | None
    """The question of the turn before. Where the words are neither yes nor no, it is one
    of which only the model can tell whether they answer it; any other is gone."""
    answer: Reply
    """What the words clearly say to that question."""

    @property
    def confirmed(self) -> AbstractSet[Signature]:
        """Return what the calls would do that the words have, or may have, said yes to."""
        if self.pending is None or self.answer is Reply.NO:
            return frozenset()
        return self.pending.signatures

    @property
    def answered(self) -> Pending | None:
        """Return the question that the words clearly answer: no model is asked then."""
        return None if self.answer is Reply.OTHER else self.pending

    @property
    def for_model(self) -> Pending | None:
        """Return the question of which only the model can tell whether it is answered."""
        return self.pending if self.answer is Reply.OTHER else None

    def asks_about_home(self, last: AbstractSet[str]) -> bool:
        """Return whether the words only ask, and about the home or what was acted on."""
        return (
            self.answer is Reply.OTHER
            and self.pending is None
            and self.request.only_asks
            and (self.about_home or bool(last))
        )


@dataclass(frozen=True)
class GuardContext:
    """What the calls of a turn are judged by, whoever's model makes them."""

    said: Said
    home: Home
    toolset: Toolset
    rules: Rules
    hear: Callable[[str], Awaitable[RecognizedIntent | None]]
    """What Home Assistant's own sentences make of other words."""
    vocabulary: Vocabulary | None
    """How the user's language says things."""
    links: bool
    """Whether the user sees the answer, so that its sources can be listed as links."""
    last: frozenset[str]
    """The ids of what was acted on before in the conversation."""
    changes: TurnChanges
    """What the turn changes in the house, so that it can be put back."""

    @property
    def asks_for_deed(self) -> bool:
        """Return whether the user's words ask for something to be done."""
        return self.rules.request.overall is Stance.REQUEST

    @property
    def with_pending(self) -> str:
        """Return the words beside the question of which only the model can tell the answer.

        Empty where there is none.
        """
        if (pending := self.said.for_model) is None:
            return ""
        calls = [str(call) for call in pending.calls]
        return with_pending(self.rules.words.text, pending.text, calls)

    @property
    def timer(self) -> str:
        """Return the tool that starts a timer on the user's device, "" for none."""
        tool = self.toolset.of_intent(intent.INTENT_START_TIMER)
        return tool.name if tool and self.rules.timers else ""

    def only_meant(self) -> list[str]:
        """Return the id of the only device that the words can mean, in a list.

        Only of words that ask: "what a lovely beam of light" speaks of nothing. Where
        something was acted on before, only a full name takes its place.
        """
        asks = self.rules.request.only_asks or self.asks_for_deed
        if not (self.said.about_home and asks):
            return []
        said = fold(self.said.text)
        return [
            one.entity_id
            for one in meant(self.said.text, self.home, self.toolset.domains, 1)
            if not self.last or any(positions(fold(name), said) for name in one.names)
        ]

    def acting(self) -> Sequence[str]:
        """Return the tools for the devices that the words may mean, none for many.

        None too where the words ask for nothing to be done.
        """
        if not self.asks_for_deed:
            return ()
        toolset = self.toolset
        found = meant(self.said.text, self.home, toolset.domains, _MOST_MEANT)
        domains = sorted({one.domain for one in found})
        return list(
            dict.fromkeys(
                tool for domain in domains for tool in toolset.acting_on(domain)
            )
        )

    async def asks_for_timer(self) -> bool:
        """Return whether what is meant for later says in how much time.

        Home Assistant's sentences take it for a timer with a command then.
        """
        for text in self.rules.request.timed():
            heard = await self.hear(text)
            if heard and heard.intent_type == intent.INTENT_START_TIMER:
                return True
        return False


@dataclass(frozen=True)
class TurnContext(GuardContext):
    """What there is when a turn of the agent's own begins."""

    prompt: PromptParts
    """What requests are put together from, without the devices that may be meant."""
    for_model: Callable[[], Awaitable[PromptParts]]
    """The same with them, and with the states that a question is about; it takes
    ranking the devices of a large home."""
    answer: Callable[[RecognizedIntent | None], Awaitable[Answer | None]]
    """Home Assistant's own answer to a question that was heard, None for none."""

    restatable: Restatable | None = None
    """The words for a model that is to say them plainly, None where none is asked to."""

    def may_answer(self, heard: RecognizedIntent | None) -> bool:
        """Return whether the words, heard as an intent or not, may need no model.

        Not where it leaves out where, and the user is nowhere that is known, or where
        the agent was given no tool that tells of the home.
        """
        here = self.rules.place.area_id is not None
        reads = self.toolset.reads_home is not None
        if heard is None:
            return reads and self.said.answer is Reply.OTHER
        return heard.asks and reads and (heard.complete or here)
