"""What the model is sent in a turn, from the first request to the last."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from homeassistant.components.conversation import Content
from homeassistant.helpers import llm

from ..const import MAX_REPLY_TOKENS, MAX_THINKING_TOKENS
from ..guard.feedback import broken_text
from ..home.home import Home
from ..llm_tools.spec import Toolset, ToolSpec
from ..server.answer import Answer, WrittenCall
from ..server.client import ChatRequest
from ..server.picture import Picture
from . import history, texts
from .agent import Agent
from .budget import fit
from .sampling import sampling
from .untrusted import MARK, as_told, brings_outside
from .wording import Wording, names_of


@dataclass(frozen=True)
class PromptParts:
    """What the requests of a turn are put together from."""

    system: str
    """The system text."""
    own: str
    """What of it the user has not written: all but their instructions."""
    beside: str
    """What goes with the user's words, and stays with them in later turns."""
    aside: str
    """What goes with the user's words in this turn alone: instructions that move, states."""
    toolset: Toolset
    tools: Sequence[Mapping[str, Any]]
    """The tools as they are sent."""


@dataclass(frozen=True)
class CallOutcome:
    """A call of the model's and what came of it, for the model to read."""

    name: str
    """The name by which the model knows the tool."""
    written: WrittenCall
    spec: ToolSpec | None
    told: str
    """Why the call did not run."""
    result: llm.ToolResult | None


class PromptBuilder:
    """The messages of a turn, which only ever become more."""

    def __init__(
        self,
        agent: Agent,
        parts: PromptParts,
        earlier: Sequence[Content],
        text: str,
        pending: str = "",
    ) -> None:
        """Begin with what was before the turn and what the user said.

        pending is a question that the words may answer, as the model reads it.
        """
        self._agent = agent
        self._options = agent.options
        self._text = text
        self._tools = parts.tools
        asked = f"{pending or text}\n\n{parts.beside}"
        self.told = history.told(earlier, asked)
        """The user's words as they stand in the chat log, with what is sent of them."""
        before = history.history(earlier, parts.toolset, agent.options.max_history)
        self._messages = [
            history.system(parts.system),
            *before,
            history.user("\n\n".join(filter(None, (asked, parts.aside)))),
        ]
        self._begin = 1 + len(before)
        self._own = [parts.own, *parts.beside.splitlines()[:1], history.CUT, MARK]
        if pending:
            self._own.append(pending)
        self.hides_tools = False
        """Whether the model sees its tools only beside the user's last words."""
        self.pictures: Sequence[Picture] = ()
        """The pictures that go with the user's words, which the model can see."""
        self.needed = 0
        """Tokens of the context that the prompt would need, 0 while it fits."""

    @property
    def has_tools(self) -> bool:
        """Return whether there is any tool to offer."""
        return bool(self._tools)

    def wording(self, home: Home) -> Wording:
        """Return what was sent of the agent's own wording, to know it in an answer."""
        tools = (one["function"]["name"] for one in self._tools)
        return Wording(self._own, (self._text, *names_of(home)), tools)

    def _tell(self, text: str) -> None:
        """Add what the agent says in the user's place."""
        self._own.append(text)
        self._messages.append(history.user(text))

    def request(self, *, offer: bool, again: bool = False) -> ChatRequest:
        """Return the next request, with as much of what was said before as finds room.

        again is that the answer to the last one came to nothing.
        """
        tools = self._tools if offer else ()
        options, num_ctx = self._options, self._agent.num_ctx
        tokens = MAX_THINKING_TOKENS if options.think else MAX_REPLY_TOKENS
        fitted = fit(
            self._messages,
            tools,
            num_ctx,
            MAX_REPLY_TOKENS,
            self._agent.estimate,
            turn=self._begin,
        )
        if not fitted.fits:
            self.needed = max(self.needed, fitted.needed)
        return ChatRequest(
            model=options.model,
            messages=fitted.messages,
            tools=tools,
            options={
                "num_ctx": num_ctx,
                "num_predict": tokens,
                **sampling(options.temperature, again=again),
            },
            keep_alive=options.keep_alive_value,
            think=options.think,
            pictures=self.pictures,
            # Of what was before the words some may have found no room.
            pictures_at=self._begin - len(self._messages) + len(fitted.messages),
        )

    def tell(self, answer: Answer, calls: Sequence[CallOutcome], *, last: bool) -> None:
        """Add an answer's calls and what came of them; last is that no more may come."""
        # A model that loses sight of its tools hears of them in the user's place.
        beside = self.hides_tools
        shown = [one for one in calls if not beside or one.result is not None]
        self._own += [one.told for one in calls]
        if shown:
            written = [(one.written.name, one.written.arguments) for one in shown]
            self._messages.append(history.assistant("", written, answer.thinking))
            self._messages += [_tool_message(one) for one in shown]
        if last:
            self._tell(texts.answer_now())
        elif beside:
            told = [one.told for one in calls if one.told]
            text = "\n\n".join(told) or texts.go_on(self._text)
            self._tell(text)

    def tell_broken(self, answer: Answer) -> None:
        """Add why a call could not be read."""
        self._messages.append(history.assistant(answer.text))
        self._tell(broken_text(answer.broken, self._text))

    def tell_lost(self, acting: Sequence[str]) -> None:
        """Add that an answer did not arrive; acting are tools that fit the words."""
        self._tell(texts.lost_answer(self._text, acting))

    def tell_only_one(self, question: str, name: str) -> None:
        """Add that a question of the model's is none: only one device fits."""
        self._messages.append(history.assistant(question))
        self._tell(texts.only_one(name, self._text))

    def tell_not_done(self, answer: str, names: Sequence[str]) -> None:
        """Add that what an answer claims was not done, of the things named."""
        self._messages.append(history.assistant(answer))
        self._tell(texts.not_done(names, self._text))

    def tell_unread(self, answer: str, reads: str) -> None:
        """Add that an answer tells what nothing says; reads is the tool that reads it."""
        self._messages.append(history.assistant(answer))
        self._tell(texts.unread(reads, self._text))


def _tool_message(call: CallOutcome) -> history.Message:
    """Return what the model is told of one call."""
    if call.result is None:
        return history.tool(call.name, call.told)
    result, spec = call.result, call.spec
    if spec is not None and (spec.own or brings_outside(spec, result)):
        result = as_told(spec, result)
    return history.tool(call.name, history.result_text(result))
