"""What a turn remembers of its own calls, and what a silent model leaves to it."""

from custom_components.smart_agent.trace.outcome import Judgement, Outcome
from fakes.ollama_server import call, calls, lines, say

from ..house_fixtures import Talk

LAMP = "light.bedside_left_light"
ON = ("HassTurnOn", {"name": "Bedside Left Light"})
OFF = ("HassTurnOff", {"name": "Bedside Left Light"})
UNSPEAKABLE = (
    rb'{"message": {"role": "assistant", "content": "", "tool_calls": [{"function": '
    rb'{"name": "HassTurnOn", "arguments": {"name": "Lamp \ud83d", "x": NaN}}}]}}'
)


async def test_off_on_off_is_three_actions(talk: Talk) -> None:
    """What was done since makes an earlier result a thing of the past."""
    talk.server.script(call(*OFF), call(*ON), call(*OFF), say("Off again."))
    await talk("turn the bedside left light off, on and off again")
    assert [one.verdict for one in talk.record.calls] == [Judgement.RUN] * 3
    assert talk.state(LAMP) == "off"


async def test_off_on_off_that_nobody_asked_for(talk: Talk) -> None:
    """A model that begins anew has no lamp blink: what was asked for comes once."""
    talk.server.script(*[call(*OFF), call(*ON)] * 3)
    await talk("turn the bedside left light off and on, so that I find it")
    assert [one.verdict for one in talk.record.calls].count(Judgement.RUN) == 2
    assert talk.state(LAMP) == "on"
    assert len(talk.asked) == 3


async def test_reads_again_after_an_action(talk: Talk) -> None:
    """A state that was read before an action is read afresh after it."""
    read = ("GetLiveContext", {"name": "Bedside Left Light"})
    talk.server.script(call(*read), call(*ON), call(*read), say("It is on now."))
    await talk("is the bedside left light on? turn it on, and tell me again")
    first, _, last = talk.record.calls
    assert "'off'" in first.result["result"]
    assert "'on'" in last.result["result"]


async def test_same_read_twice_reads_once(talk: Talk) -> None:
    """With nothing done in between, what was read still holds."""
    read = ("GetLiveContext", {"name": "Bedside Left Light"})
    talk.server.script(calls(read, read), say("It is off."))
    await talk("is the bedside left light on?")
    assert [one.verdict for one in talk.record.calls] == [
        Judgement.RUN,
        Judgement.REPEATED,
    ]


async def test_silence_after_a_correction_asks_the_user(talk: Talk) -> None:
    """A model that falls silent when it is corrected leaves a question that helps."""
    talk.server.script(
        call("HassTurnOn", {"name": "Bedside Light in the middle"}),
        say("", eval_count=1),
        say("", eval_count=1),
    )
    heard = await talk("turn on the bedside light in the middle")
    assert heard.speech == (
        "I do not know anything called Bedside Light in the middle. "
        "Did you mean Bedside Left Light or Bedside Right Light?"
    )
    assert heard.asks
    assert talk.record.outcome is Outcome.GAVE_UP


async def test_empty_answer_is_asked_for_once_more_as_it_was(talk: Talk) -> None:
    """Silence is no mistake to be told of: the same request goes out again."""
    talk.server.script(say("", eval_count=1), call(*ON), say("On."))
    await talk("sort out the bedside left light")
    assert talk.asked[0]["messages"] == talk.asked[1]["messages"]
    assert talk.state(LAMP) == "on"


async def test_unspeakable_arguments_do_not_reach_the_wire(talk: Talk) -> None:
    """Half a character that a model wrote cannot be sent back to it; the turn goes on."""
    talk.server.script(
        lines(UNSPEAKABLE, {"message": {"role": "assistant"}, "done": True}),
        call(*ON),
        say("On."),
    )
    heard = await talk("turn on the bedside left light")
    assert heard.speech == "On."
    assert not any(request.problem for request in talk.record.requests)
    assert talk.state(LAMP) == "on"
