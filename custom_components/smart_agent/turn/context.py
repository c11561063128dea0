"""What a turn starts from."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from homeassistant.helpers import intent

from ..guard.policy import Rules
from ..home.home import Home
from ..llm_tools.spec import Toolset
from ..prompt.builder import PromptParts
from ..sentences.recognized import Heard, Hearing
from ..sentences.vocabulary import Grammar
from ..utterance.answer import Answer
from .confirmation import Pending


@dataclass(frozen=True)
class Scene:
    """What there is: the prompt, the home, the tools, what holds, what was asked.

    hearing is what Home Assistant's own
    sentences make of the user's words, hear what they make of others, about_home whether these name anything of the
    home. grammar is how their language says things, last are the ids of what was acted
    on before in the conversation. language is the user's; links tells that he sees the
    answer, so that its sources can be listed as such.

    answer is what the words clearly say to the question of the turn before, pending is
    that question. Where the answer is neither yes nor no, it is one of which only the
    model can tell; any other is not there any more.
    """

    prompt: PromptParts
    home: Home
    toolset: Toolset
    rules: Rules
    hearing: Hearing
    hear: Callable[[str], Awaitable[Heard | None]]
    grammar: Grammar | None = None
    language: str = "en"
    links: bool = False
    last: frozenset[str] = frozenset()
    about_home: bool = False
    pending: Pending | None = None
    answer: Answer = Answer.OTHER

    @property
    def timer(self) -> str:
        """Return the tool that starts a timer on the user's device, "" for none."""
        tool = self.toolset.of_intent(intent.INTENT_START_TIMER)
        return tool.name if tool and self.rules.timers else ""

    @property
    def answered(self) -> Pending | None:
        """Return the question that the words clearly answer: no model is asked then."""
        return None if self.answer is Answer.OTHER else self.pending

    @property
    def for_model(self) -> Pending | None:
        """Return the question of which only the model can tell whether it is answered."""
        return self.pending if self.answer is Answer.OTHER else None
