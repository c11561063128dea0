"""What a model says plainly of a wish is done, where the wish itself says so too."""

from typing import Any

import pytest

from custom_components.smart_agent.trace.outcome import Judgement, Outcome
from fakes.ollama_server import Reply, asks_plainly, call, cut, http_error, no_done, say
from homeassistant.core import HomeAssistant

from ..house_fixtures import Heard, NewTalk, Talk

KEYS = "hey, mind getting the desk lamp on? can't find my keys"
LAMP = "light.desk_lamp"
MODEL_SAYS = "That is the model speaking."


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent as it is by default."""
    return await new_talk(confirm="automatic", sentences=True)


def plainly(talk: Talk, answer: str) -> None:
    """Have the model say this where it is asked for plain words."""
    talk.server.restate = lambda _: say(answer)


def asked_plainly(talk: Talk) -> list[dict[str, Any]]:
    """Return the requests for plain words."""
    return [chat for chat in talk.server.chats if asks_plainly(chat)]


async def by_plain_words(
    talk: Talk, text: str, answer: str, after: Heard | None = None
) -> Heard:
    """Return what is heard of a turn that one request for plain words ends."""
    plainly(talk, answer)
    before, tools = len(asked_plainly(talk)), len(talk.asked)
    heard = await talk(text, after=after)
    assert len(asked_plainly(talk)) == before + 1
    assert len(talk.asked) == tools
    return heard


async def by_tools(talk: Talk, text: str, answer: str) -> Heard:
    """Return what is heard of a turn whose plain words came to nothing."""
    plainly(talk, answer)
    tools = len(talk.asked)
    talk.server.script(say(MODEL_SAYS))
    talk.server.fallback = lambda _: say(MODEL_SAYS)
    heard = await talk(text)
    assert len(talk.asked) > tools
    assert not any(one.verdict is Judgement.RUN for one in talk.record.calls)
    return heard


async def test_a_wish(talk: Talk) -> None:
    """One short request, no tools in it, and the wish is done and confirmed."""
    heard = await by_plain_words(talk, KEYS, "turn on the Desk Lamp")
    assert talk.state(LAMP) == "on"
    assert heard.speech == "Turned on the light"
    assert talk.record.outcome is Outcome.ACTED
    (request,) = talk.record.requests
    assert request.text == "turn on the Desk Lamp"
    assert [one.verdict for one in request.calls] == [Judgement.RUN]
    system, user = asked_plainly(talk)[-1]["messages"]
    assert "Desk Lamp" in system["content"]
    assert KEYS in user["content"]
    assert KEYS not in system["content"]


async def test_several_wishes(talk: Talk) -> None:
    """Each line is a command; bullets, quotes and a line of chatter do not matter."""
    await by_plain_words(
        talk,
        "movie night, so get the floor lamp on and the coffee machine too will you",
        '- turn on the Floor Lamp\n* "turn on the Coffee Machine"\nOK\nenjoy your evening',
    )
    assert talk.state("light.floor_lamp") == "on"
    assert talk.state("switch.coffee_machine") == "on"


async def test_the_same_twice(talk: Talk) -> None:
    """A command that stands there twice, in whatever form, is done once."""
    answer = "turn on the Desk Lamp\nswitch on Desk Lamp"
    await by_plain_words(talk, KEYS, answer)
    assert [one.verdict for one in talk.record.calls] == [Judgement.RUN]


async def test_what_is_spared(talk: Talk) -> None:
    """A command for what the words except is left out, the others are done."""
    await by_plain_words(
        talk,
        "get both the bedside lights on for me, bar the left one, Jo's asleep",
        "turn on the Bedside Right Light\nturn on the Bedside Left Light",
    )
    assert talk.state("light.bedside_right_light") == "on"
    assert talk.state("light.bedside_left_light") == "off"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (KEYS, "nothing"),
        (KEYS, "Nothing."),
        (KEYS, "find the keys"),
        (KEYS, "turn on the Desk Lump"),
        # A wish that nothing here grants is no chatter.
        (
            "get the desk lamp on and order a pizza for me, would you",
            "turn on the Desk Lamp\norder a pizza",
        ),
        (
            "get the desk lamp on and order a pizza for me, would you",
            "turn on the Desk Lamp",
        ),
        # A command that is no whole command for what there is.
        (KEYS, "turn on the Desk Lamp\nturn on the Piano Lamp"),
        # Another device beside the one that is meant.
        (KEYS, "turn on the Desk Lamp\nturn off the Coffee Machine"),
        # Another kind of thing than the words have.
        ("can I get some light on over at the coffee", "turn on the Coffee Machine"),
        # The number is lost.
        ("get me a bit of desk lamp, say 30, for my keys", "turn on the Desk Lamp"),
        # A room that nobody named.
        (
            "kill the lights in there, would you be so kind",
            "turn off the Kitchen lights",
        ),
        # The opposite.
        (KEYS, "turn off the Desk Lamp"),
    ],
)
async def test_what_is_not_understood(talk: Talk, text: str, answer: str) -> None:
    """Nothing runs by such words, and the model is offered the tools."""
    before = talk.hass.states.get(LAMP)
    await by_tools(talk, text, answer)
    assert talk.hass.states.get(LAMP) == before


@pytest.mark.parametrize(
    "text",
    [
        "don't you dare put that desk lamp on, can't stand it",
        "Jo had the desk lamp on and I couldn't find my keys",
        "could you even get the desk lamp on?, just asking",
        "tomorrow, mind getting the desk lamp on?",
        "if I can't find my keys, get the desk lamp on",
        'she said "hey, mind getting the desk lamp on"',
        "what does it mean to get the desk lamp on",
    ],
)
async def test_what_asks_for_nothing_now(talk: Talk, text: str) -> None:
    """Nobody is asked to make a wish of it."""
    plainly(talk, "turn on the Desk Lamp")
    talk.server.fallback = lambda _: say(MODEL_SAYS)
    await talk(text)
    assert not asked_plainly(talk)
    assert talk.state(LAMP) == "off"


async def test_what_is_hard_to_undo(talk: Talk) -> None:
    """The user is asked first, and a yes has it done without the model."""
    heard = await by_plain_words(
        talk,
        "movers are out front, mind getting that front door unlocked",
        "unlock the Front Door",
    )
    assert heard.asks
    assert talk.state("lock.front_door") == "locked"
    requests = len(talk.server.chats)
    await talk("yes", after=heard)
    assert talk.state("lock.front_door") == "unlocked"
    assert len(talk.server.chats) == requests


async def test_where_and_after_what(talk: Talk, kitchen: str) -> None:
    """The model knows the room of who speaks, and what was acted on last."""
    talk.satellite = kitchen
    first = await talk("turn on the floor lamp")
    await by_plain_words(
        talk,
        "hm, you know what, that's not what I had in mind, kill it please",
        "turn off the Floor Lamp",
        after=first,
    )
    assert talk.state("light.floor_lamp") == "off"
    content = asked_plainly(talk)[-1]["messages"][-1]["content"]
    assert content.startswith("Room: Kitchen\nLast: Floor Lamp\n")


async def test_other_languages(new_talk: NewTalk) -> None:
    """The plain words are English, the confirmation is in the user's language."""
    talk = await new_talk(confirm="automatic", sentences=True)
    talk.language = "de"
    heard = await by_plain_words(
        talk,
        "könntest du die Desk Lamp zum Leuchten bringen, bitte, ich seh nix",
        "turn on the Desk Lamp",
    )
    assert talk.state(LAMP) == "on"
    assert "eingeschaltet" in heard.speech


async def test_a_large_home(new_talk: NewTalk) -> None:
    """Where not all devices are listed, those that may be meant stand with the words."""
    talk = await new_talk(confirm="automatic", sentences=True, list_size=1)
    await by_plain_words(talk, KEYS, "turn on the Desk Lamp")
    system, user = asked_plainly(talk)[-1]["messages"]
    assert "Desk Lamp" in user["content"]
    assert "Coffee Machine" not in system["content"]


@pytest.mark.parametrize(
    "reply",
    [
        http_error(500, "out of memory"),
        cut(after=["turn on the Desk Lamp"]),
        no_done("turn on the Desk Lamp"),
        say("turn on the Desk Lamp", done_reason="length"),
    ],
    ids=["refused", "cut off", "not ended", "too long"],
)
async def test_what_did_not_arrive_whole(talk: Talk, reply: Reply) -> None:
    """It is not believed, and the model is offered the tools, with an attempt less."""
    talk.server.restate = lambda _: reply
    wrong = call("HassTurnOn", {"name": "Piano Lamp"})
    talk.server.script(wrong, call("HassTurnOn", {"name": "Organ Lamp"}))
    heard = await talk(KEYS)
    assert not heard.failed
    assert talk.state(LAMP) == "off"
    assert len(talk.asked) == 2
    first, *others = talk.record.requests
    assert first.problem
    assert not any(one.problem for one in others)


async def test_a_server_that_fails(talk: Talk) -> None:
    """The failure is told once, by the request that follows."""
    talk.server.restate = lambda _: http_error(500, "out of memory")
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("It is on."))
    heard = await talk(KEYS)
    assert not heard.failed
    assert talk.state(LAMP) == "on"
    first, *others = talk.record.requests
    assert first.problem
    assert not any(one.problem for one in others)


async def test_a_server_that_fails_for_good(talk: Talk) -> None:
    """It is asked once, not once more with the tools."""
    talk.server.restate = lambda _: http_error(404, "model not found")
    heard = await talk(KEYS)
    assert heard.failed
    assert len(talk.server.chats) == 1
    assert talk.state(LAMP) == "off"


async def test_all_by_the_model(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """Who wants the model to carry out everything has it asked with tools at once."""
    talk = await new_talk(confirm="automatic", sentences=True, plain="model")
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("It is on."))
    await talk(KEYS)
    assert not asked_plainly(talk)
    assert talk.state(LAMP) == "on"


async def test_the_only_attempt(new_talk: NewTalk) -> None:
    """Where the user wants only one, it has the tools."""
    talk = await new_talk(confirm="automatic", sentences=True, max_attempts=1)
    plainly(talk, "turn on the Piano Lamp")
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("It is on."))
    await talk(KEYS)
    assert not asked_plainly(talk)
    assert talk.state(LAMP) == "on"


async def test_a_small_context(new_talk: NewTalk) -> None:
    """What finds no room is not sent: the server would cut it without a word."""
    talk = await new_talk(confirm="automatic", sentences=True, num_ctx=512)
    plainly(talk, "turn on the Desk Lamp")
    talk.server.fallback = lambda _: say(MODEL_SAYS)
    await talk(KEYS)
    assert not asked_plainly(talk)


async def test_what_the_user_has_written(new_talk: NewTalk) -> None:
    """The model that says it plainly reads it too."""
    talk = await new_talk(
        confirm="automatic",
        sentences=True,
        prompt="The desk is where Jo works on {{ 40 + 2 }} things.",
    )
    await by_plain_words(talk, KEYS, "turn on the Desk Lamp")
    system = asked_plainly(talk)[-1]["messages"][0]["content"]
    assert system.endswith("The desk is where Jo works on 42 things.")


async def test_what_an_automation_gives_along(talk: Talk) -> None:
    """The words may answer it, so that the model reads it with the tools."""
    plainly(talk, "turn on the Desk Lamp")
    talk.server.fallback = lambda _: say(MODEL_SAYS)
    await talk(KEYS, extra_system_prompt="The user is asked whether to sell the lamp.")
    assert not asked_plainly(talk)


async def test_fewer_attempts_afterwards(talk: Talk) -> None:
    """What could not be said plainly counts as one of three attempts."""
    plainly(talk, "turn on the Piano Lamp")
    talk.server.script(
        call("HassTurnOn", {"name": "Piano Lamp"}),
        call("HassTurnOn", {"name": "Organ Lamp"}),
    )
    await talk(KEYS)
    assert len(talk.asked) == 2
    assert talk.record.outcome is Outcome.GAVE_UP
    assert talk.state(LAMP) == "off"
