"""The command that plays recorded runs."""

import argparse
import json
from pathlib import Path

from evals.replay.command import add_arguments, run

HOMES = Path(__file__).parents[1] / "data" / "homes" / "assist-mini"
TASK = "dom1_pl_lights_lights-please_turn_on_the_kitchen_light"


def test_every_second_run(tmp_path: Path) -> None:
    """A sample takes each so many-th of the runs, the first of them all among it."""
    runs, out = tmp_path / "runs.jsonl", tmp_path / "out.jsonl"
    wrote = [{"content": "Done", "calls": []}]
    runs.write_text(
        "".join(
            json.dumps(
                {"model": model, "task": f"{TASK}-0", "passed": False, "wrote": wrote}
            )
            + "\n"
            for model in ("a", "b", "c")
        ),
        encoding="utf-8",
    )
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    words = ["--runs", str(runs), "--data", str(HOMES), "--every", "2"]
    assert run(parser.parse_args([*words, "--processes", "1", "--out", str(out)])) == 0
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [line["model"] for line in lines] == ["a", "c"]
