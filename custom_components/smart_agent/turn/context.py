"""What a turn starts from."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from homeassistant.helpers import intent

from ..guard.policy import Rules
from ..home.home import Home
from ..llm_tools.spec import Toolset
from ..options import AgentOptions
from ..prompt.budget import TokenEstimate
from ..sentences.recognized import Heard, Hearing
from ..sentences.vocabulary import Grammar
from ..server.client import OllamaServer
from ..utterance.answer import Answer
from .confirmation import Pending


@dataclass(frozen=True)
class Agent:
    """The agent that takes a turn.

    num_ctx and estimates are, by model, the context to ask for and how many tokens a
    prompt has. hides_tools tells that its model sees the tools only beside the last words of the
    user.
    """

    entity_id: str
    server: OllamaServer
    options: AgentOptions
    num_ctx: Mapping[str, int]
    estimates: Mapping[str, TokenEstimate]
    hides_tools: bool = False


@dataclass(frozen=True)
class Scene:
    """What there is: the prompt, the home, the tools, what holds, what was asked.

    system is the system text, beside what goes with the user's words and stays with
    them in later turns, aside what does not. hearing is what Home Assistant's own
    sentences make of the user's words, hear what they make of others, about_home whether these name anything of the
    home. grammar is how their language says things, last are the ids of what was acted
    on before in the conversation. language is the user's; links tells that he sees the
    answer, so that its sources can be listed as such.

    answer is what the words clearly say to the question of the turn before, pending is
    that question. Where the answer is neither yes nor no, it is one of which only the
    model can tell; any other is not there any more.
    """

    system: str
    beside: str
    aside: str
    tools: Sequence[Mapping[str, Any]]
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
