"""Whether the user's words ask for a call: for this action, these devices, and now."""

from dataclasses import replace

from homeassistant.components.todo.const import ATTR_ITEM, DOMAIN as TODO
from homeassistant.helpers import intent

from ..home.home import Entity
from ..llm_tools.spec import DOMAIN, ToolSpec
from ..utterance.clauses import Stance
from ..utterance.deeds import UNDOING
from ..utterance.device_stance import OPEN
from ..utterance.plain_text import is_denied, is_joined
from ..utterance.request import Request
from ..utterance.timer import TIMER
from .already import check_already
from .bare_number import check_bare_number
from .colored import check_colored
from .deed import deed_of
from .lacking import check_lacking
from .list_item import check_item
from .moved import check_moved
from .named_instead import is_named_instead
from .no_more import is_no_more
from .opposite import check_verb, ways_said
from .placed import is_out_of_place
from .problem import Note, Problem, ProblemKind
from .put_right import is_put_right, is_taken_back
from .spoken import listed
from .targets.candidates import told_apart
from .targets.resolve import Resolution
from .ticked_off import is_ticked_off
from .timer_asked import check_timer
from .told_beside import is_command_beside
from .unsaid import AS_WELL

_REFUSED = {
    Stance.FORBIDDEN: (
        ProblemKind.FORBIDDEN,
        "the user says that {names} be left as it is",
    ),
    Stance.EXCEPTED: (ProblemKind.EXCEPTED, "the user excepts {names}"),
    Stance.REVOKED: (ProblemKind.REVOKED, "the user took that back"),
    Stance.ELSEWHERE: (
        ProblemKind.ELSEWHERE,
        "{names} is not in the place that the user names",
    ),
    Stance.LATER: (ProblemKind.LATER, "the user does not mean now"),
    Stance.CONDITION: (
        ProblemKind.CONDITION,
        "the user makes it depend on something, it is not to be done now",
    ),
    Stance.QUESTION: (
        ProblemKind.QUESTION,
        "the user only asks, nothing is to be changed",
    ),
}
"""Stances for which a call is rejected, each with the problem that the model is told."""

_ASKED = frozenset({Stance.TOLD, Stance.UNCLEAR, Stance.NEARBY})
"""What leaves open whether a call is wanted: the user is asked."""

_WEIGHT = (*_REFUSED, *sorted(_ASKED), Stance.REQUEST)
"""The stance that counts for a call on several devices is the first of these."""

_KEPT = frozenset({TODO})
"""Domains whose items may be for any time: "milk tomorrow" is no later call."""

_WHOLLY = frozenset({"turn_on", "open", "close"})
"""Deeds that go all the way where the call has no value."""

_IN_PART = frozenset({"light", "fan", "cover", "valve"})
"""Domains of what can be partly on or open."""

COMMAND = "conversation_command"
"""The argument of HassStartTimer with what is to be done when it is over."""

_STEP = "volume_step"
"""The argument of a step up or down (media_player/intent.py)."""


def stance_of(spec: ToolSpec, found: Resolution, request: Request) -> Stance:
    """Return the stance of the user's words on a call."""
    if not request.known or not spec.alters:
        return Stance.REQUEST
    if is_put_right(spec, found, request) or is_named_instead(spec, found, request):
        return Stance.REQUEST
    told = request.overall is Stance.TOLD
    if told and is_ticked_off(spec, found, request):
        return Stance.REQUEST
    if isinstance(item := found.args.get(ATTR_ITEM), str):
        if is_taken_back(item, request):
            return Stance.REVOKED
        request = request.but_for(item)
    if not found.entities:
        stance = request.overall
        if spec.rings:
            stance = request.speaks_against(TIMER) or stance
        if spec.intent_type == intent.INTENT_START_TIMER and not (
            request.speaks_of(TIMER, OPEN | {Stance.LATER}) or found.args.get(COMMAND)
        ):
            # "The bus leaves in ten minutes": a duration is no wish for a timer.
            stance = Stance.UNCLEAR if stance is Stance.LATER else stance
    else:
        deed = deed_of(spec, found.entities)
        stances = {_stance(entity, deed, request) for entity in found.entities}
        stance = next(one for one in _WEIGHT if one in stances)
    for_later = spec.rings or {entity.domain for entity in found.entities} & _KEPT
    if for_later and stance is Stance.LATER:
        return Stance.REQUEST
    return stance


def _stance(entity: Entity, deed: str, request: Request) -> Stance:
    """Return the stance of the words on one device, for a deed."""
    match request.instead(entity, deed):
        case True:
            return Stance.REQUEST
        case False:
            return Stance.FORBIDDEN
        case _:
            stance = request.stance(entity)
            if stance is Stance.FORBIDDEN and is_no_more(entity, deed, request):
                return Stance.REQUEST
            if stance is Stance.TOLD and is_command_beside(entity, deed, request):
                return Stance.REQUEST
            return stance


def check_request(
    spec: ToolSpec, found: Resolution, request: Request, *, insisted: bool
) -> tuple[Problem, ...]:
    """Return the problems for which the user's words refuse a call, empty if they do not.

    insisted tells that the model has heard before that the user only asks: then it is
    the user who is asked whether they mean it.
    """
    if not spec.alters or not request.known:
        return ()
    stance = stance_of(spec, found, request)
    if stance in _REFUSED and not (insisted and stance is Stance.QUESTION):
        kind, message = _REFUSED[stance]
        left = [
            entity
            for entity in found.entities
            if _stance(entity, deed_of(spec, found.entities), request) is stance
        ]
        text = listed(left)
        others = _others(found, request) if stance is Stance.EXCEPTED else ()
        message = message.format(names=text or "it")
        return (Problem(kind, "", message, text or None, allowed=others),)
    return (
        *check_timer(spec, found, request),
        *_check_place(found, request),
        *check_verb(spec, found, request),
        *check_moved(spec, found, request),
        *check_already(spec, found, request),
        *check_colored(spec, found, request),
        *(_check_setting(spec, found, request) or _check_share(spec, found, request)),
        *_check_values(found, request),
        *_check_shares(found, request),
        *_check_aim(found, request),
        *check_bare_number(found, request),
        *check_lacking(found),
        *check_item(spec, found, request),
    )


def narrowed(spec: ToolSpec, found: Resolution, request: Request) -> Resolution:
    """Return a call for a place without the kinds that the words leave out.

    "Turn off the lights in the kitchen" is no wish about its sockets.
    """
    if found.named or not request.known or DOMAIN not in spec.properties:
        return found
    meant = tuple(e for e in found.entities if request.stance(e) is Stance.REQUEST)
    domains = {entity.domain for entity in meant}
    rest = {entity.domain for entity in found.entities if entity not in meant}
    if not meant or not rest or rest & domains:
        return found
    now = sorted(domains)
    note = Note(DOMAIN, found.args.get(DOMAIN), now, "the kind that the words name")
    return replace(
        found,
        args={**found.args, DOMAIN: now},
        entities=meant,
        notes=(*found.notes, note),
    )


def _check_place(found: Resolution, request: Request) -> list[Problem]:
    """Return that devices of a call are not where the words say."""
    kind, message = _REFUSED[Stance.ELSEWHERE]
    text = listed(one for one in found.entities if is_out_of_place(request, one))
    return [Problem(kind, "", message.format(names=text), text)] if text else []


def _check_setting(
    spec: ToolSpec, found: Resolution, request: Request
) -> list[Problem]:
    """Return that the words set a value, and say nothing of what a call does.

    "The fan, put it at 30" does not turn it fully on, whatever its verb could mean.
    """
    if not found.entities or (deed := deed_of(spec, found.entities)) not in UNDOING:
        return []
    ways = ",".join(ways_said(request, one) for one in (deed, *AS_WELL.get(deed, ())))
    if not all(request.sets(one, ways) for one in found.entities):
        return []
    message = "the user says a value, and this sets none"
    return [Problem(ProblemKind.UNSAID, "", message)]


def _check_share(spec: ToolSpec, found: Resolution, request: Request) -> list[Problem]:
    """Return that the words say how far, and a call goes all the way.

    "The lamp on, but only twenty percent" does not turn it fully on.
    """
    if not found.entities or deed_of(spec, found.entities) not in _WHOLLY:
        return []
    if any(one.domain not in _IN_PART for one in found.entities):
        return []
    said = {request.share(one) for one in found.entities}
    if None in said or not said:
        return []
    shares = " and ".join(sorted(one for one in said if one))
    message = f"the user says {shares}: call the tool that sets this value"
    return [Problem(ProblemKind.VALUE, "", message, shares)]


def _others(found: Resolution, request: Request) -> tuple[str, ...]:
    """Return the names of what a call meant and may act on, where the rest is excepted."""
    left = [one for one in found.entities if request.stance(one) not in _REFUSED]
    return tuple(told_apart(left, request.home))


def is_open(spec: ToolSpec, found: Resolution, request: Request) -> bool:
    """Return whether the words leave open whether a call is wanted."""
    if not spec.alters or not request.known:
        return False
    item = found.args.get(ATTR_ITEM)
    if isinstance(item, str) and (
        is_denied(item, request.language) or is_joined(item, request.language)
    ):
        return True
    return stance_of(spec, found, request) in _ASKED | {Stance.QUESTION}


def _check_values(found: Resolution, request: Request) -> list[Problem]:
    """Return the values that the user took back: 21 in "21, no, 22"."""
    return [
        Problem(ProblemKind.VALUE, key, "the user corrected this value", value)
        for key, value in found.args.items()
        if not isinstance(value, bool)
        and isinstance(value, int | float)
        and f"{value:g}" in request.withdrawn
    ]


def _check_shares(found: Resolution, request: Request) -> list[Problem]:
    """Return the values that the user said of another device."""
    return [
        Problem(
            ProblemKind.VALUE, key, "the user says this value of another device", value
        )
        for key, value in found.args.items()
        if not isinstance(value, bool)
        and isinstance(value, int | float)
        and found.entities
        and all(request.lends(f"{value:g}", one) for one in found.entities)
    ]


def _check_aim(found: Resolution, request: Request) -> list[Problem]:
    """Return that the words bring devices to one number, and a call to another.

    A step up or down brings them to none: "down to twenty percent".
    """
    values = {
        key: value
        for key, value in found.args.items()
        if not isinstance(value, bool) and isinstance(value, int | float)
    }
    step = found.args.get(_STEP)
    said = {request.aim(one) for one in found.entities if values or step}
    if len(said) != 1 or (aim := said.pop()) is None:
        return []
    if any(value == float(aim) for value in values.values()):
        return []
    if not values:
        message = f"the user says {aim}: call the tool that sets this value"
        return [Problem(ProblemKind.VALUE, _STEP, message, step)]
    key, value = next(iter(values.items()))
    return [Problem(ProblemKind.VALUE, key, f"the user says {aim}", value)]
