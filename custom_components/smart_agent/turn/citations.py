"""Where an answer comes from: a few words for the ear, links for the eye."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ..prompt.history import BORDER
from ..sentences.responses import async_say, closed
from ..text.fold import fold

_MOST = 3
"""Sources that are listed, as many as a tool has found at most."""

_MOST_SPOKEN = 2

_TELLING = 4
"""Letters of a word that tells what a text is about, mostly."""

_ESCAPED = str.maketrans({char: f"\\{char}" for char in "\\[]()<>*_`!"})


@dataclass(frozen=True, slots=True)
class Source:
    """A page or file that a tool has read."""

    title: str
    source: str
    """The host of a page, or the name of a file."""
    url: str = ""
    """The address of a page, empty for a file."""
    text: str = ""
    """What was found there, as the model was told it."""


def sources_of(result: llm.ToolResult) -> list[Source]:
    """Return the sources that a tool of the agent's own names in its result."""
    data = result.data if isinstance(result.data, dict) else {}
    listed, found = data.get("sources"), data.get("result")
    if result.error or not (isinstance(listed, list) and isinstance(found, list)):
        return []
    return [
        Source(
            str(one.get("title", "")),
            str(one["source"]),
            str(one.get("url", "")),
            str(about.get("text", "")),
        )
        for one, about in zip(listed, found, strict=False)
        if isinstance(one, dict) and isinstance(about, dict) and one.get("source")
    ]


def used(sources: Iterable[Source], said: str) -> list[Source]:
    """Return the sources that an answer may be made of, each once, three at most.

    Those that share the most words with it, and as good ones; all where none does, as
    in an answer in another language.
    """
    distinct = {one.url or one.source: one for one in sources}.values()
    words = _words(said)
    shared = [(len(words & _words(f"{one.title} {one.text}")), one) for one in distinct]
    most = max((count for count, _ in shared), default=0)
    return [one for count, one in shared if count * 2 >= most][:_MOST]


def _words(text: str) -> set[str]:
    """Return the words and numbers of a text that tell what it is about."""
    return {word for word in fold(text) if len(word) >= _TELLING or word.isdecimal()}


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
    cited = used(sources, said)
    if not links:
        names = list(dict.fromkeys(one.source for one in cited))[:_MOST_SPOKEN]
        if not names or any(name.casefold() in said.casefold() for name in names):
            return ""
        text = await async_say(hass, language, "source", {"sources": ", ".join(names)})
        return _follows(said, text)
    lines = [f"![]({url})" for url in pictures]
    if cited:
        listed = ", ".join(map(_linked, cited))
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
