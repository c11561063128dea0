"""What a user may not control or read, by Home Assistant's permissions.

Of nobody in particular, as at a satellite, that is nothing: Home Assistant lets them
control all that is exposed. Of a user whose account is gone it is everything.
"""

from collections.abc import Iterable

from homeassistant.auth.models import User
from homeassistant.auth.permissions.const import POLICY_CONTROL, POLICY_READ
from homeassistant.core import HomeAssistant


async def async_user(hass: HomeAssistant, user_id: str | None) -> User | None:
    """Return who speaks, None where that is not known."""
    return await hass.auth.async_get_user(user_id) if user_id else None


def not_permitted(
    ids: Iterable[str],
    user_id: str | None,
    user: User | None,
    policy: str = POLICY_CONTROL,
) -> frozenset[str]:
    """Return those of some entity ids that a user may not control, or as policy says."""
    if user_id is None:
        return frozenset()
    if user is None or not user.is_active:
        return frozenset(ids)
    if user.is_admin or user.permissions.access_all_entities(policy):
        return frozenset()
    may = user.permissions.check_entity
    return frozenset(one for one in ids if not may(one, policy))


async def async_may_control(
    hass: HomeAssistant, user_id: str | None, entity_id: str
) -> bool:
    """Return whether a user may control an entity."""
    return not not_permitted([entity_id], user_id, await async_user(hass, user_id))


async def async_may_read(
    hass: HomeAssistant, user_id: str | None, entity_id: str
) -> bool:
    """Return whether a user may read an entity, as a camera's picture."""
    user = await async_user(hass, user_id)
    return not not_permitted([entity_id], user_id, user, POLICY_READ)
