"""The server of the benchmark: its tokens, its prefix cache and the time it takes."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from typing import Any, override

from hypothesis import given, strategies as st
import ollama
import pytest

from evals.bench.cache import PrefixCache
from evals.bench.script import SITUATIONS, answer
from evals.bench.server import MODEL, BenchServer, Clock, Rates
from evals.bench.template import render
from evals.bench.tokens import tokenize
from fakes.ollama_server import Reply, say

TOKENS = st.lists(st.sampled_from("abc"), max_size=12)
WORDS = st.lists(st.from_regex(r'[A-Za-z0-9_.,:{}"é]{1,9}', fullmatch=True))


# -- tokens


@given(st.text())
def test_tokens_are_the_text(text: str) -> None:
    """Nothing is lost and nothing counts twice, in whatever script."""
    assert "".join(tokenize(text)) == text


@given(WORDS)
def test_tokens_of_words(words: list[str]) -> None:
    """A text has the tokens of its words, so that streaming it costs the same."""
    text = " ".join(words)
    pieces = [words[0], *(f" {word}" for word in words[1:])] if words else []
    assert tokenize(text) == [t for piece in pieces for t in tokenize(piece)]


# -- prefix cache


@given(st.lists(TOKENS))
def test_cache(prompts: list[list[str]]) -> None:
    """What is read is what does not begin like the last, and the last token anyway."""
    cache = PrefixCache()
    last: list[str] = []
    for prompt in prompts:
        unread = cache.keep(prompt)
        read = prompt[: len(prompt) - unread]
        assert last[: len(read)] == read
        assert unread >= bool(prompt)
        assert unread <= 1 or last[len(read) : len(read) + 1] != [prompt[len(read)]]
        cache.add(prompt[len(read) :])
        assert cache.tokens == prompt
        last = prompt


@given(TOKENS, TOKENS)
def test_an_answer_is_in_the_cache(prompt: list[str], written: list[str]) -> None:
    """A conversation that goes on has its new words to be read only."""
    cache = PrefixCache()
    cache.add(prompt[: cache.keep(prompt)])
    cache.add(written)
    assert cache.keep([*prompt, *written, "d"]) == 1


# -- the model's text


def test_prompt() -> None:
    """System text and tools come first; calls and results are where they were."""
    function = {
        "name": "HassTurnOn",
        "description": "Turns on",
        "parameters": {
            "type": "object",
            "properties": {"title": {"type": "string", "title": "no", "minimum": 1}},
            "additionalProperties": False,
        },
    }
    called = {"function": {"name": "HassTurnOn", "arguments": {"name": "Lamp"}}}
    text = render(
        {
            "messages": [
                {"role": "system", "content": "You help."},
                {"role": "user", "content": "lamp on"},
                {"role": "assistant", "content": "", "tool_calls": [called]},
                {"role": "tool", "content": "done"},
            ],
            "tools": [{"type": "function", "function": function}],
        }
    )
    system, user, assistant, tool, last = text.split("<|im_start|>")[1:]
    assert system.startswith("system\nYou help.\n\n# Tools\n")
    assert '"properties":{"title":{"type":"string"}}}}}\n</tools>' in system
    assert user == "user\nlamp on<|im_end|>\n"
    assert assistant == (
        "assistant\n<tool_call>\n"
        '{"name": "HassTurnOn", "arguments": {"name":"Lamp"}}\n'
        "</tool_call><|im_end|>\n"
    )
    assert tool == "user\n<tool_response>\ndone\n</tool_response><|im_end|>\n"
    assert last == "assistant\n"


# -- the script


def asked(
    content: str, *more: dict[str, str], tool: str = "", has: Sequence[str] = ("name",)
) -> dict[str, Any]:
    """Return a request with a user's words and what came after them, and a tool."""
    parameters = {"properties": {key: {"type": "string"} for key in has}}
    offered = [{"function": {"name": tool, "parameters": parameters}}] if tool else []
    return {"messages": [{"role": "user", "content": content}, *more], "tools": offered}


def called(reply: Reply) -> list[tuple[str, dict[str, Any]]]:
    """Return the calls in a reply."""
    return [
        (call["function"]["name"], call["function"]["arguments"])
        for step in reply.steps
        if isinstance(step, dict)
        for call in step["message"].get("tool_calls", ())
    ]


@pytest.mark.parametrize("tool", ["HassTurnOn", "intent__HassTurnOn"])
def test_a_sentence_is_known_by_what_it_holds(tool: str) -> None:
    """Whatever an agent adds to the words and to the names of tools."""
    words = "It is 8 pm.\n\nturn on the floor lamp\n\n(Devices: Floor Lamp, Front Door)"
    assert called(answer(asked(words, tool=tool))) == [(tool, {"name": "Floor Lamp"})]


def test_arguments_are_those_of_the_tool() -> None:
    """The same model names a domain where it is to and may."""
    body = asked(
        "turn on the floor lamp", tool="HassTurnOn", has=("area", "name", "domain")
    )
    assert called(answer(body)) == [("HassTurnOn", {"name": "Floor Lamp"})]
    told = "When controlling a device, prefer passing just name and domain."
    body["messages"].insert(0, {"role": "system", "content": told})
    (made,) = called(answer(body))
    assert made == ("HassTurnOn", {"name": "Floor Lamp", "domain": ["light"]})
    nameless = asked("turn on the floor lamp", tool="HassTurnOn")
    nameless["messages"].insert(0, {"role": "system", "content": told})
    assert called(answer(nameless)) == [("HassTurnOn", {"name": "Floor Lamp"})]


def test_answers() -> None:
    """After a result come words, and so they do without the tool."""
    words = "Turn on the floor lamp"
    result = {"role": "tool", "content": "done"}
    spoken = say("The floor lamp has been turned on.")
    assert answer(asked(words, result, tool="HassTurnOn")) == spoken
    assert answer(asked(words, tool="HassTurnOff")) == spoken
    assert answer(asked("Sing")) == say("Sorry, I did not get that.")


def test_the_newest_words_count() -> None:
    """What was said and done before is over."""
    body = asked(
        "Turn on the floor lamp",
        {"role": "tool", "content": "done"},
        {"role": "assistant", "content": "The floor lamp has been turned on."},
        {"role": "user", "content": "Turn it off again"},
        tool="intent__HassTurnOff",
    )
    assert called(answer(body)) == [("intent__HassTurnOff", {"name": "Floor Lamp"})]


def test_no_sentence_is_in_another() -> None:
    """None is taken for another."""
    sentences = {one.sentence.casefold() for one in SITUATIONS}
    assert not [(a, b) for a in sentences for b in sentences if a in b and a != b]


# -- the server


class TestClock(Clock):
    """Time that passes only when someone waits for it."""

    __test__ = False

    def __init__(self) -> None:
        """Begin at zero; after so many sleeps the next one does not end."""
        self.time = 0.0
        self.sleeps = 0
        self.stops_after: int | None = None

    @override
    def now(self) -> float:
        """Return the time."""
        return self.time

    @override
    async def sleep(self, seconds: float) -> None:
        """Let time pass."""
        if self.sleeps == self.stops_after:
            await asyncio.Event().wait()
        self.sleeps += 1
        self.time += seconds


@pytest.fixture
def clock() -> TestClock:
    """Return a clock at zero."""
    return TestClock()


@pytest.fixture
async def server(socket_enabled: None, clock: TestClock) -> AsyncGenerator[BenchServer]:
    """Start a server that reads 100 tokens a second and writes 10."""
    async with BenchServer(lambda _: say("It is on."), Rates(100, 10), clock) as made:
        yield made


async def chat(
    server: BenchServer, *contents: str, **options: int
) -> ollama.ChatResponse:
    """Say something, after what has been said by turns."""
    messages = [
        {"role": "assistant" if index % 2 else "user", "content": content}
        for index, content in enumerate(contents)
    ]
    client = ollama.AsyncClient(server.url)
    try:
        return await client.chat(MODEL, messages, options=options)
    finally:
        await client.close()  # type: ignore[no-untyped-call] # is typed nowhere


def prompt_of(server: BenchServer) -> int:
    """Return the tokens of the last prompt."""
    return len(tokenize(render(server.chats[-1])))


async def test_every_token_is_charged_once(
    server: BenchServer, clock: TestClock
) -> None:
    """At first the whole prompt, then what is new, and the answer each time."""
    first = await chat(server, "Turn it on")
    prompt = prompt_of(server)
    assert first.message.content == "It is on."
    assert clock.time == pytest.approx(prompt / 100 + 5 / 10)
    assert (first.prompt_eval_count, first.eval_count) == (prompt, 5)
    assert first.prompt_eval_duration == pytest.approx(prompt / 100 * 1e9)
    assert first.eval_duration == pytest.approx(5 / 10 * 1e9)
    clock.time = 0
    await chat(server, "Turn it on", "It is on.", "Turn it off")
    # After the end of the answer: a new line, the user's words, the assistant's turn.
    new = tokenize("\n<|im_start|>user\nTurn it off<|im_end|>\n<|im_start|>assistant\n")
    assert clock.time == pytest.approx(len(new) / 100 + 5 / 10)
    assert [(one.prompt, one.evaluated, one.generated) for one in server.served] == [
        (prompt, prompt, 5),
        (prompt_of(server), len(new), 5),
    ]


async def test_an_answer_that_is_not_streamed_takes_as_long(
    server: BenchServer, clock: TestClock
) -> None:
    """The same prompt again has one token read, and no turn is in between."""
    await chat(server, "Turn it on")
    before = clock.time
    await chat(server, "Turn it on")
    assert clock.time - before == pytest.approx(1 / 100 + 5 / 10)


async def test_warm_up(server: BenchServer, clock: TestClock) -> None:
    """It fills the cache, writes one token, and is no request of a turn."""
    warm = await chat(server, "Turn it on", num_predict=1)
    assert (warm.message.content, warm.eval_count) == ("", 1)
    assert clock.time == pytest.approx(prompt_of(server) / 100 + 1 / 10)
    assert not server.served
    await chat(server, "Turn it on")
    assert [one.evaluated for one in server.served] == [1]


async def test_the_context_window_is_kept(server: BenchServer) -> None:
    """What an agent asked for stands beside what it sent, and nothing is cut."""
    await chat(server, "on " * 100, num_ctx=64)
    (served,) = server.served
    assert served.window == 64 < served.prompt == prompt_of(server)


async def test_loading_takes_no_time(server: BenchServer, clock: TestClock) -> None:
    """Without messages there is nothing to read."""
    loaded = await chat(server)
    assert (loaded.done_reason, clock.time, server.served) == ("load", 0, [])


async def test_what_was_read_before_a_client_left_stays(
    server: BenchServer, clock: TestClock
) -> None:
    """In whole batches; who waited is answered then."""
    words = " ".join(["on"] * 2000)
    clock.stops_after = 2
    leaving = asyncio.create_task(chat(server, words))
    await server.received.wait(1)
    waiting = asyncio.create_task(chat(server, words))
    await server.received.wait(1)
    while clock.sleeps < 2:
        await asyncio.sleep(0)
    leaving.cancel()
    await server.disconnected.wait()
    clock.stops_after = None
    await waiting
    prompt = prompt_of(server)
    assert [one.evaluated for one in server.served] == [prompt, prompt - 2 * 512]
