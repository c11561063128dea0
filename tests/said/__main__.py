"""Plays the corpus and prints every failure by class, and the numbers.

python -m tests.said [language …] [right|silent|eager …]
"""

from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
import sys
from typing import Any

import pytest

from .corpus import LANGUAGES, Kind

_MODULE = "tests.said.test_said"
_TEST = "test_only_what_was_asked_happens"


class _Pick:
    """Picks models once the tests are there, which only pytest can import."""

    def __init__(self, words: Sequence[str]) -> None:
        """Pick those that are among the words, all if none is."""
        self._words = words

    def pytest_collection_finish(self) -> None:
        """Leave the other models out."""
        models: list[str] = import_module(_MODULE).MODELS
        models[:] = [model for model in models if model in self._words] or models


def main(words: Sequence[str]) -> int:
    """Play what the words name, all without any; return whether anything failed."""
    languages = [word for word in words if word in LANGUAGES] or LANGUAGES
    here = Path(__file__).parent / "test_said.py"
    picked = [f"{here}::{_TEST}[{language}]" for language in languages]
    options = ["-q", "--tb=no", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
    pytest.main([*options, "--show-capture=no", *picked], [_Pick(words)])
    said = import_module(_MODULE)
    failed = [one for one in said.PLAYED if one.failed]
    lines = [
        line
        for kind in Kind
        if (of_kind := [str(one) for one in failed if one.case.kind is kind])
        for line in ("", f"{kind} ({len(of_kind)})", *of_kind)
    ]
    sys.stdout.write("\n".join([*lines, "", *_table(said.PLAYED, said.MODELS), ""]))
    return 1 if failed else 0


def _table(played: Sequence[Any], models: Sequence[str]) -> list[str]:
    """Return the numbers by language and model, and by class and model."""
    rows = [
        f"{'':12}{'model':8}{'said':>6}{'wrong':>6}{'hard':>6}{'missing':>8}{'asked':>6}"
    ]
    for label in (*LANGUAGES, *Kind, "all"):
        for model in models:
            mine = [
                one
                for one in played
                if one.model == model and label in (one.language, one.case.kind, "all")
            ]
            if mine:
                count = Counter(
                    what
                    for one in mine
                    for what, is_so in (
                        ("wrong", bool(one.wrong)),
                        ("hard", one.hard and bool(one.wrong)),
                        ("missing", bool(one.missing)),
                        ("asked", one.needless),
                    )
                    if is_so
                )
                rows.append(
                    f"{label:12}{model:8}{len(mine):>6}{count['wrong']:>6}"
                    f"{count['hard']:>6}{count['missing']:>8}{count['asked']:>6}"
                )
    return rows


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
