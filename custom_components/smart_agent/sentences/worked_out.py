"""Intents whose value the words leave to the present: "a bit warmer", "to a third"."""

from collections.abc import Sequence

from homeassistant.components.conversation import ConversationInput
from homeassistant.core import HomeAssistant, callback

from ..home.home import Entity
from ..llm_tools.spec import NAME, Toolset
from ..utterance.clauses import Clause
from ..utterance.commands import are_only_commands
from ..utterance.request import Request, read_request
from ..utterance.steps import AskedStep, asked_step, says_step
from ..utterance.tokens import tokens
from .recognized import RecognizedIntent
from .relative import setting
from .where import async_area_of


@callback
def async_worked_out(
    hass: HomeAssistant, request: Request, clause: Clause, text: str, toolset: Toolset
) -> RecognizedIntent | None:
    """Return the intent of a clause that says a step or a share of one device, and no more.

    text is the clause as it was said, or with a name in place of a pronoun. None for any
    other words, and where the device has no such value, or no room for the step.
    """
    if text != request.said(clause):
        return async_worked_out_of(hass, request, text, toolset)
    return _intent(hass, asked_step(request, clause), request, text, toolset)


@callback
def async_worked_out_each(
    hass: HomeAssistant,
    request: Request,
    clauses: Sequence[Clause],
    texts: Sequence[str],
    toolset: Toolset,
) -> Sequence[RecognizedIntent]:
    """Return what each of some clauses with one verb says by a value of its own.

    "Set the floor lamp to 20 percent and the desk lamp to 40."
    """
    each = [
        async_worked_out(hass, request, clause, text, toolset)
        for clause, text in zip(clauses, texts, strict=True)
    ]
    found = [one for one in each if one is not None]
    return found if len(found) == len(clauses) else ()


@callback
def async_worked_out_of(
    hass: HomeAssistant, request: Request, text: str, toolset: Toolset
) -> RecognizedIntent | None:
    """Return the same of a text that is one clause, and nothing else.

    request is that of the words which the text stands for.
    """
    if not says_step(tokens(text), request.code):
        return None
    read = read_request(text, request.code, request.home)
    if len(read.clauses) != 1 or not are_only_commands(read, degrees=True):
        return None
    return _intent(hass, asked_step(read, read.clauses[0]), read, text, toolset)


@callback
def async_worked_out_alone(
    hass: HomeAssistant,
    user_input: ConversationInput,
    request: Request,
    toolset: Toolset,
    last: Sequence[Entity],
) -> RecognizedIntent | None:
    """Return the same of words that are one such clause, and nothing else.

    Words that name nothing may be said of the room that they are spoken in. last is what
    was acted on before.
    """
    wishes = request.wishes()
    if [len(one) for one in wishes] != [1]:
        return None
    if not are_only_commands(request, degrees=True):
        return None
    ((clause,),) = wishes
    text = request.named(clause, last)
    if text != request.said(clause):
        return async_worked_out_of(hass, request, text, toolset)
    here = async_area_of(hass, user_input)
    asked = asked_step(request, clause, here, last)
    return _intent(hass, asked, request, text, toolset)


@callback
def _intent(
    hass: HomeAssistant,
    asked: AskedStep | None,
    request: Request,
    text: str,
    toolset: Toolset,
) -> RecognizedIntent | None:
    """Return what was asked of a device as an intent with the value it comes to now."""
    if asked is None or (state := hass.states.get(asked.entity.entity_id)) is None:
        return None
    entity, home = asked.entity, request.home
    found = setting(
        entity.domain, state.state, state.attributes, asked.step, home.temperature_unit
    )
    if found is None or toolset.of_intent(found.intent_type) is None:
        return None
    args = {NAME: home.reference(entity), found.key: found.value}
    return RecognizedIntent(found.intent_type, args, worked_out=True, text=text)
