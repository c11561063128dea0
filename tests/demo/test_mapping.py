"""What the embedded model gets to read of a chat request, and what is handed on."""

import json
from typing import Any

import pytest

from custom_components.smart_agent.prompt import texts as prompt
from demo.embedded.engine import Answer
from demo.embedded.mapping import (
    MOST_CHOICES,
    MOST_OF_A_RESULT,
    Conversation,
    calls_of,
    conversation_of,
    tools_of,
)
from homeassistant.util import dt as dt_util

SYSTEM = {"role": "system", "content": "You speak for a house."}
ASKED = {"role": "user", "content": "open the blind"}
CALLED = {"role": "assistant", "content": "", "tool_calls": [{"function": {}}]}
CALL = {"name": "Open", "arguments": {"name": "blind"}}


def tool(text: str) -> dict[str, Any]:
    """Return what a tool answered."""
    return {"role": "tool", "tool_name": "Open", "content": text}


def conversation(*messages: dict[str, Any]) -> Conversation:
    """Return what is read of messages that follow a system text."""
    return conversation_of([SYSTEM, *messages])


def test_user_words_alone_are_read() -> None:
    """Neither instructions nor earlier turns are, and the words are the user's own."""
    earlier = [
        {"role": "user", "content": "hi"},
        {"role": "assistant", "content": "Hi"},
    ]
    assert conversation(*earlier, ASKED) == Conversation(("open the blind",), True)


def test_failed_call_is_read_as_the_model_learned_it() -> None:
    """Words that tell why a call did not run are its error, errors stay as they are."""
    told = [tool("There is no blind."), tool('{"error": "Timeout"}')]
    expected = [{"error": "There is no blind."}, {"error": "Timeout"}]
    read = conversation(ASKED, CALLED, *told)
    assert read.steps[0] == "open the blind"
    assert json.loads(read.steps[1]) == expected
    assert not read.newly_asked


def test_each_round_of_calls_is_a_step() -> None:
    """The model goes on from what it has already seen."""
    read = conversation(ASKED, CALLED, tool("No."), CALLED, tool("No again."))
    assert [json.loads(step) for step in read.steps[1:]] == [
        [{"error": "No."}],
        [{"error": "No again."}],
    ]


def test_long_result_is_cut() -> None:
    """A model that reads slowly is not given all of it."""
    read = conversation(ASKED, CALLED, tool("No. " * 1000))
    assert len(read.steps[1]) == MOST_OF_A_RESULT


@pytest.mark.parametrize(
    "result",
    ['{"done": ["Blind"]}', "[]", '"done"', '{"data": {}, "error": false}'],
)
def test_nothing_to_read_after_success(result: str) -> None:
    """Asked again the model would undo what it did."""
    assert conversation(ASKED, CALLED, tool(result)).steps == ()


def test_nothing_to_read_without_a_user() -> None:
    """A conversation nobody has begun is none."""
    assert conversation().steps == ()


def test_correction_is_not_the_users_own_words() -> None:
    """What an agent says to the model after a call is read, with more caution."""
    read = conversation(
        ASKED, CALLED, tool("No."), {"role": "user", "content": "Try again"}
    )
    assert read == Conversation(("Try again",), newly_asked=False)


@pytest.mark.parametrize(
    ("newly_asked", "with_withheld", "expected"),
    [(True, True, (CALL,)), (True, False, ()), (False, True, ())],
)
def test_withheld_calls(
    newly_asked: bool, with_withheld: bool, expected: tuple[Any, ...]
) -> None:
    """They are handed on where that was chosen, for the user's own words alone."""
    answer = Answer((), (CALL,), 0, 0.0, 0.0)
    asked = Conversation(("open the blind",), newly_asked)
    assert calls_of(answer, asked, with_withheld=with_withheld) == expected


def test_sure_calls_come_without_withheld_ones() -> None:
    """A call the model is sure of is enough."""
    answer = Answer((CALL,), ({"name": "Close", "arguments": {}},), 0, 0.0, 0.0)
    asked = Conversation(("open the blind",), newly_asked=True)
    assert calls_of(answer, asked, with_withheld=True) == (CALL,)


def test_schema_keeps_what_helps() -> None:
    """Optional arguments with one value or very many cost only time."""
    many = [f"kind {number}" for number in range(MOST_CHOICES + 1)]
    properties: dict[str, Any] = {
        "name": {"type": "string", "description": None},
        "mode": {"type": "string", "enum": ["low", "high"]},
        "domain": {"type": "array", "items": {"type": "string", "enum": ["fan"]}},
        "kind": {"type": "string", "enum": many},
        "needed": {"type": "string", "enum": many},
    }
    parameters = {"type": "object", "properties": properties, "required": ["needed"]}
    function = {"name": "Fan", "parameters": parameters | {"$defs": None}}
    (read,) = tools_of([{"type": "function", "function": function}])
    assert read["description"] == ""
    assert list(read["parameters"]["properties"]) == ["name", "mode", "needed"]
    # What a name is for is told where nobody has.
    assert read["parameters"]["properties"]["name"]["description"]
    assert "description" not in read["parameters"]["properties"]["mode"]
    assert read["parameters"]["required"] == ["needed"]


def test_only_the_words() -> None:
    """What stands beside the user's words is for models that read more."""
    beside = prompt.beside(
        dt_util.now(), "Kitchen", "", "Kitchen: light: A", "Be quick."
    )
    content = f"turn on the lamp\n\n{beside}"
    conversation = conversation_of([{"role": "user", "content": content}])
    assert conversation.steps == ("turn on the lamp",)
