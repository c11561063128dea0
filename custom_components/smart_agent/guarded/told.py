"""What a model of another agent is told: beside Assist's prompt, and of its calls."""

from collections.abc import Mapping
import json

from homeassistant.helpers import llm

from ..turn.confirmation import Pending, PendingCall

PROMPT = (
    "A kind of device such as light, switch or fan is a domain, never a device_class. "
    "A call that is not right is not run: do what its result says."
)
"""Short: it stands in every prompt."""

ENOUGH = (
    "No further call is taken in this turn. Say in a few words what could not be done."
)
"""After as many wrong attempts as a turn may have."""

FAILED = "Something went wrong with this call. Say that it may not have been done."
"""After a mistake of our own: nothing runs that was not judged."""

UNGUARDED = "Smart Agent is not loaded, so nothing was run. Say so."
"""Where nobody is there to judge a call."""


def refused(text: str) -> llm.ToolResult:
    """Return the result of a call that does not run."""
    return llm.ToolResult({"error": text}, error=True)


def ask_first(pending: Pending, call: PendingCall) -> str:
    """Return what the model is told of a call that waits for the user's yes."""
    question = json.dumps(pending.text, ensure_ascii=False)
    return (
        f"{call.tool} was not run: the user has to say yes first. Say this word for word "
        f"and nothing else: {question} Only if they then say yes, call {call}"
    )


def cannot_ask(call: PendingCall) -> str:
    """Return what the model is told of such a call where nobody can be asked."""
    return (
        f"{call.tool} was not run: a person has to ask for it in their own words, and "
        "here it is not known what anybody said. Do not call it again. Say plainly that "
        "it was not done."
    )


def asked_already(pending: Pending) -> str:
    """Return what the model is told of further calls once the user has to be asked."""
    question = json.dumps(pending.text, ensure_ascii=False)
    return (
        "No further call is taken in this turn: the user has to be asked first. Say this "
        f"word for word and nothing else: {question}"
    )


def with_short_names(prompt: str, names: Mapping[str, str]) -> str:
    """Return a prompt with the tools called as they are offered; names are by full name."""
    for full_name in sorted(names, key=len, reverse=True):
        prompt = prompt.replace(full_name, names[full_name])
    return prompt
