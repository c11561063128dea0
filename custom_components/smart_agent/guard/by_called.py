"""Takes the device that the user's words call for a call whose target is none."""

from dataclasses import replace
from typing import Any

from ..home.home import Home
from ..llm_tools.spec import NAME, TARGET_KEYS, Toolset
from ..utterance.stance import Stance
from .pipeline import RightCall, prepare
from .problem import Note
from .rules import Rules
from .targets.capabilities import is_able
from .verdict import Reject


def with_called(
    call: RightCall | Reject, toolset: Toolset, home: Home, rules: Rules
) -> RightCall | Reject:
    """Return a call with the device that the words call, where it has no other."""
    if not isinstance(call, Reject) or call.spec is None:
        return call
    if (found := _called(call, home, rules)) is None:
        return call
    args, note = found
    again = prepare(call.spec.name, args, toolset, home, rules)
    if isinstance(again, Reject):
        return call
    return replace(again, notes=(*call.notes, note, *again.notes))


def _called(
    reject: Reject, home: Home, rules: Rules
) -> tuple[dict[str, Any], Note] | None:
    """Return the arguments of a call with the device that the words call, and a note.

    Only where they are one wish, every word in it that names something is about the same
    device, the tool can act on that, and nothing but the target of the call is wrong. A
    model that writes "Terrace" in an area "Outside" for "the outdoor speakers" finds out
    of that by itself as rarely as one that knows two devices by the name "Garage Door": it
    is told once. None in strict mode, and once a text of others was read.
    """
    spec, request, so_far = reject.spec, rules.request, rules.so_far
    if spec is None or (rule := spec.targets) is None or not request.known:
        return None
    if not spec.alters or NAME not in spec.properties or spec.required & TARGET_KEYS:
        return None
    if rules.choices.strict or not so_far.doubted or so_far.ran:
        return None
    if so_far.outside or so_far.read or rules.earlier.tainted:
        return None
    if any(one.path.partition(".")[0] not in TARGET_KEYS for one in reject.problems):
        return None
    asking = [one for one in request.clauses if one.stance is Stance.REQUEST]
    if len(asking) != 1 or len(request.clauses) != 1:
        return None
    able = [
        one
        for one in home.entities
        if (rule.domains is None or one.domain in rule.domains) and is_able(one, rule)
    ]
    # Of two of one name it is the one that the words have a noun for.
    nouned = [one for one in able if one.domain in request.kinds]
    meant = request.meant_of(able, frozenset()) or request.meant_of(nouned, frozenset())
    if meant is None or request.stance(meant) is not Stance.REQUEST:
        return None
    args, name = reject.args, home.reference(meant)
    kept = {key: value for key, value in args.items() if key not in TARGET_KEYS}
    return {**kept, NAME: name}, Note(NAME, args.get(NAME), name, "the words call it")
