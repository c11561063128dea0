"""A sentence is said to an agent with a scripted model, and what came of it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
import json
from typing import Any

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.text.fold import fold
from custom_components.smart_agent.trace.outcome import Outcome
from custom_components.smart_agent.trace.record import CallRecord
from fakes.eager import Call, Eager
from fakes.ollama_server import Reply, calls, say
from fakes.plain import plain
from homeassistant.config_entries import ConfigEntry

from ..house_fixtures import Talk
from .corpus import Case
from .house import PLAN, SATELLITE, Difference, Watch, difference

HARD_TO_UNDO = frozenset(one["id"] for one in PLAN["entities"] if one.get("hard"))
"""Ids of the entities that let somebody in, or water out."""

WORDS = {
    "en": "All right.",
    "de": "In Ordnung.",
    "fr": "D'accord.",
    "es": "De acuerdo.",
    "it": "Va bene.",
    "nl": "Prima.",
    "pl": "W porządku.",
    "sv": "Okej.",
    "cs": "V pořádku.",
    "da": "Det er i orden.",
    "nb": "Det er greit.",
    "pt": "Está bem.",
}
"""What a model says where it has no calls to make, or none any more."""


class Model(StrEnum):
    """A scripted model."""

    RIGHT = "right"
    SILENT = "silent"
    EAGER = "eager"


@dataclass(frozen=True)
class Played:
    """What came of a sentence.

    wrong is what changed that must not, or a service that was called where nothing may
    change; missing is what should have come and did not.
    """

    language: str
    model: Model
    case: Case
    speech: str
    asked: bool
    calls: Sequence[CallRecord]
    wrong: Sequence[str] = ()
    missing: Sequence[str] = ()
    hard: bool = field(default=False)
    """Whether something of what is wrong is hard to undo."""

    @property
    def needless(self) -> bool:
        """Return whether the agent asked about a request that says all it must."""
        return self.model is Model.RIGHT and self.asked and not self.case.asks

    @property
    def failed(self) -> bool:
        """Return whether anything is not as it should be."""
        return bool(self.wrong or self.missing or self.needless)

    def __str__(self) -> str:
        """Return all of a failure in one line."""
        about = [f"{self.language} {self.model} {self.case.kind}: {self.case.say!r}"]
        if self.wrong:
            about.append(f"WRONG{' HARD' if self.hard else ''} {'; '.join(self.wrong)}")
        if self.missing:
            about.append(f"MISSING {'; '.join(self.missing)}")
        if self.asked:
            about.append("ASKED")
        about.append(f"said {self.speech!r}")
        about += [_line(call) for call in self.calls]
        return " | ".join(about)


@dataclass(frozen=True)
class Answers:
    """What a model answers to a sentence."""

    calls: str
    """Its calls, as JSON, which tells whether two models make the same."""

    words: str
    """What it says then, nothing for one that is silent."""

    plain: str = ""
    """What it says where it is asked for plain commands."""


@dataclass(frozen=True)
class Came:
    """What came of a sentence, whatever model stood behind the agent."""

    speech: str
    asked: bool
    calls: Sequence[CallRecord]
    found: Difference
    called: Sequence[str]
    """Services that were called."""

    model_asked: bool
    """Whether anything was sent to the model server."""


class Player:
    """Says sentences of a language to one agent, each in the house as furnished."""

    def __init__(
        self, talk: Talk, house: ConfigEntry[Inventory], language: str
    ) -> None:
        """Have the agent hear a language."""
        self._talk = talk
        self._language = language
        self._watch = Watch(talk.hass)
        self._eager = Eager(language, PLAN)
        self._satellites = {
            one["id"]: async_device_id(talk.hass, house, one["id"] + SATELLITE)
            for one in PLAN["satellites"]
        }
        talk.language = language

    async def __call__(self, case: Case, models: Sequence[Model]) -> list[Played]:
        """Say a sentence with each model behind the agent; return what came of it.

        What comes of a sentence is the same for all models that would answer the same,
        and for all of them where none was asked: it is said once then.
        """
        came: dict[Answers, Came] = {}
        unasked: Came | None = None
        played = []
        for model in models:
            answers = self._answers(case, model)
            if (one := unasked or came.get(answers)) is None:
                one = came[answers] = await self._say(case, answers)
            unasked = unasked or (None if one.model_asked else one)
            played.append(self._played(case, model, one))
        return played

    async def _say(self, case: Case, answers: Answers) -> Came:
        """Say a sentence, with a model that answers so; put the house back after it."""
        talk, watch = self._talk, self._watch
        talk.satellite = case.heard_by and self._satellites[case.heard_by]
        talk.server.requests.clear()
        talk.server.fallback = self._script(answers)
        talk.server.restate = lambda _: say(answers.plain)
        before = watch.look()
        heard = await talk(case.say)
        await talk.hass.async_block_till_done()
        came = Came(
            speech=heard.speech,
            asked=heard.asks or talk.record.outcome is Outcome.ASKED_BACK,
            calls=tuple(talk.record.calls),
            found=difference(before, watch.look()),
            called=tuple(watch.called),
            model_asked=bool(talk.server.requests),
        )
        watch.restore()
        return came

    def _played(self, case: Case, model: Model, came: Came) -> Played:
        """Hold what came of a sentence with a model against what must happen."""
        called = [] if case.acts else list(came.called)
        wrong, ids = _wrong(case, came.found)
        missing: list[str] = []
        if model is Model.RIGHT and not case.asks and not came.asked:
            missing = _missing(case, came.found)
        return Played(
            language=self._language,
            model=model,
            case=case,
            speech=came.speech,
            asked=came.asked,
            calls=came.calls,
            wrong=wrong or called,
            missing=missing,
            hard=bool(ids & HARD_TO_UNDO)
            or any(one in call for one in HARD_TO_UNDO for call in called),
        )

    def _answers(self, case: Case, model: Model) -> Answers:
        """Return what a model answers to a sentence: its calls, then words if any."""
        made: Sequence[Call] = ()
        if model is Model.RIGHT:
            made = case.right
        elif model is Model.EAGER:
            made = self._eager.calls(case.say)
        words = "" if model is Model.SILENT else WORDS[self._language]
        told = (
            "\n".join(plain(one, self._eager.domains) for one in made)
            if model is Model.EAGER
            else ""
        )
        return Answers(json.dumps(list(made)), words, told)

    def _script(self, answers: Answers) -> Any:
        """Return what answers the requests: the calls at once, then only words."""
        made = [(tool, arguments) for tool, arguments in json.loads(answers.calls)]
        replies = [calls(*made)] if made else []

        def reply(_: Mapping[str, Any]) -> Reply:
            if not answers.words:
                return say("", eval_count=1)
            return replies.pop() if replies else say(answers.words)

        return reply


def _wrong(case: Case, found: Difference) -> tuple[list[str], set[str]]:
    """Return what changed that must not, in words and as ids."""
    wrong = {
        entity_id: f"{entity_id} is {changed}"
        for entity_id, changed in found.changed.items()
        if not _is_allowed(case.changes.get(entity_id), changed)
    }
    for key, items in found.added.items():
        if Counter(map(fold, items)) - Counter(map(fold, case.items.get(key, ()))):
            wrong[key] = f"{key} has {items}"
    for key, items in found.gone.items():
        wrong[key] = f"{key} lacks {items}"
    if found.timers > case.timer:
        wrong["timer"] = f"{found.timers} timers"
    return list(wrong.values()), set(wrong)


def _is_allowed(expected: Mapping[str, Any] | None, changed: Mapping[str, Any]) -> bool:
    """Return whether what changed of an entity is what may.

    Attributes that go with a state, such as the brightness of a light that is off, may
    change with it; nothing may have another value than the one written.
    """
    if expected is None:
        return False
    if not expected:
        return True
    if any(key in expected and expected[key] != changed[key] for key in changed):
        return False
    return bool(expected.keys() & changed.keys())


def _missing(case: Case, found: Difference) -> list[str]:
    """Return what should have come and did not."""
    missing = [
        f"{entity_id} {dict(expected)}"
        for entity_id, expected in case.changes.items()
        if entity_id not in found.changed
        or any(found.changed[entity_id].get(k) != v for k, v in expected.items())
    ]
    for key, items in case.items.items():
        added = set(map(fold, found.added.get(key, ())))
        missing += [f"{key} {item}" for item in items if fold(item) not in added]
    if case.timer and not found.timers:
        missing.append("a timer")
    return missing


def _line(call: CallRecord) -> str:
    """Return a call with its verdict."""
    arguments = ", ".join(f"{key}={value}" for key, value in call.arguments.items())
    because = [*call.notes, *call.problems]
    return f"{call.verdict}: {call.tool}({arguments}) {because or ''}".rstrip()
