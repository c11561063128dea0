"""Downloads a model to the server while a dialog shows the progress."""

from collections.abc import Callable, Mapping
from typing import Any

from homeassistant.const import CONF_API_KEY, CONF_URL

from ..server.client import OllamaServer
from ..server.errors import OllamaError


async def async_download(
    data: Mapping[str, Any], model: str, show: Callable[[float], None]
) -> OllamaError | None:
    """Download a model; return why it failed, None if it did not.

    data is a server's address and key, show is called with the part that is done. It uses
    a client of its own: an entry's is closed whenever an agent is added or changed.
    """
    server = OllamaServer(data[CONF_URL], data.get(CONF_API_KEY))
    percent = 0
    try:
        async for progress in server.async_pull(model):
            # Never less than before: the server reports later layers on the way.
            if (now := int(progress.fraction * 100)) > percent:
                percent = now
                show(percent / 100)
    except OllamaError as err:
        return err
    finally:
        await server.async_close()
    return None
