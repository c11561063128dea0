"""Redacts turns before they leave the house: user ids, names, keys."""

from collections.abc import Collection, Iterable
import re
from typing import Any

from homeassistant.components.diagnostics import REDACTED, async_redact_data
from homeassistant.const import (
    CONF_ACCESS_TOKEN,
    CONF_API_KEY,
    CONF_API_TOKEN,
    CONF_PASSWORD,
    CONF_TOKEN,
    CONF_USERNAME,
)
from homeassistant.core import HomeAssistant

from ..const import CONF_SEARCH_KEY
from ..prompt.texts import CONTEXT

TO_REDACT = frozenset(
    {
        "authorization",
        "device_id",
        "user_id",
        CONF_ACCESS_TOKEN,
        CONF_API_KEY,
        CONF_API_TOKEN,
        CONF_PASSWORD,
        CONF_SEARCH_KEY,
        CONF_TOKEN,
        CONF_USERNAME,
    }
)
"""Keys whose values are taken out, wherever they stand."""

_BESIDE = re.compile(rf"^({CONTEXT} \S+ \d+ \S+ \d\d:\d\d)((?:, .*)?)$", re.MULTILINE)
"""What stands beside the user's words: the time, then the area and the name, as far as
they are known (prompt.py, beside)."""


_PERSON = "person"
"""The domain of Home Assistant's persons, who need no account."""

_LEAST_PART = 3
"""Letters of a part of a name that is taken out by itself: "de" in "Anna de Vries" is
a word of some languages."""

_OF_ACCOUNTS = frozenset(
    {"account", "admin", "administrator", "assistant", "guest", "home", "test", "user"}
)
"""Words in the names of accounts that are nobody's name, and stand in every prompt."""


async def async_user_names(hass: HomeAssistant) -> list[str]:
    """Return the names of all people: of accounts, and of Home Assistant's persons."""
    users = await hass.auth.async_get_users()
    names = [user.name for user in users if user.name and not user.system_generated]
    return names + [state.name for state in hass.states.async_all(_PERSON)]


def redact(data: Any, names: Collection[str], secrets: Collection[str] = ()) -> Any:
    """Return JSON without ids of users and devices, keys, and the names of users.

    A name, in whatever case, and each part of it, as the first name, is a word of its
    own, also with an "s" behind it; secrets are taken out in the middle of words too.
    """
    kept = async_redact_data(data, TO_REDACT)
    called = {*names, *(part for name in names for part in _parts(name))}
    words = [
        rf"(?<![^\W_]){re.escape(name)}(?!(?!s\b)[^\W_])" for name in _longest(called)
    ]
    secret_parts = [f"(?-i:{re.escape(secret)})" for secret in _longest(secrets)]
    parts = [*words, *secret_parts]
    if not parts:
        return kept
    return _replaced(kept, re.compile("|".join(parts), re.IGNORECASE))


def redact_prompt(
    messages: Iterable[dict[str, Any]], area: str | None
) -> list[dict[str, Any]]:
    """Return messages without what stands for the user beside their words.

    area is where they spoke, which is no secret. Of an earlier turn somewhere else the
    area goes too.
    """

    def nameless(found: re.Match[str]) -> str:
        place = f", {area}" if area else ""
        time, rest = found.groups()
        if rest in ("", place):
            return found[0]
        known = place if place and rest.startswith(f"{place}, ") else ""
        return f"{time}{known}, {REDACTED}"

    return [
        {**one, "content": _BESIDE.sub(nameless, one["content"])}
        if isinstance(one.get("content"), str)
        else one
        for one in messages
    ]


def without(text: str, secret: str | None) -> str:
    """Return a text without a secret that a server may have repeated in it."""
    return text.replace(secret, REDACTED) if secret else text


def _parts(name: str) -> list[str]:
    """Return the parts of a name that may stand for it."""
    parts = re.split(r"[\s,.]+", name)
    return [
        part
        for part in parts
        if len(part) >= _LEAST_PART and part.casefold() not in _OF_ACCOUNTS
    ]


def _longest(texts: Iterable[str]) -> list[str]:
    """Return texts that are any, the longest first, so that none hides in another."""
    return sorted({text for text in texts if text.strip()}, key=len, reverse=True)


def _replaced(data: Any, pattern: re.Pattern[str]) -> Any:
    """Return JSON in whose texts what is found is taken out."""
    match data:
        case str():
            return pattern.sub(REDACTED, data)
        case list():
            return [_replaced(one, pattern) for one in data]
        case dict():
            return {key: _replaced(one, pattern) for key, one in data.items()}
    return data
