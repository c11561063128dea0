"""What the words of a sentence say, worked out once for all models that it is said to."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from custom_components.smart_agent.home.home import Entity, Home
from custom_components.smart_agent.llm_tools.spec import Toolset
from custom_components.smart_agent.sentences.recognize import async_recognize
from custom_components.smart_agent.sentences.recognized import Recognition
from custom_components.smart_agent.turn import prepare
from custom_components.smart_agent.utterance.request import Request
from fakes.house import states
from homeassistant.components.conversation import ConversationInput
from homeassistant.core import HomeAssistant


class _Recognizer:
    """Recognizes words; the same once, said in the same place while all is as it was."""

    def __init__(self) -> None:
        """Begin with nothing recognized."""
        self._of: tuple[Any, ...] = ()
        self._found = Recognition()

    async def __call__(
        self,
        hass: HomeAssistant,
        user_input: ConversationInput,
        home: Home,
        toolset: Toolset,
        request: Request,
        last: Sequence[Entity] = (),
        *,
        sentences: bool = True,
    ) -> Recognition:
        """Return what the words say for sure, as async_recognize does."""
        said = (user_input.text, user_input.language, user_input.device_id)
        before = (tuple(last), states(hass))
        of = (said, home, toolset, request, sentences, *before)
        if of != self._of:
            self._found = await async_recognize(
                hass,
                user_input,
                home,
                toolset,
                request,
                last,
                sentences=sentences,
            )
            self._of = of
        return self._found


@contextmanager
def recognized_once() -> Iterator[None]:
    """Have words that are said to several models recognized once."""
    with patch.object(prepare, "async_recognize", _Recognizer()):
        yield
