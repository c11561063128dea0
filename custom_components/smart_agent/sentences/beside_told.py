"""Hears what goes on from the turn before, beside what is only told."""

from collections.abc import Sequence
from dataclasses import replace

from homeassistant.components.conversation import ConversationInput
from homeassistant.components.light.intent import INTENT_SET
from homeassistant.core import HomeAssistant

from ..home.home import Entity, Home
from ..llm_tools.spec import Toolset
from ..utterance.before_told import text_before_told
from ..utterance.behind_told import texts_behind_told
from ..utterance.indirect import read_wish
from ..utterance.request import Request
from .follow_up import CallBefore, FollowUp
from .recognize import async_recognize
from .recognized import Recognition

_COLOR = "color"
"""The argument of a light's colour (components/light/intent.py)."""


async def async_beside_told(
    hass: HomeAssistant,
    user_input: ConversationInput,
    home: Home,
    toolset: Toolset,
    request: Request,
    last: Sequence[Entity],
    before: Sequence[CallBefore],
) -> FollowUp | None:
    """Return what is asked for of the only device of the turn before, None for nothing.

    "That blows my papers about, slower", "looks like slime, green", "a bit more, I can't
    hear". last is what was acted on before, before are the calls of that turn.
    """
    if len(last) != 1:
        return None
    colored = any(one.args.get(_COLOR) for one in before)
    first = text_before_told(request, last)
    for text in ([first] if first else []) + [*texts_behind_told(request, last)]:
        ways = [text]
        if colored:
            ways.append(f"{home.reference(last[0])} {text}")
        for way in ways:
            read = read_wish(way, request.code, home, None, last)
            words = replace(user_input, text=read.text or way)
            found = await async_recognize(hass, words, home, toolset, read, last)
            if _is_of(found, last[0], by_color=way != text):
                return read, found
    return None


def _is_of(found: Recognition, device: Entity, *, by_color: bool) -> bool:
    """Return whether all that was heard is one command for a device."""
    one = found.single
    return (
        one is not None
        and one in found.commands
        and one.is_of(device)
        and not (one.free or one.near)
        and (not by_color or (one.intent_type == INTENT_SET and _COLOR in one.args))
    )
