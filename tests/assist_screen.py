"""What Home Assistant's frontend shows of a turn, from the events it is sent.

As `ha-assist-chat.ts` of the frontend makes it of `intent-progress` and `intent-end`:
in 2026.10 the result replaces what was streamed, since then it is joined to it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from homeassistant.helpers import intent

GREY, RED = "", "error"


def bubbles(
    deltas: Sequence[Mapping[str, Any]], response: intent.IntentResponse, *, joins: bool
) -> list[tuple[str, str]]:
    """Return the kind and the text of each bubble that has words.

    joins tells whether it is a frontend that joins the messages of a turn.
    """
    role = text = segment = ""
    begins = False
    for delta in deltas:
        if delta.get("role"):
            role = delta["role"]
            begins, segment = True, "" if role == "assistant" else segment
        if role == "assistant" and (content := delta.get("content")):
            text += f"\n\n{content}" if joins and begins and text else content
            segment += content
            begins = False
    speech = response.speech["plain"]["speech"]
    if response.response_type is intent.IntentResponseType.ERROR:
        return [(kind, one) for kind, one in ((GREY, text), (RED, speech)) if one]
    if not joins or not text:
        return [(GREY, speech)]
    if segment.strip() != speech.strip():
        text += f"\n\n{speech}"
    return [(GREY, text)]
