"""What a model could call instead of what was refused."""

from ..home.home import Home
from ..llm_tools.spec import AREA, DEVICE_CLASS, NAME, Toolset
from .problem import ProblemKind
from .targets.candidates import told_apart
from .targets.capabilities import is_able
from .verdict import Reject


def tools_for(reject: Reject, home: Home, toolset: Toolset) -> list[str]:
    """Return the tools for a device that a call names and its tool is not for."""
    if not reject.is_for(ProblemKind.WRONG_KIND):
        return []
    name = reject.args.get(NAME)
    domains = {one.domain for one in home.entities if name in one.names}
    return [tool for domain in sorted(domains) for tool in toolset.acting_on(domain)]


def devices_there(reject: Reject, home: Home, toolset: Toolset) -> list[str]:
    """Return the devices of a room that a call is for with a kind that is none.

    "coffee_maker" is no device class, but a room may have something that makes coffee.
    """
    spec, area = reject.spec, reject.args.get(AREA)
    if spec is None or spec.targets is None or not isinstance(area, str):
        return []
    if not any(
        one.kind is ProblemKind.NOT_ALLOWED and one.path.startswith(DEVICE_CLASS)
        for one in reject.problems
    ):
        return []
    areas = {one.area_id for one in home.area_names.find(area).things}
    return told_apart(
        [
            one
            for one in home.entities
            if one.area_id in areas
            and spec.name in toolset.acting_on(one.domain)
            and is_able(one, spec.targets)
        ],
        home,
    )
