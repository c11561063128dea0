"""Downloads a model to the server while a dialog shows the progress."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from homeassistant.const import CONF_API_KEY, CONF_URL
from homeassistant.core import callback
from homeassistant.data_entry_flow import FlowContext, FlowHandler, FlowResult

from ..server.client import OllamaServer
from ..server.errors import OllamaError, Problem


class DownloadFlow[ContextT: FlowContext, ResultT: FlowResult[Any, Any], HandlerT](
    FlowHandler[ContextT, ResultT, HandlerT]
):
    """A dialog with the steps "download", which shows progress, and "downloaded"."""

    _download: asyncio.Task[OllamaError | None] | None = None
    _failure: OllamaError | None = None
    """Why the last download failed, None if it did not."""

    @callback
    def _async_download(
        self, data: Mapping[str, Any], named: dict[str, str]
    ) -> ResultT:
        """Show the progress of a download, then go on; closing the dialog cancels it.

        data is a server's address and key, named what the texts name: "model" with it.
        """
        if self._download is None:
            self._download = self.hass.async_create_background_task(
                async_download(data, named["model"], self.async_update_progress),
                f"smart_agent download {named['model']}",
            )
        if not self._download.done():
            return self.async_show_progress(
                step_id="download",
                progress_action="download",
                progress_task=self._download,
                description_placeholders=named,
            )
        self._failure = self._download.result()
        self._download = None
        return self.async_show_progress_done(next_step_id="downloaded")


def failure_reason(failure: OllamaError) -> str:
    """Return the translation key of why a download failed, for a field of a form."""
    if failure.problem is Problem.SERVER_ERROR:
        return "download_failed"
    return failure.problem


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
