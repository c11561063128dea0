"""Which tools a model is offered in a turn."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..prompt.prefix import Prefix
from ..utterance.timer import may_mean_timer, means_timer
from .context import GuardContext


def offered(prefix: Prefix, context: GuardContext) -> Sequence[Mapping[str, Any]]:
    """Return the tools that are sent, of all that there are.

    Those for timers are among them where the words may be about one, or one runs that
    they could mean; on a device that has none only where they name one, so that the
    model tells that. A weak model takes them for anything that is to start. They stand
    last: the prompt of turns with and without them is the same up to there.
    """
    request = context.said.request
    means = means_timer(request) or bool(context.home.timers)
    if means or (context.rules.timers and may_mean_timer(request)):
        return (*prefix.tools, *prefix.timer_tools)
    return prefix.tools
