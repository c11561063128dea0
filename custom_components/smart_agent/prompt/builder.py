"""What the model is sent in a turn, from the first request to the last."""

from collections.abc import Mapping, Sequence
from typing import Any

from homeassistant.components.conversation import Content

from ..const import MAX_REPLY_TOKENS, MAX_THINKING_TOKENS
from ..guard.feedback import broken_text
from ..server.client import ChatRequest
from ..turn.answer import Answer
from ..turn.chat_log import JudgedCall
from ..turn.context import Agent, Scene
from . import history as messages, texts as prompt
from .budget import fit
from .untrusted import as_told, brings_outside


class Briefing:
    """The messages of a turn, which only ever become more."""

    def __init__(
        self, agent: Agent, scene: Scene, history: Sequence[Content], text: str
    ) -> None:
        """Begin with what was before the turn and what the user said."""
        self._agent = agent
        self._options = agent.options
        self._text = text
        self._tools = scene.tools
        asked = text
        if pending := scene.for_model:
            calls = [str(call) for call in pending.calls]
            asked = prompt.with_pending(text, pending.text, calls)
        asked = f"{asked}\n\n{scene.beside}"
        self.told = messages.told(history, asked)
        """The user's words as they stand in the chat log, with what is sent of them."""
        earlier = messages.history(history, scene.toolset, agent.options.max_history)
        self._messages = [
            messages.system(scene.system),
            *earlier,
            messages.user("\n\n".join(filter(None, (asked, scene.aside)))),
        ]
        self._begin = 1 + len(earlier)
        self.needed = 0
        """Tokens of the context that the prompt would need, 0 while it fits."""

    @property
    def has_tools(self) -> bool:
        """Return whether there is any tool to offer."""
        return bool(self._tools)

    def request(self, *, offer: bool) -> ChatRequest:
        """Return the next request to the server."""
        tools = self._tools if offer else ()
        return self._request(self._options.model, self._messages, tools)

    def request_words(self, model: str) -> ChatRequest:
        """Return a request for words alone to another model."""
        return self._request(
            model, [*self._messages, messages.user(prompt.words_only())], ()
        )

    def _request(
        self,
        model: str,
        asked: Sequence[messages.Message],
        tools: Sequence[Mapping[str, Any]],
    ) -> ChatRequest:
        """Return a request with as much of what was said before as finds room."""
        options = self._options
        num_ctx = self._agent.num_ctx[model]
        tokens = MAX_THINKING_TOKENS if options.think else MAX_REPLY_TOKENS
        fitted = fit(
            asked,
            tools,
            num_ctx,
            MAX_REPLY_TOKENS,
            self._agent.estimates[model],
            turn=self._begin,
        )
        if model == options.model and not fitted.fits:
            self.needed = max(self.needed, fitted.needed)
        return ChatRequest(
            model=model,
            messages=fitted.messages,
            tools=tools,
            options={"num_ctx": num_ctx, "num_predict": tokens},
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


def _tool_message(judged: JudgedCall) -> messages.Message:
    """Return what the model is told of one call."""
    if judged.result is None:
        return messages.tool(judged.name, judged.told)
    result, spec = judged.result, judged.verdict.spec
    if spec is not None and (spec.own or brings_outside(spec, result)):
        result = as_told(spec, result)
    return messages.tool(judged.name, messages.result_text(result, judged.notes))
