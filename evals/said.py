"""Write the corpus of what was said, in tests/said, as a data set for `scripts/eval run`.

Sentences at which nothing may happen are tasks named `house_nothing…`, in which no
service may be called that could change anything and no timer may be started. The
others, `house_request…`, are left out where the agent may ask first, and where items of
lists or timers are expected, which a data set cannot say.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
import shutil
from typing import Any

from demo.model_server import ROOT
from homeassistant.util.yaml import load_yaml, load_yaml_dict, save_yaml

from .dataset import CARD
from .errors import EvalError
from .task import HOME

_CORPUS = ROOT / "tests" / "said"
_FOLDER = "house"
"""The folder of the one home; what else it holds is written anew."""

_WITH_STATE = {
    "climate": ["hvac_action"],
    "cover": ["current_position"],
    "fan": ["percentage"],
    "light": ["brightness", "color_mode"],
    "media_player": ["is_volume_muted", "media_track", "volume_level"],
    "valve": ["current_position"],
}
"""Attributes, by domain, that come and go with the state."""

_NOT_SAID = ("todo.", "timer")
"""What the names of changes begin with that a data set cannot say."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    known = sorted(path.stem for path in _CORPUS.glob("??.yaml"))
    parser.add_argument("--language", choices=known, default="en")
    parser.add_argument(
        "--out", type=Path, help="folder of the data set; else .cache/said-LANGUAGE"
    )


def run(args: argparse.Namespace) -> int:
    """Write the data set and return the exit code."""
    out: Path = args.out or ROOT / ".cache" / f"said-{args.language}"
    counts = write(args.language, out)
    for category, count in counts.items():
        print(f"{count:5}  {category}")
    print(f"{sum(counts.values()):5}  in {out}")
    return 0


def write(language: str, out: Path) -> dict[str, int]:
    """Write the data set of a language; return how many tasks each category has.

    Raises EvalError for a folder that holds something else.
    """
    if out.exists() and any(out.iterdir()) and not (out / CARD).exists():
        raise EvalError(f"{out} holds something else")
    folder = out / _FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    card = {
        "name": f"said-{language}",
        "description": "What was said to a house, and what must happen.",
        "language": language,
    }
    save_yaml(str(out / CARD), card)
    save_yaml(
        str(folder / HOME), _home(load_yaml_dict(_CORPUS / "house.yaml"), language)
    )
    cases = load_yaml(_CORPUS / f"{language}.yaml")
    assert isinstance(cases, list)
    files = _files(cases)
    for name, content in files.items():
        save_yaml(str(folder / f"{name}.yaml"), content)
    return {one["category"]: len(one["tests"]) for one in files.values()}


def _home(plan: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Return the house with its names in a language, as the demo house takes it."""

    def named(thing: Mapping[str, Any]) -> dict[str, Any]:
        name, *aliases = thing["names"][language]
        kept = {key: thing[key] for key in thing if key not in ("names", "hard")}
        return {**kept, "name": name, "aliases": aliases}

    floors = [named(floor) for floor in plan["floors"]]
    names = {floor.pop("id"): floor["name"] for floor in floors}
    return {
        "floors": floors,
        "areas": [
            named(area) | {"floor": names.get(area.get("floor"))}
            for area in plan["areas"]
        ],
        "devices": [
            {**one, "name": f"Assist {one['id']}"} for one in plan["satellites"]
        ],
        "entities": [named(entity) for entity in plan["entities"]],
    }


def _files(cases: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """Return the files of tests by name: one for each class and what may happen."""
    tests: dict[tuple[str, bool], list[dict[str, Any]]] = defaultdict(list)
    for case in cases:
        change = case.get("change") or {}
        if change and (case.get("asks") or _is_not_said(change)):
            continue
        tests[case["class"], bool(change)].append(_test(case, change))
    return {
        f"request-{kind}" if acts else f"nothing-{kind}": {
            "category": kind if acts else f"{kind} (nothing)",
            "tests": found,
        }
        for (kind, acts), found in sorted(tests.items())
    }


def _is_not_said(change: Iterable[str]) -> bool:
    """Return whether some of the changes are none that a data set can say."""
    return any(key.startswith(_NOT_SAID) for key in change)


def _test(case: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """Return a sentence as a test of a data set."""
    test: dict[str, Any] = {"sentences": [str(case["say"])]}
    if satellite := case.get("from"):
        test["context_device"] = satellite
    if not change:
        return {**test, "expect_no_call": True}
    wanted = {
        entity_id: dict(one) if isinstance(one, Mapping) else {"state": str(one)}
        for entity_id, one in change.items()
    }
    return {
        **test,
        "expect_changes": {key: _changes(one) for key, one in wanted.items()},
        "ignore_changes": {key: _ignored(key, one) for key, one in wanted.items()},
    }


def _changes(wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Return what an entity has to be like, its state beside its attributes."""
    attributes = {key: value for key, value in wanted.items() if key != "state"}
    state = {"state": wanted["state"]} if "state" in wanted else {}
    return state | ({"attributes": attributes} if attributes else {})


def _ignored(entity_id: str, wanted: Mapping[str, Any]) -> Sequence[str]:
    """Return what else may change of an entity: what goes with that which has to."""
    beside = ["state", *_WITH_STATE.get(entity_id.partition(".")[0], ())]
    return [key for key in beside if key not in wanted]
