"""What the model is sent in a turn, from the first request to the last."""

from collections.abc import Sequence
from dataclasses import replace

from homeassistant.components.conversation import Content

from . import prompt
from .calls import JudgedCall
from .const import MAX_REPLY_TOKENS, MAX_THINKING_TOKENS
from .guard.feedback import broken_text
from .model import messages
from .model.client import ChatRequest
from .model.listener import Answer
from .scene import Agent, Scene


class Briefing:
    """The messages of a turn, which only ever become more."""

    def __init__(
        self, agent: Agent, scene: Scene, history: Sequence[Content], text: str
    ) -> None:
        """Begin with what was before the turn and what the user said."""
        self._agent = agent
        self._options = agent.options
        self._text = text
        self._tools = scene.toolset.wire(scene.home.device_classes)
        asked = text
        if pending := scene.pending:
            asked = prompt.with_pending(text, pending.text, pending.calls)
        self._messages = [
            messages.system(scene.system),
            *messages.history(history, scene.toolset, agent.options.max_history),
            messages.user(asked),
        ]

    @property
    def has_tools(self) -> bool:
        """Return whether there is any tool to offer."""
        return bool(self._tools)

    def request(self, *, offer: bool) -> ChatRequest:
        """Return the next request to the server."""
        options = self._options
        tokens = MAX_THINKING_TOKENS if options.think else MAX_REPLY_TOKENS
        return ChatRequest(
            model=options.model,
            messages=self._messages,
            tools=self._tools if offer else (),
            options={"num_ctx": options.num_ctx, "num_predict": tokens},
            keep_alive=options.keep_alive_value,
            think=options.think,
        )

    def tell(self, answer: Answer, judged: Sequence[JudgedCall], *, last: bool) -> None:
        """Add an answer's calls and what came of them; last is that no more may come."""
        # A model that loses sight of its tools hears of them in the user's place.
        beside = self._agent.hides_tools
        shown = [j for j in judged if not beside or j.result is not None]
        if shown:
            calls = [(j.written.name, j.written.arguments) for j in shown]
            self._messages.append(messages.assistant("", calls, answer.thinking))
            self._messages += [_tool_message(j) for j in shown]
        if last:
            self._messages.append(messages.user(prompt.answer_now()))
        elif beside:
            told = [j.told for j in judged if j.told]
            text = "\n\n".join(told) or prompt.go_on(self._text)
            self._messages.append(messages.user(text))

    def tell_broken(self, answer: Answer) -> None:
        """Add why a call could not be read."""
        self._messages.append(messages.assistant(answer.text))
        self._messages.append(messages.user(broken_text(answer.broken, self._text)))

    def tell_lost(self) -> None:
        """Add that an answer did not arrive."""
        self._messages.append(messages.user(prompt.lost_answer(self._text)))

    def tell_only_one(self, question: str, name: str) -> None:
        """Add that a question of the model's is none: only one device fits."""
        self._messages.append(messages.assistant(question))
        self._messages.append(messages.user(prompt.only_one(name, self._text)))

    def request_words(self, model: str) -> ChatRequest:
        """Return a request for words alone to another model."""
        return replace(
            self.request(offer=False),
            model=model,
            messages=[*self._messages, messages.user(prompt.words_only())],
        )


def _tool_message(judged: JudgedCall) -> messages.Message:
    """Return what the model is told of one call."""
    if judged.result is None:
        return messages.tool(judged.name, judged.told)
    return messages.tool(judged.name, messages.result_text(judged.result, judged.notes))
