"""What a turn starts from."""

from dataclasses import dataclass

from .closing import Pending
from .guard.policy import Rules
from .heard import Hearing
from .home import Home
from .model.client import OllamaServer
from .options import AgentOptions
from .toolset import Toolset


@dataclass(frozen=True)
class Agent:
    """The agent that takes a turn.

    hides_tools tells that its model sees the tools only beside the last words of the
    user.
    """

    entity_id: str
    server: OllamaServer
    options: AgentOptions
    hides_tools: bool = False


@dataclass(frozen=True)
class Scene:
    """What there is: the prompt, the home, the tools, what holds, what was asked.

    hearing is what Home Assistant's own sentences make of the user's words, about_home
    whether these name anything of the home.
    """

    system: str
    home: Home
    toolset: Toolset
    rules: Rules
    hearing: Hearing
    about_home: bool = False
    pending: Pending | None = None
