"""The model that does whatever words name, in the home of a task."""

from fakes.eager import Eager

from .task import Task


def eager_in(task: Task) -> Eager:
    """Return a model that does whatever words name in the home of a task."""
    inventory = task.inventory
    plan = {
        kind: [
            {
                **one,
                "id": one.get("id", one.get("name", "")),
                "names": {
                    task.language: [
                        one.get("name", one.get("id", "")),
                        *one.get("aliases", ()),
                    ]
                },
            }
            for one in inventory.get(kind, ())
        ]
        for kind in ("entities", "areas", "floors")
    }
    return Eager(task.language, plan)
