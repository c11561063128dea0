"""The commands that timers are to give when they end."""

from collections.abc import Sequence

from ..guard.delayed import command_of, judge_delayed
from ..guard.normalize.values import as_arguments
from ..guard.rules import Rules
from ..guard.verdict import Verdict
from ..sentences.recognized import RecognizedIntent
from ..server.answer import WrittenCall
from .context import GuardContext


class TimerCommands:
    """Judges calls for timers by the commands that these are to give."""

    def __init__(self, context: GuardContext) -> None:
        """Begin with none heard."""
        self._context = context
        self._heard: dict[str, RecognizedIntent | None] = {}

    async def async_recognize(self, answer: Sequence[WrittenCall]) -> None:
        """Recognize the commands in calls: judging needs them."""
        for written in answer:
            spec = self._context.toolset.find(written.name)
            args = as_arguments(written.arguments) or {}
            if (command := command_of(spec, args)) and command not in self._heard:
                self._heard[command] = await self._context.hear(command)

    def judge(self, verdict: Verdict, rules: Rules) -> Verdict:
        """Return a verdict on a timer, judged by the command that it is to give."""
        if not (command := command_of(verdict.spec, verdict.args)):
            return verdict
        heard, context = self._heard.get(command), self._context
        return judge_delayed(verdict, heard, context.toolset, context.home, rules)
