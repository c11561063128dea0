"""The translations: complete, fit to be spoken, and what the code asks for."""

import ast
from collections.abc import Iterator, Mapping
import json
from pathlib import Path
import re
from string import Formatter
from typing import Any

import pytest

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.guard.deed import DEEDS
from custom_components.smart_agent.sentences import responses as sentences
from custom_components.smart_agent.server.errors import Problem
from custom_components.smart_agent.server.picture import PictureProblem
from custom_components.smart_agent.task.error import TaskProblem
from custom_components.smart_agent.turn.closing_words import _NAMED
from custom_components.smart_agent.turn.declined import DECLINED, LATER_TIMER
from homeassistant.core import HomeAssistant
from homeassistant.helpers.translation import async_get_translations

PACKAGE = Path(sentences.__file__).parents[1]
FOLDER = PACKAGE / "translations"

ENGLISH = "en"
TRANSLATED = (
    *("de", "es", "fr", "nl", "pl"),
    *("it", "pt", "pt-BR"),
    *("cs", "da", "nb", "sv"),
)
LANGUAGES = (ENGLISH, *TRANSLATED)

SAYERS = frozenset({"Question", "_async_fail", "async_say", "async_sorry"})
"""What is called with the key of a sentence that is spoken."""

_FIELDS, _TASK_FIELDS = (
    f"config_subentries.{kind}.step.settings.data"
    for kind in ("conversation", "ai_task_data")
)
_FIRST_MODEL = "config.step.model.data.model"
_TOKENS = frozenset(
    f"entity.sensor.{key}.unit_of_measurement"
    for key in ("context_size", "generated_tokens", "prompt_tokens")
)
SAME_WORD: Mapping[str, frozenset[str]] = {
    "cs": frozenset({_FIRST_MODEL, f"{_FIELDS}.model", f"{_TASK_FIELDS}.model"}),
    "da": frozenset(
        {_FIRST_MODEL, f"{_FIELDS}.model", f"{_TASK_FIELDS}.model", *_TOKENS}
    ),
    "de": frozenset({f"{_FIELDS}.name", f"{_TASK_FIELDS}.name"}),
    "es": _TOKENS,
    "fr": frozenset({f"{_FIELDS}.prompt"}),
    "nb": frozenset(),
    "nl": frozenset(
        {
            f"{_FIELDS}.model",
            f"{_TASK_FIELDS}.model",
            "config_subentries.tools.entry_type",
            *_TOKENS,
        }
    ),
    "pl": frozenset({f"{_FIELDS}.model", f"{_TASK_FIELDS}.model"}),
    "it": frozenset(),
    "pt": _TOKENS,
    "pt-BR": _TOKENS,
    "sv": frozenset(),
}
"""Texts that are one and the same word in English and in the language."""

KEY = re.compile(r"[a-z]+(_[a-z]+)*")
MARKUP = re.compile(r"[*`#<>|\n\[\]]|__|^[-+] ")
URL = re.compile(r"(://|www\.)\w")
QUOTED_PLACEHOLDER = re.compile(r"'\{")


def flatten(tree: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text of a tree with its dotted key."""
    for key, value in tree.items():
        if isinstance(value, str):
            yield f"{path}{key}", value
        else:
            yield from flatten(value, f"{path}{key}.")


def texts(language: str) -> dict[str, str]:
    """Return the texts of a language by dotted key."""
    return dict(flatten(json.loads((FOLDER / f"{language}.json").read_text("utf-8"))))


def spoken(language: str) -> dict[str, str]:
    """Return the sentences of a language that are spoken, by key."""
    return {
        key.removeprefix("common."): text
        for key, text in texts(language).items()
        if key.startswith("common.")
    }


def placeholders(text: str) -> list[str]:
    """Return the names of what is filled in."""
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def trees() -> Iterator[ast.Module]:
    """Yield the syntax tree of every module."""
    for path in PACKAGE.rglob("*.py"):
        yield ast.parse(path.read_text("utf-8"))


def literals(tree: ast.AST) -> set[str]:
    """Return the literals that could be a key."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and KEY.fullmatch(node.value)
    }


def name_of(call: ast.Call) -> str:
    """Return the name of what is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def said_keys() -> set[str]:
    """Return the keys that stand as literals where a sentence is said."""
    return {
        key
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and name_of(node) in SAYERS
        for argument in node.args
        if isinstance(argument, ast.Constant)
        for key in literals(argument)
    }


def question_keys() -> set[str]:
    """Return the keys of what the user can be asked before a call runs."""
    return {
        key for tree in trees() for key in literals(tree) if key.startswith("confirm_")
    }


def derived_keys() -> set[str]:
    """Return the keys that stand in a table or are made of the members of one."""
    deeds = {f"{start}_{deed}" for start in ("also", "confirm") for deed in DEEDS}
    errors = {f"error_{problem}" for problem in (*Problem, *PictureProblem)}
    declined = {*DECLINED.values(), LATER_TIMER}
    return deeds | errors | declined | {str(kind) for kind in _NAMED}


def test_languages() -> None:
    """Every file is tested here."""
    assert {path.stem for path in FOLDER.glob("*.json")} == set(LANGUAGES)


@pytest.mark.parametrize("language", TRANSLATED)
def test_complete(language: str) -> None:
    """A language has the keys of English, in the same order."""
    assert list(texts(language)) == list(texts(ENGLISH))


@pytest.mark.parametrize("language", TRANSLATED)
def test_placeholders(language: str) -> None:
    """The same is filled in as in English."""
    expected = {key: placeholders(text) for key, text in texts(ENGLISH).items()}
    found = {key: placeholders(text) for key, text in texts(language).items()}
    assert found == expected


@pytest.mark.parametrize("language", TRANSLATED)
def test_translated(language: str) -> None:
    """Nothing is left in English."""
    english = texts(ENGLISH)
    same = {key for key, text in texts(language).items() if text == english[key]}
    assert same == SAME_WORD[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end(language: str) -> None:
    """What is spoken ends as a sentence, and as a question where English asks."""
    english = spoken(ENGLISH)
    for key, text in spoken(language).items():
        if key != "or":
            assert text[-1] in ".?", key
            assert text.endswith("?") == english[key].endswith("?"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_choice_joins(language: str) -> None:
    """A choice is two names with a word between."""
    assert re.fullmatch(r"\{first\} \w+ \{second\}", spoken(language)["or"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain(language: str) -> None:
    """No text has markup, nor what hassfest or the frontend takes amiss.

    hassfest refuses addresses and surrounding spaces; to the frontend's message
    format an apostrophe before a brace makes the placeholder plain text.
    """
    for key, text in texts(language).items():
        assert text.strip() == text != "", key
        for wrong in (MARKUP, URL, QUOTED_PLACEHOLDER):
            assert not wrong.search(text), key


def test_said_keys() -> None:
    """Every sentence the code says is there, and none that it does not."""
    assert said_keys() | question_keys() | derived_keys() == set(spoken(ENGLISH))


def test_exceptions() -> None:
    """Every failure has a text that takes the server's words, or a name, at most."""
    prefix = "exceptions."
    found = {
        key: text for key, text in texts(ENGLISH).items() if key.startswith(prefix)
    }
    problems = (*Problem, *TaskProblem)
    keys = {f"{prefix}{problem}.message" for problem in problems}
    of_pictures = {f"{prefix}{problem}.message" for problem in PictureProblem}
    assert found.keys() == keys | of_pictures
    for key, text in found.items():
        filled = ["name"] if key in of_pictures else ["detail"]
        assert placeholders(text) in ([], filled)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_home_assistant_takes_them(hass: HomeAssistant, language: str) -> None:
    """Home Assistant loads every text of a language as it stands in the file."""
    expected = texts(language)
    loaded: dict[str, str] = {}
    for category in {key.partition(".")[0] for key in expected}:
        loaded |= await async_get_translations(hass, language, category, [DOMAIN])
    assert loaded == {f"component.{DOMAIN}.{key}": v for key, v in expected.items()}
