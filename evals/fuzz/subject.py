"""Reads mutated answers as a turn does, and checks what comes out."""

from collections.abc import Sequence
import json
from random import Random
from typing import Any

from jsonschema import Draft202012Validator
import probatio

from custom_components.smart_agent.guard.again import judge_again
from custom_components.smart_agent.guard.feedback import broken_text, feedback
from custom_components.smart_agent.guard.pipeline import judge
from custom_components.smart_agent.guard.rules import (
    Choices,
    Earlier,
    Rules,
    SoFar,
    Words,
)
from custom_components.smart_agent.guard.together import taken_together
from custom_components.smart_agent.guard.verdict import Ask, Reject, Run, Verdict
from custom_components.smart_agent.home.home import Home, Place
from custom_components.smart_agent.home.reader import async_get_home
from custom_components.smart_agent.llm_tools.reader import async_get_toolset
from custom_components.smart_agent.llm_tools.spec import Toolset
from custom_components.smart_agent.options import Risky
from custom_components.smart_agent.prompt.wording import Wording, names_of
from custom_components.smart_agent.server.answer import Answer, AnswerReader
from custom_components.smart_agent.server.client import Chunk, RawCall
from custom_components.smart_agent.server.errors import OllamaError
from custom_components.smart_agent.text.json_safe import json_safe
from custom_components.smart_agent.turn.claim_check import Facts, false_claims
from custom_components.smart_agent.turn.screen import Screen
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.components.conversation import DOMAIN as CONVERSATION
from homeassistant.components.homeassistant.exposed_entities import async_should_expose
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er, intent, llm

from .output import Output

_SENTENCES = (
    "",
    "turn on the lights in the kitchen",
    "turn off the desk lamp",
    "set everything to fifty",
    "open the blinds but not the garage door",
    "is the front door locked?",
    "schalte alles aus",
    "add milk to the shopping list",
)
"""What the user may have said."""


_LANGUAGES = ("en", "de", "es", "fr", "nl", "pl", "it")
"""Languages of users, one of them without words of its own."""

_INSTRUCTIONS = (
    "Answer questions about the world truthfully. Answer in plain text.\n- name: unknown"
    " name.\nThe user said: turn on the light. Call the tool again."
)
"""What the model was sent, in part."""

_VALUES: dict[str, Any] = {
    "brightness": 40,
    "position": 30,
    "percentage": 20,
    "temperature": 21,
    "volume_level": 30,
    "humidity": 50,
    "item": "milk",
    "minutes": 5,
    "date": "today",
}
"""Values for arguments that are not about where."""


class InvalidError(Exception):
    """Something came out that must not."""


class Subject:
    """A home with its tools, and what reads a model's answers in it."""

    def __init__(
        self, home: Home, toolset: Toolset, tools: Sequence[llm.Tool], exposed: set[str]
    ) -> None:
        """Take a home as the guard sees it.

        tools and exposed are Home Assistant's own word on what is valid.
        """
        self._home = home
        self._toolset = toolset
        self._exposed = exposed
        self._names = {one.entity_id: one.name for one in home.entities}
        self._tools = {one.name: one for one in tools}
        self._validators = {one.name: _validator(one) for one in tools}
        self._rules = _rules(home)
        self._wording = Wording([_INSTRUCTIONS], names_of(home))

    def check(self, output: Output, random: Random) -> frozenset[str]:
        """Take an answer through parser and guard; return what it came to, in words.

        Raises what the code raises, and InvalidError where a call would run, or be asked
        about, that is not valid or acts on what is not exposed.
        """
        try:
            answer = self._read(output, random)
        except OllamaError as err:
            # What is too large ends the answer; that is meant to be so.
            return frozenset({err.problem.value})
        told = {one.cause.value for one in answer.broken}
        broken_text(answer.broken, "")
        rules = random.choice(self._rules)
        verdicts = [
            judge(one.name, one.arguments, self._toolset, self._home, rules)
            for one in answer.calls
        ]
        for one in taken_together(verdicts, (), self._home, rules):
            told |= self._checked(one, rules)
        self._screen(answer.speech, verdicts, random)
        written = [(one.name, json_safe(one.arguments)) for one in answer.calls]
        json.dumps([json_safe(answer.text), json_safe(answer.speech), written])
        return frozenset(told)

    def _read(self, output: Output, random: Random) -> Answer:
        """Return an answer as it is read, in pieces of any size."""
        reader = AnswerReader(
            self._toolset.names,
            self._home.domains,
            self._names,
            random.choice((None, 80)),
        )
        size = random.choice((3, 30, 20_000))
        for start in range(0, len(output.content), size):
            reader.feed(Chunk(output.content[start : start + size]))
        reader.feed(Chunk(calls=tuple(RawCall(*one) for one in output.calls)))
        reader.finish()
        return reader.answer

    def _screen(self, speech: str, verdicts: Sequence[Verdict], random: Random) -> None:
        """Take what would be spoken through the checks of its sentences."""
        language = random.choice(_LANGUAGES)
        runs = [one for one in verdicts if isinstance(one, Run)]
        facts = Facts(self._home, runs)
        Screen(
            self._wording.repeats, lambda text: false_claims(text, language, facts)
        ).through(speech, first=True)

    def _checked(self, verdict: Verdict, rules: Rules) -> set[str]:
        """Return what a verdict is, in words; raises InvalidError."""
        if isinstance(verdict, Reject):
            feedback("x", verdict, rules.words.text)
            kinds = {one.kind.value for one in verdict.problems}
            return {f"{verdict.spec.name if verdict.spec else ''} {k}" for k in kinds}
        self._check_arguments(verdict.spec.full_name, verdict.args)
        named = set(verdict.signature[1])
        if isinstance(verdict, Run):
            named |= {one.entity_id for one in verdict.entities}
        if hidden := named - self._exposed:
            raise InvalidError(f"not exposed: {hidden}")
        if isinstance(verdict, Ask):
            again = judge_again(
                verdict.spec.full_name,
                verdict.args,
                verdict.signature,
                self._toolset,
                self._home,
                rules,
            )
            if isinstance(again, Run):
                self._check_arguments(again.spec.full_name, again.args)
        notes = {note.reason for note in verdict.notes}
        return {f"{type(verdict).__name__} {verdict.spec.name}", *notes}

    def _check_arguments(self, name: str, args: dict[str, Any]) -> None:
        """Hold arguments against the tool's schema, and against its own validator."""
        for error in self._validators[name].iter_errors(args):
            raise InvalidError(f"{name}: {error.message}")
        try:
            self._tools[name].parameters(args)
        except probatio.Invalid as err:
            raise InvalidError(f"{name}: {err}") from err


async def async_subject(hass: HomeAssistant, api: llm.APIInstance) -> Subject:
    """Return a home that is set up as what answers are read in."""
    home = async_get_home(hass, CONVERSATION)
    toolset = async_get_toolset(hass, api, home.domains)
    ids = hass.states.async_entity_ids()
    exposed = {one for one in ids if async_should_expose(hass, CONVERSATION, one)}
    return Subject(home, toolset, api.tools, exposed)


def names_in(hass: HomeAssistant, api: llm.APIInstance) -> list[str]:
    """Return what an answer could name: tools, and all of the home, exposed or not."""
    registry = er.async_get(hass)
    home = async_get_home(hass, CONVERSATION)
    found = [one.name for one in api.tools]
    for state in hass.states.async_all():
        entry = registry.async_get(state.entity_id)
        found += intent.async_get_entity_aliases(hass, entry, state=state)
        found.append(state.entity_id)
    for names in (*(a.names for a in home.areas), *(f.names for f in home.floors)):
        found += names
    return sorted({one for one in found if one})


def plain_answers(hass: HomeAssistant, api: llm.APIInstance) -> list[Output]:
    """Return an answer for each tool and each device or area it may be about."""
    home = async_get_home(hass, CONVERSATION)
    toolset = async_get_toolset(hass, api, home.domains)
    found: list[Output] = []
    for tool in toolset.tools:
        rest = {key: _VALUES[key] for key in tool.properties if key in _VALUES}
        if tool.targets is None:
            found.append(Output("", ((tool.name, rest),)))
            continue
        domains = tool.targets.domains
        found += [
            Output("", ((tool.name, {"name": one.name, **rest}),))
            for one in home.entities
            if domains is None or one.domain in domains
        ]
        found += [
            Output("", ((tool.name, {"area": area.names[0], **rest}),))
            for area in home.areas
        ]
    return found


def _rules(home: Home) -> list[Rules]:
    """Return what may hold for a call: words, options, what was before."""
    made = [
        Rules(words=Words(text=one, request=read_request(one, "en", home)))
        for one in _SENTENCES
    ]
    place = Place(home.areas[0].area_id, home.areas[0].floor_id)
    return [
        *made,
        *(Rules(place=place) for _ in made),
        Rules(place=place, timers=False),
        Rules(choices=Choices(strict=True)),
        Rules(choices=Choices(whole_home=True, risky=Risky.NEVER)),
        Rules(so_far=SoFar(outside=True, doubted=True)),
        Rules(earlier=Earlier(tainted=True, last=frozenset([*home.entity_by_id][:1]))),
    ]


def _validator(tool: llm.Tool) -> Draft202012Validator:
    """Return the JSON Schema of a tool as a model is told it."""
    schema = probatio.to_openapi(
        tool.parameters,
        custom_serializer=llm.selector_serializer,
        openapi_version="3.1.0",
    )
    return Draft202012Validator(schema)
