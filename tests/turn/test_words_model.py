"""A second model that finds the words: when it is asked, and when it is not heard."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from custom_components.smart_agent.const import DEFAULT_TURN_TIMEOUT
from custom_components.smart_agent.trace.record import Outcome
from fakes.ollama_server import (
    Piece,
    Reply,
    ServedModel,
    call,
    calls,
    cut,
    delayed,
    hang,
    http_error,
    lost,
    no_done,
    say,
    stream_error,
)
from homeassistant.components import conversation

from ..house_fixtures import MODEL, NewTalk, Talk

WORDS = "words:latest"
LAMP_ON = call("HassTurnOn", {"name": "Desk Lamp"})
OWN = "It has many legs, a centipede."
BETTER = "A centipede has between thirty and some three hundred legs."
TIMEOUT = "Sorry, that took too long. Please try again."
STORY = tuple(f"Sentence number {n} of a long story. " for n in range(20))


async def new_pair(new_talk: NewTalk, words_for: str, **options: Any) -> Talk:
    """Return a person who talks to an agent with a second model."""
    talk = await new_talk(words_model=WORDS, words_for=words_for, **options)
    talk.server.models[WORDS] = ServedModel(WORDS, ("completion",))
    return talk


@pytest.fixture
async def pair(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent whose second model answers."""
    return await new_pair(new_talk, "answers")


@pytest.fixture
async def pair_for_all(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent whose second model says everything."""
    return await new_pair(new_talk, "all")


type TimeOut = Callable[[], None]


@pytest.fixture
def no_time_left(monkeypatch: pytest.MonkeyPatch) -> TimeOut:
    """Return how to have the time limit of the turn reached at once."""
    limits: list[asyncio.Timeout] = []
    timeout = asyncio.timeout

    def kept(delay: float | None) -> asyncio.Timeout:
        limit = timeout(delay)
        if delay == DEFAULT_TURN_TIMEOUT:
            limits.append(limit)
        return limit

    monkeypatch.setattr(asyncio, "timeout", kept)
    return lambda: limits[-1].reschedule(asyncio.get_running_loop().time())


def models(talk: Talk) -> list[str]:
    """Return which model got which request."""
    asked = [chat["model"] for chat in talk.asked]
    assert [r.model for r in talk.record.requests] == asked[
        -len(talk.record.requests) :
    ]
    return asked


async def test_off(talk: Talk) -> None:
    """Without a second model no request is made that was not made before."""
    talk.server.script(say(OWN), LAMP_ON, say("It is on."))
    assert (await talk("how many legs has a centipede?")).speech == OWN
    await talk("turn on the desk lamp")
    assert models(talk) == [MODEL] * 3


async def test_answer(pair: Talk) -> None:
    """What needs no tool is answered by the second model, and by it alone."""
    pair.server.script(say(OWN), say(BETTER))
    heard = await pair("how many legs has a centipede?")
    assert "".join(heard.streamed) == BETTER
    assert heard.speech == pair.record.speech == BETTER
    assert not heard.failed
    assert pair.record.outcome is Outcome.ANSWERED
    assert models(pair) == [MODEL, WORDS]
    first, second = pair.record.requests
    assert (first.text, first.spoken, first.problem) == (OWN, "", "")
    assert (second.text, second.problem) == (BETTER, "")
    assert second.generated_tokens


async def test_request_to_the_second_model(new_talk: NewTalk) -> None:
    """It is sent what the first was sent, without tools, and loaded the same way."""
    talk = await new_pair(new_talk, "answers", num_ctx=4096, keep_alive=600)
    talk.server.script(say(OWN), say(BETTER))
    await talk("how many legs has a centipede?")
    first, second = talk.asked
    assert first["tools"]
    assert not second.get("tools")
    *same, last = second["messages"]
    assert same == first["messages"]
    assert last["role"] == "user"
    assert last["content"].startswith("Answer in words now.")
    for key in ("options", "keep_alive", "think"):
        assert second[key] == first[key]
    assert second["options"]["num_ctx"] == 4096


async def test_next_turn_knows_what_was_heard(pair: Talk) -> None:
    """Both models are told the words that were spoken, not those that were not."""
    pair.server.script(say(OWN), say(BETTER))
    before = await pair("how many legs has a centipede?")
    pair.server.script(say("Insect."), say("No, it is a myriapod."))
    await pair("is it an insect?", after=before)
    for chat in pair.asked[2:]:
        said = [m["content"] for m in chat["messages"] if m["role"] == "assistant"]
        assert said == [BETTER]


async def test_streams(pair: Talk) -> None:
    """The second model is heard sentence by sentence, the first not at all."""
    gate = asyncio.Event()
    text = "Once there was a lamp. It shone all night."
    chunks: list[Piece] = [
        "Once there was a lamp. ",
        "It ",
        "shone ",
        gate,
        "all night.",
    ]
    pair.server.script(say("".join(STORY)), say(text, chunks=chunks))
    heard: asyncio.Queue[str] = asyncio.Queue()
    pair.overhear = heard.put_nowait
    task = asyncio.create_task(pair("tell me a story"))
    assert await heard.get() == "Once there was a lamp."
    gate.set()
    assert (await task).speech == text


async def test_words_after_a_tool_are_the_first_models_own(pair: Talk) -> None:
    """Unless it is to say everything, the second model costs a command nothing."""
    pair.server.script(LAMP_ON, say("It is on."))
    heard = await pair("turn on the desk lamp")
    assert heard.speech == "It is on."
    assert models(pair) == [MODEL, MODEL]


async def test_words_after_a_tool(pair_for_all: Talk) -> None:
    """The second model sees what the tools did, and its offers are cut off as well."""
    talk = pair_for_all
    talk.server.script(LAMP_ON, say("On."), say("The desk lamp is on. Anything else?"))
    heard = await talk("turn on the desk lamp")
    assert heard.streamed == ("The desk lamp is on.",)
    assert not heard.asks
    assert talk.state("light.desk_lamp") == "on"
    assert talk.record.outcome is Outcome.ACTED
    assert models(talk) == [MODEL, MODEL, WORDS]
    assert [m["role"] for m in talk.told] == ["assistant", "tool", "user"]
    assert "Desk Lamp" in talk.told[1]["content"]


async def test_first_model_goes_on_calling(pair_for_all: Talk) -> None:
    """As long as the first model calls, the second is not asked."""
    talk = pair_for_all
    add = "HassListAddItem"
    talk.server.script(
        call(add, {"name": "Shopping List", "item": "milk"}),
        call(add, {"name": "Shopping List", "item": "tea"}, text=f"{' '.join(STORY)}"),
        say("Both."),
        say("Milk and tea are on the list."),
    )
    heard = await talk("put milk and tea on the list")
    assert heard.streamed == ("Milk and tea are on the list.",)
    assert talk.state("todo.shopping_list") == "4"
    assert models(talk) == [MODEL, MODEL, MODEL, WORDS]


async def test_after_the_last_step(new_talk: NewTalk) -> None:
    """The words after the last step that is allowed are the second model's, too."""
    talk = await new_pair(new_talk, "all", max_steps=1)
    talk.server.script(LAMP_ON, say("On."), say("The desk lamp is on."))
    heard = await talk("turn on the desk lamp")
    assert heard.speech == "The desk lamp is on."
    assert models(talk) == [MODEL, MODEL, WORDS]


async def test_silent_first_model_is_spoken_for(pair_for_all: Talk) -> None:
    """What Home Assistant says of what was done is not put in other words."""
    talk = pair_for_all
    talk.server.script(LAMP_ON, say("", eval_count=1))
    assert (await talk("turn on the desk lamp")).speech == "Turned on the light"
    talk.server.script(call("HassTurnOff", {"name": "Desk Lamp"}), say("More?"))
    assert (await talk("turn off the desk lamp")).speech == "Turned off the light"
    assert WORDS not in models(talk)


@pytest.mark.parametrize("words_for", ["answers", "all"])
@pytest.mark.parametrize(
    "wrong",
    [
        call("HassTurnOn", {"name": "bedside light"}),
        calls(
            ("HassTurnOn", {"name": "Desk Lamp"}),
            ("HassTurnOn", {"name": "bedside light"}),
        ),
    ],
    ids=["rejected", "rejected beside what ran"],
)
async def test_question_that_waits_stays(
    new_talk: NewTalk, words_for: str, wrong: Reply
) -> None:
    """A question after a rejected call is the first model's, and is waited for."""
    talk = await new_pair(new_talk, words_for)
    talk.server.script(wrong, say("Which one, the left or the right one?"))
    heard = await talk("turn on the bedside light")
    assert heard.speech == "Which one, the left or the right one?"
    assert heard.asks
    assert WORDS not in models(talk)


@pytest.mark.parametrize("words_for", ["answers", "all"])
async def test_giving_up_stays(new_talk: NewTalk, words_for: str) -> None:
    """So is a question of the agent's own."""
    talk = await new_pair(new_talk, words_for)
    wrong = call("HassTurnOn", {"name": "bedside light"})
    talk.server.script(wrong, wrong, wrong)
    heard = await talk("turn on the bedside light")
    assert heard.asks
    assert WORDS not in models(talk)


@pytest.mark.parametrize("words_for", ["answers", "all"])
async def test_answer_to_a_question_stays(new_talk: NewTalk, words_for: str) -> None:
    """What a model says to a yes or a no that it reads is no talk about the world."""
    talk = await new_pair(new_talk, words_for)
    talk.server.script(call("HassTurnOff", {"domain": ["light"]}))
    asked = await talk("make it dark for me, would you")
    assert asked.asks
    talk.server.script(say("Fine, I leave them on."))
    # A language whose words of yes and no only the model knows.
    talk.language = "kw"
    heard = await talk("na", after=asked)
    assert heard.speech == "Fine, I leave them on."
    assert WORDS not in models(talk)


async def test_answer_that_was_lost_before(pair: Talk) -> None:
    """Words after an answer that was lost may be about that: they stay."""
    pair.server.script(lost(), say("Please say it again."))
    heard = await pair("I could do with some light here")
    assert heard.speech == "Please say it again."
    assert models(pair) == [MODEL, MODEL]


FAILURES = {
    "missing": (http_error(404, f"model '{WORDS}' not found"), "model_not_found"),
    "cannot think": (
        http_error(400, f'"{WORDS}" does not support thinking'),
        "server_error",
    ),
    "out of memory": (
        http_error(500, "model requires more system memory"),
        "server_error",
    ),
    "key refused": (http_error(401, "unauthorized"), "invalid_auth"),
    "error line": (stream_error("boom", after=("A centi",)), "server_error"),
    "reset": (cut(), "cannot_connect"),
    "cut in mid-text": (cut(after=("A ", "centi")), "cannot_connect"),
    "no done": (no_done("A centipede"), "incomplete"),
    "empty": (say("", eval_count=1), "empty"),
    "lost": (lost(), "lost"),
    "only thoughts": (say("", thinking="Hm."), "empty"),
    "only markup": (say("***"), "empty"),
    "a call": (
        say('{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp"}}'),
        "empty",
    ),
}


@pytest.mark.parametrize(("reply", "problem"), FAILURES.values(), ids=FAILURES.keys())
async def test_second_model_fails(pair: Talk, reply: Reply, problem: str) -> None:
    """The first model's words are spoken then, and the record says why."""
    pair.server.script(say(OWN), reply)
    heard = await pair("how many legs has a centipede?")
    assert heard.streamed == (OWN,)
    assert heard.speech == pair.record.speech == OWN
    assert not heard.failed
    assert pair.record.outcome is Outcome.ANSWERED
    assert not pair.record.error
    assert [r.problem for r in pair.record.requests] == ["", problem]
    assert models(pair) == [MODEL, WORDS]
    assert pair.state("light.desk_lamp") == "off"


async def test_second_model_fails_after_a_tool(pair_for_all: Talk) -> None:
    """So they are after an action, which counts as one."""
    talk = pair_for_all
    talk.server.script(LAMP_ON, say("It is on."), http_error(500, "boom"))
    heard = await talk("turn on the desk lamp")
    assert heard.speech == "It is on."
    assert not heard.failed
    assert talk.record.outcome is Outcome.ACTED


async def test_second_model_removed(pair: Talk) -> None:
    """A model that the server does not have any more breaks no turn."""
    del pair.server.models[WORDS]
    pair.server.script(say(OWN))
    heard = await pair("how many legs has a centipede?")
    assert heard.speech == OWN
    assert not heard.failed
    assert pair.record.requests[-1].problem == "model_not_found"


async def test_second_model_takes_too_long(pair: Talk, no_time_left: TimeOut) -> None:
    """When time runs out the first model's words are there, and nobody waits on."""
    pair.server.script(say(OWN), hang(after=("A ", "centi")))
    task = asyncio.create_task(pair("how many legs has a centipede?"))
    await pair.server.received.wait(2)
    no_time_left()
    heard = await task
    assert heard.streamed == (OWN,)
    assert not heard.failed
    assert pair.record.outcome is Outcome.ANSWERED
    assert not pair.record.error
    assert pair.record.speech == OWN
    assert pair.record.requests[-1].problem == "timeout"
    await pair.server.disconnected.wait()


async def test_second_model_speaks_too_long(pair: Talk, no_time_left: TimeOut) -> None:
    """Who has heard a part of its answer is told that the rest does not come."""
    pair.server.script(say(OWN), hang(after=STORY))
    heard: asyncio.Queue[str] = asyncio.Queue()
    pair.overhear = heard.put_nowait
    task = asyncio.create_task(pair("tell me a story"))
    assert await heard.get() == STORY[0].strip()
    no_time_left()
    # What time cut off in mid-speech stands in no chat log, and a person minds that.
    with pytest.raises(AssertionError):
        await task
    assert pair.record.speech == TIMEOUT
    assert pair.record.outcome is Outcome.FAILED


async def test_first_model_takes_too_long(pair: Talk, no_time_left: TimeOut) -> None:
    """Without all of its words there is nothing to fall back on."""
    pair.server.script(hang(after=STORY))
    task = asyncio.create_task(pair("tell me a story"))
    await pair.server.received.wait()
    no_time_left()
    heard = await task
    assert heard.streamed == (TIMEOUT,)
    assert heard.failed


async def test_breaks_off_while_it_speaks(pair: Talk) -> None:
    """Half of one answer and then another would confuse: it ends as any answer."""
    pair.server.script(say(OWN), stream_error("boom", after=STORY))
    heard = await pair("tell me a story")
    assert heard.streamed[0] == STORY[0].strip()
    assert heard.speech == ("Sorry, my language model had a problem. Please try again.")
    assert heard.failed
    assert OWN not in "".join(heard.streamed)


async def test_cancelled_while_the_second_model_is_asked(pair: Talk) -> None:
    """Who cancels the turn hears nothing more of it."""
    pair.server.script(say(OWN), delayed(say(BETTER), asyncio.Event()))
    heard: list[str] = []
    pair.overhear = heard.append
    task = asyncio.create_task(pair("how many legs has a centipede?"))
    await pair.server.received.wait(2)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not heard
    assert pair.record.outcome is Outcome.CANCELLED
    await pair.server.disconnected.wait()


async def test_only_the_first_model_is_loaded_ahead(pair: Talk) -> None:
    """While the user still speaks nobody knows whether the second will be asked."""
    (subentry,) = pair.entry.subentries.values()
    pair.hass.config_entries.async_update_subentry(
        pair.entry, subentry, data={**subentry.data, "warm": True}
    )
    await pair.hass.async_block_till_done(wait_background_tasks=True)
    await conversation.async_prepare_agent(pair.hass, pair.agent_id, "en")
    await pair.hass.async_block_till_done(wait_background_tasks=True)
    assert {chat["model"] for chat in pair.server.chats} == {MODEL}
