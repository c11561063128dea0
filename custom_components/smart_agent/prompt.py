"""What the model is told: the system text, and what goes with the newest words."""

from collections.abc import Iterable
import json
import re

from .home import Home
from .toolset import DEVICE_CLASS, Toolset

SPEECH = (
    "Your answer is spoken aloud. Answer in one short sentence, as a person would say "
    "it, in the user's language. Write words only: no lists, no markdown, no emoji, no "
    "JSON. If exactly one device fits, act without asking."
)

_MOST_CLASSES = 6
"""Device classes the hint lists for a domain."""


def system_text(prompt: str, home: Home, toolset: Toolset) -> str:
    """Return the system text: Home Assistant's prompt, the hint and how to speak.

    prompt holds the user's instructions and what the chosen LLM APIs say of
    themselves; tools are called there by their full names, which no model sees.
    """
    parts = [short_names(prompt, toolset).strip(), hint(home, toolset), SPEECH]
    return "\n\n".join(part for part in parts if part)


def short_names(text: str, toolset: Toolset) -> str:
    """Return a text with the tools called by the names that the model sees."""
    names = {tool.full_name: tool.name for tool in toolset.tools}
    # Merged APIs put a namespace before names that their prompts write without it.
    names |= {
        full.partition("__")[2]: short
        for full, short in names.items()
        if full.count("__") > 1
    }
    if not names:
        return text
    pattern = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.sub(rf"\b(?:{pattern})\b", lambda found: names[found[0]], text)


def hint(home: Home, toolset: Toolset) -> str:
    """Return what is a domain and what a device class, in words of this home.

    Empty where no tool offers a device class: there the mistake cannot be made.
    """
    offered = {
        value
        for tool in toolset.tools
        if tool.targets is not None
        for value in tool.device_classes(home.device_classes)
    }
    actionable = set().union(
        *(tool.targets.domains or () for tool in toolset.tools if tool.targets)
    )
    classes = {
        domain: [value for value in present if value in offered]
        for domain, present in home.device_classes.items()
        if domain in actionable
    }
    with_classes = [f"{d}: {_listed(found)}" for d, found in classes.items() if found]
    plain = [domain for domain, found in classes.items() if not found]
    if not with_classes:
        return ""
    lines = [
        "domain says what a device is. device_class only tells devices of one domain "
        f"apart: {'; '.join(with_classes)}. Leave device_class out unless the user "
        "asks for such a kind."
    ]
    if plain:
        lines.append(f"Never a device_class: {_listed(plain)}.")
        lines.append(_example(home, plain))
    return "\n".join(lines)


def _example(home: Home, domains: list[str]) -> str:
    """Return a right and a wrong call for a device of a domain without classes."""
    domain = "light" if "light" in domains else domains[0]
    name = next(e.name for e in home.entities if e.domain == domain)
    right = json.dumps({"name": name, "domain": [domain]}, ensure_ascii=False)
    wrong = json.dumps({"name": name, DEVICE_CLASS: [domain]}, ensure_ascii=False)
    return f"Right: {right}\nWrong: {wrong}"


def _listed(values: Iterable[str]) -> str:
    """Return a few values in words."""
    return ", ".join(list(values)[:_MOST_CLASSES])


def with_pending(text: str, question: str, calls: Iterable[str]) -> str:
    """Return the user's words with the question that they may answer."""
    return (
        f"{text}\n\n(You had asked: {json.dumps(question, ensure_ascii=False)} "
        f"If this is a yes, call now: {'; '.join(calls)}. If not, do not call it.)"
    )


def lost_answer(user_text: str) -> str:
    """Return what a model is told whose answer did not arrive."""
    return (
        "Your last answer did not arrive. "
        f"The user said: {json.dumps(user_text, ensure_ascii=False)} "
        "Call a tool, or answer in one short sentence."
    )


def answer_now() -> str:
    """Return what a model is told after the last step that is allowed."""
    return (
        "Answer now in one short sentence with what you know. Do not call any more "
        "tools."
    )


def go_on(user_text: str) -> str:
    """Return what a model is told after a step when its template forgets the tools."""
    return (
        f"The user said: {json.dumps(user_text, ensure_ascii=False)} "
        "If a part of that is not done yet, do it now. Otherwise say in a few words "
        "what was done."
    )


def words_only() -> str:
    """Return what a model is told that has no tools, while its system text has.

    One that has none says that it did what it was asked for.
    """
    return (
        "Answer in words now. No tool can be called any more; what was not done before "
        "is not done."
    )


def only_one(name: str, user_text: str) -> str:
    """Return what a model is told that asks which device is meant when one fits."""
    return (
        f"Only one device fits: {json.dumps(name, ensure_ascii=False)} "
        f"The user said: {json.dumps(user_text, ensure_ascii=False)} "
        "If that asks for something to be done, call the tool for it now. Otherwise "
        "answer in one short sentence without a question."
    )
