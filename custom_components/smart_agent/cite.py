"""Where an answer comes from: a few words for the ear, links for the eye."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from .sentences import async_say, closed

BORDER = "\u2063"
"""Invisible separator, before what an answer shows beside its words: what follows is
no part of what was said, and no model is told it again."""

_MOST = 3
"""Sources that are listed, as many as a tool has found at most."""

_MOST_SPOKEN = 2

_ESCAPED = str.maketrans({char: f"\\{char}" for char in "\\[]()<>*_`!"})


@dataclass(frozen=True, slots=True)
class Source:
    """A page or file that a tool has read; url is empty for a file."""

    title: str
    source: str
    url: str = ""


def sources_of(result: llm.ToolResult) -> list[Source]:
    """Return the sources that a tool of the agent's own names in its result."""
    listed = result.data.get("sources") if isinstance(result.data, dict) else None
    if result.error or not isinstance(listed, list):
        return []
    return [
        Source(str(one.get("title", "")), str(one["source"]), str(one.get("url", "")))
        for one in listed
        if isinstance(one, dict) and one.get("source")
    ]


def finding_of(result: llm.ToolResult) -> str:
    """Return in words what a tool of the agent's own has found, the best of it."""
    if result.error or not isinstance(result.data, dict) or "image" in result.data:
        return ""
    found = result.data.get("result")
    if isinstance(found, list) and found and isinstance(found[0], dict):
        found = found[0].get("text")
    return found if isinstance(found, str) else ""


def pictures_of(result: llm.ToolResult) -> list[str]:
    """Return the addresses of the pictures that a tool of the agent's own has made."""
    image = result.data.get("image") if isinstance(result.data, dict) else None
    url = image.get("url") if isinstance(image, dict) else None
    return [url] if isinstance(url, str) and not result.error else []


async def async_citation(
    hass: HomeAssistant,
    language: str,
    said: str,
    sources: Iterable[Source],
    pictures: Sequence[str],
    *,
    links: bool,
) -> str:
    """Return what follows an answer: its sources in words, or links and pictures.

    said is the answer; a source that it names is not spoken once more. Pictures are
    addresses, shown only where links are.
    """
    distinct = list({one.url or one.source: one for one in sources}.values())[:_MOST]
    if not links:
        names = list(dict.fromkeys(one.source for one in distinct))[:_MOST_SPOKEN]
        if not names or any(name.casefold() in said.casefold() for name in names):
            return ""
        text = await async_say(hass, language, "source", {"sources": ", ".join(names)})
        return _follows(said, text)
    lines = [f"![]({url})" for url in pictures]
    if distinct:
        listed = ", ".join(map(_linked, distinct))
        lines.append(await async_say(hass, language, "source", {"sources": listed}))
    return f"{BORDER}\n\n" + "\n\n".join(lines) if lines else ""


def _follows(said: str, text: str) -> str:
    """Return a sentence as what comes behind what was said."""
    stripped = said.rstrip()
    return closed(stripped)[len(stripped) :] + f" {text}"


def _linked(one: Source) -> str:
    """Return a source as a link under its name; what is in it is shown as it is."""
    name = one.source.translate(_ESCAPED)
    if not one.url:
        return name
    return f"[{name}]({one.url.replace('(', '%28').replace(')', '%29')})"
