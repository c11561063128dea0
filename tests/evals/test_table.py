"""Tables and comparisons of small sets of results."""

import argparse
from pathlib import Path

import pytest

from evals import compare, table
from evals.errors import EvalError
from evals.result import append, read_results, resume

from .results import result

OURS = [
    result("on"),
    result("off", passed=False, requests=3, rejected=2, seconds=2.5, harm=["a", "b"]),
    result("lock", category="lock", words=6),
]
THEIRS = [
    result(
        one.task,
        agent="theirs",
        category=one.category,
        passed=one.task == "off",
        rejected=None,
        normalised=None,
        prompt_tokens=0,
    )
    for one in OURS
]


def row(text: str, category: str, agent: str) -> list[str]:
    """Return the numbers of a row of a table."""
    rows = [line.split() for line in text.splitlines()]
    (found,) = [one for one in rows if one[:2] == [category, agent]]
    return found[3:]


def test_table() -> None:
    """Every category has its row, all together the last; means, and median seconds."""
    text = table.tables([*OURS, *THEIRS])
    assert text.startswith("mini, Home Assistant 2026.10.4\n")
    all_of_ours = row(text, "all", "ours")
    assert all_of_ours[:4] == ["3", "66.7", "21-94", "1"]
    assert all_of_ours[4:] == [
        "1.67",
        "0.0",
        "300",
        "20",
        "4.0",
        "0.67",
        "1.00",
        "0.50",
    ]
    assert row(text, "light", "ours")[:2] == ["2", "50.0"]
    assert row(text, "lock", "ours")[:2] == ["1", "100.0"]


def test_what_took_no_model() -> None:
    """Of the tasks, those are told that were done without a request."""
    text = table.tables([result("a", requests=0), result("b", requests=2)])
    assert row(text, "all", "ours")[4:6] == ["1.00", "50.0"]


def test_temperatures_are_told_apart() -> None:
    """What was measured at another temperature has a table of its own."""
    text = table.tables([result("on"), result("on", temperature=0.0)])
    assert "mini, Home Assistant 2026.10.4\n" in text
    assert "mini, Home Assistant 2026.10.4, temperature 0\n" in text
    assert text.count("\nall ") == 2


def test_table_counts_turns_that_did_harm() -> None:
    """A turn counts once, however many values it left; older files do not tell."""
    text = table.tables([*OURS, result("old", category="old", harm=None)])
    assert row(text, "light", "ours")[3] == "1"
    assert row(text, "lock", "ours")[3] == "0"
    assert row(text, "old", "ours")[3] == "-"
    assert row(text, "all", "ours")[3] == "-"


def test_table_shows_what_is_unknown() -> None:
    """Tokens that the server did not count and calls nobody told of are no zeros."""
    text = table.tables(THEIRS)
    assert row(text, "all", "theirs")[4:] == [
        "1.00",
        "0.0",
        "-",
        "20",
        "3.0",
        "-",
        "-",
        "0.50",
    ]


def test_table_keeps_apart_what_does_not_compare() -> None:
    """Data sets and versions have tables of their own, options rows of their own."""
    others = [result(data="maxi"), result(version="2026.11.0")]
    tuned = result(options={"max_steps": 2, "max_attempts": 1})
    text = table.tables([*OURS, *others, tuned])
    assert text.count("Home Assistant") == 3
    assert "ours max_attempts=1 max_steps=2" in text
    assert "| ours | small | 3 | 66.7 |" in table.tables(OURS, markdown=True)


def test_compare(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Two agents in a file: how many differ, how sure that is, and which they are."""
    file = tmp_path / "results.jsonl"
    append(file, [*OURS, *THEIRS, result("on", repetition=1)])
    arguments = argparse.Namespace(first=file, second=None, agents="theirs,ours")
    assert compare.run(arguments) == 0
    head, *tasks = capsys.readouterr().out.splitlines()
    assert head == (
        "theirs small → ours small: 3 pairs, 2 better, 1 worse, 0 same, p = 1.0000; "
        "harm 0 → 1"
    )
    assert [one.split()[:2] for one in tasks] == [
        ["better", "on-0"],
        ["better", "lock-0"],
        ["worse", "off-0"],
        ["harm", "off-0"],
    ]
    assert tasks[-1].endswith("a; b")


def test_compare_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Without a choice every agent that both files have is compared to itself."""
    before, after = tmp_path / "before.jsonl", tmp_path / "after.jsonl"
    append(before, [*OURS, *THEIRS])
    append(after, [result("off"), result("lock"), result(agent="third")])
    assert compare.run(argparse.Namespace(first=before, second=after, agents="")) == 0
    head, *tasks = capsys.readouterr().out.splitlines()
    assert "2 pairs, 1 better, 0 worse, 1 same" in head
    assert len(tasks) == 1


def test_compare_needs_pairs(tmp_path: Path) -> None:
    """What cannot be paired, or can in two ways, is refused."""
    with pytest.raises(EvalError, match="no task"):
        compare.compare(OURS, [result("other")])
    with pytest.raises(EvalError, match="two results of on"):
        compare.compare(OURS, [*OURS, result("on", model="large")])
    append(tmp_path / "one", OURS)
    one = argparse.Namespace(first=tmp_path / "one", second=None, agents=None)
    with pytest.raises(EvalError, match="--agents"):
        compare.run(one)


def test_a_line_that_was_cut_off_is_done_again(tmp_path: Path) -> None:
    """What an evaluation that was ended by force has written is no obstacle."""
    file = tmp_path / "new" / "results.jsonl"
    assert resume(file) == []
    append(file, OURS)
    with file.open("a") as broken:
        broken.write('{"version": "2026')
    assert resume(file) == OURS
    append(file, THEIRS)
    assert read_results(file) == [*OURS, *THEIRS]


def test_what_is_no_file_of_results(tmp_path: Path) -> None:
    """Another file is named, and so is one that is not there."""
    other = tmp_path / "other"
    other.write_text('{"version": 1}\n')
    with pytest.raises(EvalError, match=f"{other} is no file of results"):
        read_results(other)
    with pytest.raises(EvalError, match="No such file"):
        read_results(tmp_path / "none")
