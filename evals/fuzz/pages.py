"""Mutated pages, files, addresses, answers of servers, and what reads them."""

from collections.abc import Callable
import json
from random import Random
from typing import Any

import ollama

from custom_components.smart_agent.guard.addresses import is_known
from custom_components.smart_agent.own_tools.documents.text import (
    READERS,
    UnreadableError,
    passages_of,
)
from custom_components.smart_agent.own_tools.web.page_reader import PageError, parse
from custom_components.smart_agent.own_tools.web.public_address import is_public
from custom_components.smart_agent.own_tools.web.search_provider import (
    SearchError,
    results_of,
)
from custom_components.smart_agent.server.client import _chunk
from custom_components.smart_agent.server.errors import OllamaError, ollama_errors
from custom_components.smart_agent.server.written import Written
from homeassistant.util.json import json_loads_object

_PAGE = (
    "<!doctype html><html><head><title>Trains</title><style>p{}</style></head><body>"
    "<nav><a href='/a'>Home</a></nav><article><h1>Trains</h1><p>No trains run on "
    "Monday &amp; Tuesday.</p><table><tr><td>1</td></tr></table><!-- x --><script>var"
    " a = '<p>';</script><ul><li>One<li>Two</ul></article></body></html>"
)
_MARKDOWN = (
    "# Manual\n\n## Errors\n\n* E15: *clean* the [filter](http://x/y).\n\n```\nx\n```\n"
)
_FOUND: dict[str, Any] = {
    "query": "q",
    "results": [
        {"title": "Trains", "url": "https://a.example/1?b=c#d", "content": "None."},
        {"title": "", "url": "http://[::1]:80/", "content": None},
    ],
    "unresponsive_engines": [],
}
_LINES = (
    '{"model": "m", "message": {"role": "assistant", "content": "Hi", "tool_calls": [{"id":'
    ' "1", "function": {"index": 0, "name": "HassTurnOn", "arguments": {"name": "x"}}}]},'
    ' "done": false}',
    '{"model": "m", "message": {"role": "assistant", "content": "", "thinking": "so"},'
    ' "done": true, "done_reason": "stop", "prompt_eval_count": 5, "eval_count": 7,'
    ' "eval_duration": 400000000}',
)
_ADDRESSES = (
    *("https://user:pw@example.org:443/a?b=c#d", "http://[::ffff:127.0.0.1]/"),
    *("http://2130706433/", "http://0x7f.1/", "example.org/wiki/Help:Contents"),
    *("https://xn--bcher-kva.example/", "//router.local/", "http://[fe80::1%25eth0]/"),
)

_SIGNS = (
    *("<", ">", "</", "<!--", "-->", "<![CDATA[", "&#x110000;", "&#0;", "&amp", "<p>"),
    *('"', "{", "[", "]", "}", ",", ":", "@", "%", "#", "?", "/", "\\", "\0", "\ud800"),
    *(
        "<svg>",
        "<template>",
        "<plaintext>",
        "<table>",
        "<a href=",
        "<meta charset=utf-7>",
    ),
    *(
        "# ",
        "```",
        "* ",
        "[]()",
        "\r",
        "\u2028",
        "İ",
        "。",
        "①",
        "xn--",
        "%00",
        "1e999",
    ),
)


def mutate(random: Random, text: str) -> str:
    """Return a text with something cut, doubled or put in, a few times."""
    for _ in range(random.randint(1, 5)):
        start = random.randint(0, len(text))
        end = min(len(text), start + random.choice((0, 1, 5, 50)))
        more = random.choice((random.choice(_SIGNS), text[start:end], ""))
        text = text[:start] + more * random.choice((1, 1, 2, 40)) + text[end:]
    return text


def check(random: Random) -> None:
    """Read something mutated; raises what the code raises and may not."""
    random.choice(_READERS)(random)


def _read_file(random: Random) -> None:
    """Read a page or a file as a document; only one that cannot be read may be refused."""
    ending = random.choice([one for one in READERS if one != ".pdf"])
    seed = _PAGE if "htm" in ending else _MARKDOWN
    codec = random.choice(("utf-8", "utf-16", "latin-1"))
    data = mutate(random, seed).encode(codec, "replace")
    try:
        passages_of(f"x{ending}", data)
    except UnreadableError:
        return


def _read_search(random: Random) -> None:
    """Read what a search service answers."""
    body = mutate(random, json.dumps(_FOUND)).encode("utf-8", "surrogatepass")
    try:
        answer = json_loads_object(body)
    except ValueError:
        return
    try:
        found = results_of(answer, 10)
    except SearchError:
        return
    assert all(one.url.startswith(("http://", "https://")) for one in found)


def _read_address(random: Random) -> None:
    """Read an address that a model wrote."""
    text = mutate(random, random.choice(_ADDRESSES))
    is_public(text)
    is_known(text, mutate(random, f"what does {text} say?"), frozenset(), exactly=False)
    try:
        parse(text)
    except PageError:
        return


def _read_server(random: Random) -> None:
    """Read a line of a model server's answer, as the client does."""
    line = mutate(random, random.choice(_LINES))
    try:
        with ollama_errors():
            chunk = _chunk(ollama.ChatResponse(**json.loads(line)))
        Written().add(chunk)
    except OllamaError:
        return


_READERS: tuple[Callable[[Random], None], ...] = (
    _read_file,
    _read_search,
    _read_address,
    _read_server,
)
