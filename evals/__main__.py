"""The command line of the evaluations; `scripts/eval --help` lists the commands."""

import argparse
import importlib
import sys

from demo.model_server import DemoError

from .errors import EvalError

_COMMANDS = {
    "run": "evals.run",
    "table": "evals.table",
    "compare": "evals.compare",
    "replay": "evals.replay.command",
    "convert": "evals.replay.convert",
    "shortlist": "evals.shortlist",
    "confirmations": "evals.confirmations",
    "said": "evals.said",
    "share": "evals.share.command",
    "load": "evals.load.command",
    "fuzz": "evals.fuzz.command",
    "bench": "evals.bench.command",
    "agents": "evals.bench.agents_in_turn",
}
"""The module of each: its docstring, add_arguments(parser) and run(args) -> code."""


def main() -> int:
    """Run a command and return the exit code."""
    parser = argparse.ArgumentParser(prog="scripts/eval")
    parser.add_argument("command", choices=_COMMANDS)
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    outer = parser.parse_args()
    module = importlib.import_module(_COMMANDS[outer.command])
    parser = argparse.ArgumentParser(
        prog=f"scripts/eval {outer.command}", description=module.__doc__
    )
    module.add_arguments(parser)
    try:
        code: int = module.run(parser.parse_args(outer.arguments))
    except (EvalError, DemoError) as err:
        print(f"eval: {err}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
