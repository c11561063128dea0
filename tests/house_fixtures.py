"""A furnished house, an agent in it, and a person who talks to it."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from inspect import signature
from pathlib import Path
import re
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.demo_house.api import async_device_id, async_setup_house
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.prompt.history import BORDER
from custom_components.smart_agent.prompt.texts import CONTEXT
from custom_components.smart_agent.trace.record import TurnRecord
from fakes.ollama_server import OllamaServer, asks_plainly
from homeassistant.components import conversation
from homeassistant.components.conversation import (
    AssistantContent,
    ChatLog,
    Content,
    ConversationInput,
    ToolResultContent,
    async_get_chat_log,
)
from homeassistant.config_entries import ConfigEntry, ConfigSubentryData
from homeassistant.const import CONF_URL
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import intent
from homeassistant.helpers.chat_session import (
    DATA_CHAT_SESSION_CLEANUP,
    async_get_chat_session,
)
from homeassistant.setup import async_setup_component
from homeassistant.util.yaml import load_yaml_dict

from .assist_screen import GREY, RED, bubbles

HOME = Path(__file__).parents[1] / "demo" / "house" / "home.yaml"
_FURNITURE = load_yaml_dict(HOME)
MODEL = "test-model:latest"

_ASKS_WHOSE = "context" in signature(async_get_chat_session).parameters
"""From 2026.11 on Home Assistant asks whose conversation it is.

It refuses a conversation to anybody else with Unauthorized then.
"""


def whose(context: Context | None) -> dict[str, Any]:
    """Return what says whose conversation it is, None for nobody's."""
    return {"context": context} if _ASKS_WHOSE else {}


OF_NOBODY = whose(None)


def leave_no_session(hass: HomeAssistant) -> None:
    """Take back the timer of a conversation that Home Assistant's stop cut short.

    From 2026.11 on Home Assistant begins one for it, after it took back all others.
    """
    cleanup = hass.data[DATA_CHAT_SESSION_CLEANUP]
    if cleanup.unsub:
        cleanup.unsub()


_UNSPEAKABLE = re.compile(
    r"[*_`#{}\[\]|\\]|<[\w/|]|://|\b[a-z_]+\.[a-z]+_[a-z_]+\b|\w\("
)
"""Markup, call syntax, links and entity ids."""


@dataclass(frozen=True)
class Heard:
    """What a person got of one turn: the words, and all that stands behind them.

    asks tells whether the microphone opens again, streamed are the words as they
    came, log is what the turn added to Home Assistant's chat log.
    """

    speech: str
    asks: bool
    conversation_id: str
    response: intent.IntentResponse
    streamed: tuple[str, ...]
    log: tuple[Content, ...]
    deltas: tuple[dict[str, Any], ...] = ()
    """All that was sent while the turn was taken."""

    @property
    def failed(self) -> bool:
        """Return whether Home Assistant was told that the turn failed."""
        return self.response.response_type is intent.IntentResponseType.ERROR


@dataclass
class Talk:
    """A person and one agent."""

    hass: HomeAssistant
    server: OllamaServer
    entry: MockConfigEntry
    agent_id: str
    satellite: str | None = None
    """Device id of what the person speaks to, if it is one with a place."""

    user_id: str | None = None
    """Id of the account of the person, if it is known."""

    language: str = "en"
    overhear: Callable[[str], None] = lambda _: None
    """Called with each piece of speech as it comes."""

    async def __call__(
        self,
        text: str,
        *,
        after: Heard | None = None,
        conversation_id: str | None = None,
        extra_system_prompt: str | None = None,
    ) -> Heard:
        """Say a sentence, as Assist does, and hear the answer.

        after is the turn that this one goes on from, conversation_id what another
        agent began. What holds of every turn is asserted here.
        """
        streamed: list[str] = []
        deltas: list[dict[str, Any]] = []

        def listen(_: ChatLog, delta: dict[str, Any]) -> None:
            deltas.append(delta)
            if delta.get("role", "assistant") == "assistant" and delta.get("content"):
                streamed.append(delta["content"])
                self.overhear(delta["content"])

        context = Context(user_id=self.user_id)
        with async_get_chat_session(
            self.hass,
            after.conversation_id if after else conversation_id,
            **whose(context),
        ) as session:
            user_input = ConversationInput(
                text=text,
                context=context,
                conversation_id=session.conversation_id,
                device_id=self.satellite,
                satellite_id=None,
                language=self.language,
                agent_id=self.agent_id,
                extra_system_prompt=extra_system_prompt,
            )
            with async_get_chat_log(
                self.hass, session, user_input, chat_log_delta_listener=listen
            ) as chat_log:
                start = len(chat_log.content)
                result = await conversation.async_converse(
                    self.hass,
                    text,
                    session.conversation_id,
                    user_input.context,
                    self.language,
                    self.agent_id,
                    self.satellite,
                    extra_system_prompt=extra_system_prompt,
                )
                log = tuple(chat_log.content[start:])
        assert result.conversation_id == session.conversation_id
        heard = Heard(
            result.response.speech["plain"]["speech"],
            result.continue_conversation,
            session.conversation_id,
            result.response,
            tuple(streamed),
            log,
            tuple(deltas),
        )
        _assert_promises(heard)
        return heard

    def state(self, entity_id: str) -> str:
        """Return the state of an entity."""
        state = self.hass.states.get(entity_id)
        assert state
        return state.state

    @property
    def record(self) -> TurnRecord:
        """Return the record of the last turn."""
        record: TurnRecord = self.entry.runtime_data.records[-1]
        return record

    @property
    def asked(self) -> list[dict[str, Any]]:
        """Return the requests to the model, without those for plain words."""
        return [
            chat
            for chat in self.server.chats
            if chat["messages"] and not asks_plainly(chat)
        ]

    @property
    def said(self) -> list[str]:
        """Return what was said before and in the last request, by the user and to them.

        What goes with their words is left out.
        """
        messages: list[dict[str, Any]] = self.asked[-1]["messages"][1:]
        return [
            str(one.get("content", "")).partition(f"\n\n{CONTEXT}")[0]
            for one in messages
        ]

    @property
    def told(self) -> list[dict[str, Any]]:
        """Return what the last request told the model after the user's words."""
        messages: list[dict[str, Any]] = self.asked[-1]["messages"]
        words = self.record.text
        return messages[
            next(
                index + 1
                for index in reversed(range(len(messages)))
                if messages[index]["role"] == "user"
                and messages[index]["content"].partition("\n")[0] == words
            ) :
        ]


type NewTalk = Callable[..., Awaitable[Talk]]


def _assert_promises(heard: Heard) -> None:
    """Assert what holds of every turn, whatever the model wrote."""
    assert heard.speech.strip()
    words = "".join(heard.streamed).partition(BORDER)[0]
    assert not _UNSPEAKABLE.search(words)
    spoken = [c.content for c in heard.log if isinstance(c, AssistantContent)]
    # The words of an error are shown and spoken by Home Assistant itself.
    by_result = [heard.speech] if heard.failed and heard.log else []
    said = [*heard.streamed, *by_result]
    assert "".join(filter(None, spoken)) == "".join(said)
    assert "".join(said).endswith(heard.speech) or not heard.log
    for joins in (False, True):
        shown = bubbles(heard.deltas, heard.response, joins=joins)
        assert [kind for kind, _ in shown] == [RED if heard.failed else GREY]
    assert list(_called(heard.log)) == [
        item.tool_call_id for item in heard.log if isinstance(item, ToolResultContent)
    ]


def _called(log: Sequence[Content]) -> Iterator[str]:
    """Return the ids of all calls, those that Home Assistant runs first."""
    for item in log:
        if isinstance(item, AssistantContent):
            calls = item.tool_calls or []
            yield from (call.id for call in calls if not call.external)
            yield from (call.id for call in calls if call.external)


@pytest.fixture
async def home(hass: HomeAssistant) -> ConfigEntry[Inventory]:
    """Furnish the house of `demo/house/home.yaml`."""
    for component in ("homeassistant", "conversation", "intent", "llm"):
        assert await async_setup_component(hass, component, {})
    return await async_setup_house(hass, _FURNITURE)


async def async_add_agent(
    hass: HomeAssistant,
    *,
    server: OllamaServer,
    title: str = "Smart Agent",
    also: Sequence[ConfigSubentryData] = (),
    **options: Any,
) -> Talk:
    """Set up an agent on a server; what is not said of it is as by default.

    also are other sub-entries of the server.

    Where no test is about them the second opinion of Home Assistant's sentences and
    their confirmations are off, so that it shows what is made of the model's words, and
    so are warm-ups, which would take up the replies of a script.
    """
    options = {"sentences": False, "confirm": "model", "warm": False} | options
    entry = MockConfigEntry(
        domain=DOMAIN,
        title=server.url,
        data={CONF_URL: server.url},
        subentries_data=[
            ConfigSubentryData(
                data={"model": MODEL, "llm_hass_api": ["assist"], **options},
                subentry_type="conversation",
                title=title,
                unique_id=None,
            ),
            *also,
        ],
    )
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    (agent,) = (s for s in hass.states.async_all("conversation") if s.name == title)
    return Talk(hass, server, entry, agent.entity_id)


@pytest.fixture
def new_talk(
    hass: HomeAssistant, home: ConfigEntry[Inventory], ollama_server: OllamaServer
) -> NewTalk:
    """Return how to come to talk to another agent in the house."""
    return partial(async_add_agent, hass, server=ollama_server)


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person in the house, somewhere without a satellite."""
    return await new_talk()


@pytest.fixture
async def kitchen_talk(
    hass: HomeAssistant, home: ConfigEntry[Inventory], talk: Talk
) -> Talk:
    """Return a person who speaks to the satellite in the kitchen."""
    talk.satellite = async_device_id(hass, home, "kitchen_satellite")
    return talk


@pytest.fixture
def kitchen(hass: HomeAssistant, home: ConfigEntry[Inventory]) -> str:
    """Return the device id of the satellite in the kitchen."""
    return async_device_id(hass, home, "kitchen_satellite")
