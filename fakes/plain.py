"""Calls in the plain words in which a model says what is wanted."""

from collections.abc import Mapping
from typing import Any

from .eager import Call

_PLAIN_KINDS = {"climate": "thermostats", "media_player": "media players"}
"""Kinds of which the plural is not their domain's with an s."""

_WAYS = {
    ("HassTurnOn", "cover"): "open",
    ("HassTurnOff", "cover"): "close",
    ("HassTurnOn", "valve"): "open",
    ("HassTurnOff", "valve"): "close",
    ("HassTurnOn", "lock"): "lock",
    ("HassTurnOff", "lock"): "unlock",
}
"""How a verb of Home Assistant's is said of a domain, else "turn on" and "turn off"."""

_PATTERNS = {
    "HassTurnOn": "turn on {target}",
    "HassTurnOff": "turn off {target}",
    "HassLightSet": "set the brightness of {target} to {brightness}%",
    "HassSetPosition": "set {target} to {position}%",
    "HassFanSetSpeed": "set the speed of {target} to {percentage}%",
    "HassSetVolume": "set the volume of {target} to {volume_level}%",
    "HassClimateSetTemperature": "set {target} to {temperature} degrees",
    "HassVacuumStart": "start {target}",
    "HassVacuumReturnToBase": "return {target} to its base",
    "HassMediaPause": "pause {target}",
    "HassMediaUnpause": "resume {target}",
    "HassListAddItem": "add {item} to {target}",
    "HassStartTimer": "set a timer for {minutes} minutes",
}


def plain(call: Call, domains: Mapping[str, str]) -> str:
    """Return a call as a plain command, nothing for one that has no plain words here.

    domains are those of devices by their names.
    """
    tool, args = call
    domain = domains.get(args.get("name", ""), next(iter(args.get("domain", ())), ""))
    way = _WAYS.get((tool, domain))
    pattern = f"{way} {{target}}" if way else _PATTERNS.get(tool)
    if pattern is None or ("{" in pattern and not _has(pattern, args)):
        return ""
    return str(pattern.format(target=_target(args, domain), **_values(args)))


def _has(pattern: str, args: Mapping[str, Any]) -> bool:
    """Return whether a call has the values of a pattern."""
    return all(
        f"{{{key}}}" not in pattern or key in args
        for key in ("brightness", "position", "percentage", "volume_level", "item")
    ) and ("{temperature}" not in pattern or "temperature" in args)


def _values(args: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what a call sets."""
    return {"minutes": args.get("minutes", 5), **args}


def _target(args: Mapping[str, Any], domain: str) -> str:
    """Return what a call acts on, in words."""
    if name := args.get("name"):
        return f"the {name}"
    domain = domain or "thing"
    kinds = _PLAIN_KINDS.get(domain, f"{domain}s")
    place = args.get("area") or args.get("floor")
    return f"the {kinds} in the {place}" if place else f"all the {kinds}"
