"""The second stage: sentences without markup, emoji and other noise."""

from collections.abc import Callable, Collection, Mapping
import html
import re
from types import MappingProxyType
import unicodedata

from .split import CLAUSE, CLOSED, MOST_CLOSERS, split

NO_NAMES: Mapping[str, str] = MappingProxyType({})

# Emoji, other pictographs and drawing characters: the blocks of Unicode 17
# emoji-data.txt with Extended_Pictographic, without their letters, digits and musical
# accidentals, plus the emoji that stand alone in other blocks.
_PICTOGRAPHS = (
    range(0x2194, 0x219A),
    range(0x21A9, 0x21AB),
    range(0x2300, 0x2400),
    range(0x2500, 0x266D),
    range(0x2670, 0x2768),
    range(0x2794, 0x27C0),
    range(0x2B00, 0x2C00),
    range(0x1F000, 0x1FB00),
    range(0x1FC00, 0x1FFFE),
)
_LONE_PICTOGRAPHS = frozenset("©®™ℹⓂ〰〽㊗㊙\ufffd")
_ARROWS = (
    range(0x2190, 0x2194),
    range(0x219A, 0x21A9),
    range(0x21AB, 0x2200),
    range(0x2798, 0x27B0),
    range(0x27F0, 0x2800),
    range(0x2900, 0x2980),
)
# Stands for a comma until the neighbours are known; private use never comes in.
_JOIN = "\ue000"


class _Audible(dict[int, int | str | None]):
    """Translation table that computes a character's entry on first use."""

    def __missing__(self, code: int) -> int | str | None:
        """Return what a character is replaced by, None to drop it."""
        self[code] = result = self._judge(code)
        return result

    @staticmethod
    def _judge(code: int) -> int | str | None:
        char = chr(code)
        if any(code in block for block in _ARROWS):
            return _JOIN
        if char in _LONE_PICTOGRAPHS or any(code in block for block in _PICTOGRAPHS):
            return " "
        match unicodedata.category(char):
            case "Co" | "Cs":
                return " "
            case "Cc" if not char.isspace():
                return None
            # Joiners shape words in Persian and Indic scripts.
            case "Cf" if char not in "\u200c\u200d":
                return None
            case "Me":
                return None
        return None if 0xFE00 <= code <= 0xFE0F else code


_AUDIBLE = _Audible({0x203C: "!!", 0x2049: "!?", 0x20E3: "\u20e3", 0x2022: _JOIN})

type _Rule = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]


def _host(match: re.Match[str]) -> str:
    """Return the host of a URL, the only part of it that is spoken."""
    whole = match[0].removesuffix(">")
    url = whole.rstrip(".,;:!?)]}…")
    host = re.split(r"[/?#\\]", url.partition("://")[2] or url, maxsplit=1)[0]
    host = host.rpartition("@")[2].partition(":")[0]
    return re.sub(r"^(?:www\.)+", "", host) + whole[len(url) :]


def _formula(match: re.Match[str]) -> str:
    """Return what stands between dollar signs if that is a formula, not money."""
    signs = r"[\\_{}]" if match[1][0].isdecimal() else r"[\\^_{}=]"
    return match[1] if re.search(signs, match[1]) else match[0]


# Rules that need the markers around them, in order.
_MARKUP: tuple[_Rule, ...] = (
    (re.compile(r"(?<=\d)\u20e3 ?"), ". "),  # keycaps number things
    (re.compile(r"[#*]?\u20e3|(?<!\S)[:;]-?[()DP](?!\S)"), ""),  # also ":-)"
    (re.compile(r"(?<!\S)[\u200c\u200d]+"), ""),
    (
        re.compile(r"&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});"),
        lambda match: html.unescape(match[0]),
    ),
    (re.compile(r"\\n(?![a-z])"), "\n"),
    # TeX
    (re.compile(r"\\[\[\]()]|\${2,}"), ""),
    (re.compile(r"\$(?=[^\W_]|\\)([^$]{1,200})(?<=\S)\$(?!\d)"), _formula),
    (re.compile(r"\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}"), r"\1/\2"),
    (re.compile(r"\\(?:times|cdot)(?![a-z]) ?"), "× "),
    (re.compile(r"\^?\{?\\(?:circ|degree)(?![a-z])\}? ?"), "°"),
    # Check boxes, citations, link targets, images
    (re.compile(r"^(?:[-*+] )? ?\[[ xX]\]"), ""),
    (re.compile(r"\[\^?\d[\d, ]{0,20}\](?:\([^()]*\))?|【[^【】†]*+†[^【】]*+】"), ""),
    (re.compile(r"\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\[\]]*\])"), ""),
    (re.compile(r"!(?=\[)|\b(?:mailto|tel):(?=\S)"), ""),
    (
        re.compile(
            r"(?:[a-z][a-z\d+.-]{0,20}://|\bwww\.)[^\s<>\"“”\u3000-\u303f\uff00-\uff60]*>?",
            re.IGNORECASE,
        ),
        _host,
    ),
    (re.compile(r"://"), " "),
    (re.compile(r"(?<=\d) ?\* ?(?=\d)"), " × "),
    (re.compile(r"[*`]"), ""),
)
_ENTITY_ID = re.compile(r"(?<![\w.@/])([a-z\d_]+)\.[a-z\d_]+(?!\w|[.@-]\w)")
# Rules for what is left of markers, then for the space and punctuation around gaps.
_RESIDUE: tuple[_Rule, ...] = (
    (re.compile(r"(?<=[^\W_])_+(?=[^\W_])"), " "),
    (re.compile(r"_|~{2,}"), ""),
    (re.compile(r"(?<![^\W\d_])#|#(?=[\w#])"), ""),  # but "C#"
    (re.compile(rf" ?(?:[-=]{{1,2}}>|[-=]{{3,}}|\|+|{_JOIN}) ?"), _JOIN),
    (re.compile(r"\\[a-zA-Z]+"), " "),
    (re.compile(r"[\\{}\[\]]"), ""),
    (re.compile(r"(?<![\s\d])[<>]|[<>](?![\s\d=])"), ""),  # but "5 < 7"
    (re.compile(r"(?<!\d)(?<!\d )\$(?! ?\d)|\$(?=[^\W\d_])"), ""),  # but "$5"
    (re.compile(r"[^\S\n]+"), " "),
    # Parentheses after a word that would read as a call
    (re.compile(r"(?<=\w)\((?=\s?\w{1,40}\s?=)"), " ("),
    (re.compile(r"\([\s,;:]*\)|\"\"|“”|„“|«\s*»"), ""),
    (re.compile(r"(?<=\() +| +(?=\))"), ""),
    (
        re.compile(rf"(?<!{_JOIN})(?<!{_JOIN} ){_JOIN}[{_JOIN} ]*+(?=[.,;:!?…)]|$)"),
        "",
    ),
    (re.compile(rf"(?<=[.,;:!?…(]){_JOIN}[{_JOIN} ]*"), " "),
    (re.compile(rf"{_JOIN}[{_JOIN} ]*"), ", "),
    (re.compile(r" +(?=[,.;:!?…،؛؟。，、！？；：]+(?:[\s\"'”’»)]|$))"), ""),
    # Bullets, and what a dropped word left behind at either end
    (re.compile(r"^[-–—+,;:.!?…、，。：；！？)» ]+ |^[,;:!?)…、，。：；！？]+"), ""),
    (re.compile(r"(?<![-–—( ]) [-–—( ]+(?=[.!?…]*$)"), ""),
)


def _tidy(text: str, domains: Collection[str], names: Mapping[str, str]) -> str:
    """Apply every rule once to one sentence."""
    text = text.translate(_AUDIBLE)
    for pattern, replacement in _MARKUP:
        text = pattern.sub(replacement, text)
    text = _ENTITY_ID.sub(
        lambda match: names.get(match[0], "") if match[1] in domains else match[0],
        text,
    )
    for pattern, replacement in _RESIDUE:
        text = pattern.sub(replacement, text)
    return text.strip()


_SPACE = re.compile(r"\s+")


def _one_space(run: str) -> str:
    """Return the one character that stands for a run of white space."""
    return "\n" if "\n" in run else " "


class Voice:
    """Cleans sentence by sentence; holds the last one until it is complete."""

    # Each further pass removes one more level of nested markup.
    _MAX_PASSES = 12

    def __init__(self, domains: Collection[str], names: Mapping[str, str]) -> None:
        """Replace entity ids by `names`; `domains` tell entity ids from other words."""
        self._names = names
        self._domains = {*domains, *(name.partition(".")[0] for name in names)}
        self._settled: list[str] = []  # of the last sentence, where it does not end
        self._held = ""  # what follows, in which it may end
        self._parts: list[str] = []
        self._gap = ""
        self._released = False
        self._lines = False  # more than one line was said

    def add(self, text: str) -> None:
        """Take text from which the spans that are no speech are removed."""
        text = _SPACE.sub(lambda match: _one_space(match[0]), text)
        if self._held[-1:].isspace() and text[:1].isspace():
            self._held = self._held[:-1] + _one_space(self._held[-1] + text[0])
            text = text[1:]
        self._held += text
        for sentence, gap in split(self._held, CLAUSE, 1 if self._settled else 0):
            if gap is None:
                self._held = sentence
            else:
                self._say(self._whole(sentence), gap)
        # A boundary that still lacks the next sentence is in these last characters:
        # the mark, those that close, and a space.
        end = max(0, len(self._held) - MOST_CLOSERS - 2)
        if end:
            self._settled.append(self._held[:end])
            self._held = self._held[end:]

    def close(self) -> None:
        """End the text: what is held is its last sentence."""
        self._say(self._whole(self._held), "\n" if self._lines else "")
        self._held = ""

    def forget(self) -> None:
        """Drop all that was not released."""
        self._settled.clear()
        self._held = ""
        self._parts.clear()
        self._gap = " " if self._released else ""
        self._lines &= self._released

    def release(self) -> str:
        """Return what can be spoken now."""
        text = "".join(self._parts)
        self._parts.clear()
        self._released |= bool(text)
        return text

    def _whole(self, end: str) -> str:
        """Return the last sentence: its settled part with this end."""
        sentence = "".join([*self._settled, end])
        self._settled.clear()
        return sentence

    def _say(self, sentence: str, gap: str, passes: int = 0) -> None:
        """Clean a sentence until nothing changes, then queue it."""
        text = _tidy(sentence, self._domains, NO_NAMES if passes else self._names)
        if text == sentence and "\n" in gap and any(map(str.isalnum, text)):
            self._lines = True
            text = text.rstrip(",;，；、،؛ ")
            text = text if CLOSED.search(text) else f"{text}."
        if text != sentence and passes < self._MAX_PASSES:
            for part, inner in split(text, CLAUSE):
                self._say(part, gap if inner is None else inner, passes + 1)
            return
        if any(map(str.isalnum, text)):
            self._parts.append(self._gap + text)
            self._gap = ""
        if gap and (self._parts or self._released):
            self._gap = " "
