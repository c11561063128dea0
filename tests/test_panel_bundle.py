"""The panel is made of its sources, and loads nothing but texts from beside it."""

import hashlib
import json
from pathlib import Path
import re

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import Reason

_ROOT = Path(__file__).parent.parent
_SOURCES = _ROOT / "frontend"
_MODULE = _ROOT / "custom_components" / "smart_agent" / "frontend" / "panel.js"
_TEXTS = _MODULE.parent / "translations"
_TRANSLATIONS = _SOURCES / "src" / "translations"
_TOOLS = ("build.mjs", "package-lock.json", "package.json", "tsconfig.json")
_MOST_BYTES = 80_000

_ENGLISH = json.loads((_TRANSLATIONS / "en.json").read_text(encoding="utf-8"))


def test_is_up_to_date() -> None:
    """The hash in its first line is that of its sources; else run scripts/panel."""
    found = [path for path in (_SOURCES / "src").rglob("*") if path.is_file()]
    paths = [*_TOOLS, *(path.relative_to(_SOURCES).as_posix() for path in found)]
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(f"{path}\0".encode())
        digest.update((_SOURCES / path).read_bytes())
        digest.update(b"\0")
    first_line = _MODULE.read_text(encoding="utf-8").partition("\n")[0]
    assert first_line.endswith(digest.hexdigest())


def test_is_small_and_alone() -> None:
    """It is small, names its licences and imports nothing; it fetches one kind of file."""
    module = _MODULE.read_text(encoding="utf-8")
    assert len(module.encode()) < _MOST_BYTES
    assert "BSD-3-Clause" in module
    assert not re.search(r"\bimport\s*\(|^import\b", module, re.MULTILINE)
    assert module.count("fetch(") == module.count("import.meta.url") == 1


def test_lock_file_names_no_registry() -> None:
    """What the build takes can come from any registry, checked by its hash."""
    lock = json.loads((_SOURCES / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: one for name, one in lock["packages"].items() if name}
    assert packages
    assert all("resolved" not in one for one in packages.values())
    assert all(one["integrity"] for one in packages.values())


@pytest.mark.parametrize(
    "path", sorted(_TRANSLATIONS.glob("*.json")), ids=lambda path: path.stem
)
def test_translations(path: Path) -> None:
    """Every language has every text, with the same things to fill in."""
    texts = json.loads(path.read_text(encoding="utf-8"))
    assert list(texts) == sorted(_ENGLISH)
    for key, text in texts.items():
        placeholders = re.findall(r"\{\w+\}", text)
        assert sorted(placeholders) == sorted(re.findall(r"\{\w+\}", _ENGLISH[key]))


def test_texts_are_up_to_date() -> None:
    """Each language but English, which is bundled, is a file of its own, as translated."""
    served = {path.name: json.loads(path.read_text()) for path in _TEXTS.iterdir()}
    assert served == {
        path.name: json.loads(path.read_text(encoding="utf-8"))
        for path in _TRANSLATIONS.glob("*.json")
        if path.stem != "en"
    }


def test_same_languages() -> None:
    """The panel speaks every language that the integration speaks."""
    integration = _ROOT / "custom_components" / "smart_agent" / "translations"
    assert {path.name for path in _TRANSLATIONS.glob("*.json")} >= {
        path.name for path in integration.glob("*.json")
    }


@pytest.mark.parametrize("kind", [*ProblemKind, *Reason])
def test_every_reason_has_a_text(kind: ProblemKind | Reason) -> None:
    """Whatever keeps a call from running can be said in the user's language."""
    assert _ENGLISH[f"reason_{kind.value}"]
