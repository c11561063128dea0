"""Intents whose value the words leave to the present: "a bit warmer", "to a third"."""

from collections.abc import Sequence

from homeassistant.core import HomeAssistant, callback

from ..home.home import Entity
from ..llm_tools.spec import NAME, Toolset
from ..utterance.clauses import Clause
from ..utterance.commands import are_only_commands
from ..utterance.request import Request, read_request
from ..utterance.steps import asked_step
from .recognized import RecognizedIntent
from .relative import setting


@callback
def async_worked_out(
    hass: HomeAssistant, request: Request, clause: Clause, text: str, toolset: Toolset
) -> RecognizedIntent | None:
    """Return the intent of a clause that says a step or a share of one device, and no more.

    text is the clause as it was said, or with a name in place of a pronoun. None for any
    other words, and where the device has no such value, or no room for the step.
    """
    if text != request.said(clause):
        request = read_request(text, request.code, request.home)
        if len(request.clauses) != 1 or not are_only_commands(request, degrees=True):
            return None
        (clause,) = request.clauses
    if (asked := asked_step(request, clause)) is None:
        return None
    entity, home = asked.entity, request.home
    if (state := hass.states.get(entity.entity_id)) is None:
        return None
    found = setting(
        entity.domain, state.state, state.attributes, asked.step, home.temperature_unit
    )
    if found is None or toolset.of_intent(found.intent_type) is None:
        return None
    args = {NAME: home.reference(entity), found.key: found.value}
    return RecognizedIntent(found.intent_type, args, worked_out=True, text=text)


@callback
def async_worked_out_alone(
    hass: HomeAssistant, request: Request, toolset: Toolset, last: Sequence[Entity]
) -> RecognizedIntent | None:
    """Return the intent of words that are one such clause, and nothing else.

    last is what was acted on before.
    """
    wishes = request.wishes()
    if [len(one) for one in wishes] != [1]:
        return None
    if not are_only_commands(request, degrees=True):
        return None
    ((clause,),) = wishes
    return async_worked_out(hass, request, clause, request.named(clause, last), toolset)
