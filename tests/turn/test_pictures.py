"""Pictures beside the words of a conversation: for a model that sees, and as data."""

from base64 import b64encode
from pathlib import Path

import pytest

from custom_components.smart_agent.llm_tools.spec import Toolset
from custom_components.smart_agent.prompt.untrusted import is_tainted
from custom_components.smart_agent.server import picture
from fakes.ollama_server import ServedModel, call, say
from homeassistant.components.conversation import (
    Attachment,
    UserContent,
    async_converse,
    async_get_chat_log,
)
from homeassistant.components.conversation.models import ConversationResult
from homeassistant.core import Context
from homeassistant.helpers.chat_session import async_get_chat_session

from ..house_fixtures import MODEL, OF_NOBODY, NewTalk, Talk

PNG = b"\x89PNG\r\n\x1a\n a picture"


@pytest.fixture
async def seeing(new_talk: NewTalk) -> Talk:
    """Return a person and an agent whose model can see."""
    talk = await new_talk()
    talk.server.models[MODEL] = ServedModel(MODEL, ("completion", "tools", "vision"))
    return talk


async def show(
    talk: Talk,
    text: str,
    *files: Path,
    kind: str = "image/png",
    conversation_id: str | None = None,
) -> ConversationResult:
    """Say something with pictures beside the words."""
    with (
        async_get_chat_session(talk.hass, conversation_id, **OF_NOBODY) as session,
        async_get_chat_log(talk.hass, session) as chat_log,
    ):
        attached = [Attachment(file.name, kind, file) for file in files]
        chat_log.async_add_user_content(UserContent(text, attached or None))
        return await async_converse(
            talk.hass,
            text,
            session.conversation_id,
            Context(),
            "en",
            talk.agent_id,
        )


def speech(result: ConversationResult) -> str:
    """Return what was said."""
    said: str = result.response.speech["plain"]["speech"]
    return said


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """Return a picture."""
    file = tmp_path / "photo.png"
    file.write_bytes(PNG)
    return file


async def test_seen(seeing: Talk, photo: Path) -> None:
    """The model is sent the picture with the words; the record keeps none of it."""
    seeing.server.script(say("A fox."))
    result = await show(seeing, "what animal is that", photo)
    assert speech(result) == "A fox."
    (sent,) = seeing.asked
    assert [one.get("images") for one in sent["messages"]] == [
        None,
        [b64encode(PNG).decode()],
    ]
    prompt = seeing.record.requests[0].prompt
    assert prompt
    assert prompt.as_dict()["messages"][-1]["images"] == ["0 KiB"]


async def test_later(seeing: Talk, photo: Path) -> None:
    """A picture goes with its words alone; what was said of it stays."""
    seeing.server.script(say("A fox."), say("Red."))
    first = await show(seeing, "what animal is that", photo)
    await show(seeing, "what colour", conversation_id=first.conversation_id)
    messages = seeing.asked[-1]["messages"]
    assert "A fox." in [one["content"] for one in messages]
    assert not any("images" in one for one in messages)


async def test_stays_in_a_turn(seeing: Talk, photo: Path) -> None:
    """Every request of the turn has the picture, at the user's words."""
    seeing.server.script(call("GetLiveContext", {"domain": "light"}), say("The lamp."))
    await show(seeing, "which of the lights is that", photo)
    for sent in seeing.asked:
        at = [i for i, one in enumerate(sent["messages"]) if "images" in one]
        assert at == [1]


@pytest.mark.parametrize(("shown", "lamp"), [(True, "off"), (False, "on")])
async def test_what_is_written_in_it_is_data(
    seeing: Talk, photo: Path, *, shown: bool, lamp: str
) -> None:
    """What a picture may have had the model do is asked about."""
    act = call("HassTurnOn", {"name": "Desk Lamp"})
    seeing.server.script(act, say("It is nice now."))
    files = [photo] if shown else []
    result = await show(seeing, "make the office nice", *files)
    assert seeing.state("light.desk_lamp") == lamp
    assert bool(result.continue_conversation) is shown
    seeing.server.script_anew()


def test_later_turns_remember(photo: Path) -> None:
    """So it is in later turns for what the user's words name nothing of."""
    picture = Attachment("photo.png", "image/png", photo)
    before = [UserContent("look at this", [picture]), UserContent("and now?")]
    assert is_tainted(before, Toolset())
    assert not is_tainted(before[1:], Toolset())


async def test_said_by_the_user(seeing: Talk, photo: Path) -> None:
    """What the words ask for runs, whatever stands in the picture."""
    seeing.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("It is on."))
    await show(seeing, "turn on the desk lamp", photo)
    assert seeing.state("light.desk_lamp") == "on"


async def test_blind(talk: Talk, photo: Path) -> None:
    """A model that cannot see says so; nothing is sent."""
    result = await show(talk, "what animal is that", photo)
    assert speech(result) == f"Sorry, the model {MODEL} cannot see pictures."
    assert not talk.asked
    assert talk.record.error == f"model_cannot_see: {MODEL}"


@pytest.mark.parametrize(
    ("data", "kind", "said"),
    [
        (b"%PDF", "application/pdf", "Sorry, that is no picture that I can read."),
        (b"%PDF", "image/png", "Sorry, that is no picture that I can read."),
        (PNG * 2, "image/png", "Sorry, the picture is too large."),
        (None, "image/png", "Sorry, I cannot open the picture."),
    ],
    ids=["document", "no png", "large", "gone"],
)
async def test_unfit(
    seeing: Talk,
    photo: Path,
    monkeypatch: pytest.MonkeyPatch,
    data: bytes | None,
    kind: str,
    said: str,
) -> None:
    """What cannot be sent is said in a sentence."""
    monkeypatch.setattr(picture, "MAX_BYTES", len(PNG))
    if data is None:
        photo.unlink()
    else:
        photo.write_bytes(data)
    assert speech(await show(seeing, "what is that", photo, kind=kind)) == said
    assert not seeing.asked
