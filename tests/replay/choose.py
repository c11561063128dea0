"""Choose some recorded runs of many."""

from collections.abc import Iterable, Iterator

from evals.replay.runs import Run


def choose(runs: Iterable[Run], count: int) -> Iterator[Run]:
    """Yield so many runs, as evenly over models and tasks as their numbers allow.

    The numbers of models (8) and tasks (49) have no common divisor, so that counting
    through both at once meets each pair once before any comes again.
    """
    by_pair: dict[tuple[str, str], list[Run]] = {}
    for run in sorted(runs, key=lambda run: run.name):
        by_pair.setdefault((run.model, run.of_task), []).append(run)
    models = sorted({model for model, _ in by_pair})
    tasks = sorted({task for _, task in by_pair})
    for number in range(count):
        pair = by_pair[models[number % len(models)], tasks[number % len(tasks)]]
        yield pair[number // len(tasks) % len(pair)]
