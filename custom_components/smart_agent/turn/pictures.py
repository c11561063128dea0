"""The pictures that go with the user's words."""

from collections.abc import Sequence

from homeassistant.components.conversation import ChatLog, UserContent
from homeassistant.core import HomeAssistant

from ..server.catalogue import CAPABILITY_VISION, lacks
from ..server.client import ModelFacts
from ..server.picture import Picture, PictureError, PictureProblem, async_read_pictures


async def async_pictures(
    hass: HomeAssistant, facts: ModelFacts, chat_log: ChatLog
) -> Sequence[Picture]:
    """Return the pictures of the newest words of a conversation; those before are gone.

    Raises PictureError if the model cannot see, or one is no picture that can be sent.
    """
    newest = next(
        one for one in reversed(chat_log.content) if isinstance(one, UserContent)
    )
    if not newest.attachments:
        return ()
    if lacks(facts, CAPABILITY_VISION):
        raise PictureError(PictureProblem.CANNOT_SEE, facts.name)
    return await async_read_pictures(hass, newest.attachments)
