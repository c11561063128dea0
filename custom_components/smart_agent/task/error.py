"""Why a task came to no result, apart from failures of the server."""

from enum import StrEnum

from homeassistant.exceptions import HomeAssistantError

from ..const import DOMAIN


class TaskProblem(StrEnum):
    """The reasons; the values are translation keys."""

    CUT_OFF = "task_cut_off"
    NO_ANSWER = "task_no_answer"
    TOO_LONG = "task_too_long"
    WITH_TOOLS = "task_with_tools"
    WRONG_DATA = "task_wrong_data"


class TaskError(HomeAssistantError):
    """A task that came to no result."""

    def __init__(self, problem: TaskProblem, detail: str = "") -> None:
        """Hold the reason, and in English what exactly is wrong."""
        super().__init__(
            translation_domain=DOMAIN,
            translation_key=problem.value,
            translation_placeholders={"detail": detail},
        )
        self.problem = problem
        self.detail = detail
