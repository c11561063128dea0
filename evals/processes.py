"""Processes that begin with Home Assistant loaded.

To load it takes a process longer than most of what it is for. So one process loads it and
does nothing else, and each of the others begins as a copy of that one.
"""

import multiprocessing
from multiprocessing.context import ForkServerContext

_LOADED = ["evals.preloaded"]
"""Modules that bring with them nearly all that a process here needs."""


def as_loaded() -> ForkServerContext:
    """Return what starts such processes."""
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(_LOADED)
    return found
