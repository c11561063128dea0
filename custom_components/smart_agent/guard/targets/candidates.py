"""Finds what a wrong text may have meant: a word of a list, names in it, near names."""

from collections.abc import Collection, Iterable, Sequence

from rapidfuzz import fuzz, process

from ...home.home import Entity, Home
from ...text.fold import MAX_NAME, fold, positions
from ...text.similarity import WORD_LIKENESS

SUGGEST_LIKENESS = 55
"""Per cent of likeness from which a name is worth a suggestion."""

SUGGEST_DISTANCE = 10
"""Points behind the best by which a name is no suggestion any more."""


def find_word(value: str, words: Collection[str]) -> str | None:
    """Return the word of a fixed list, such as the domains, that a value means."""
    if len(value) > MAX_NAME:
        return None
    by_fold = {"_".join(fold(word)): word for word in words}
    parts = fold(value)
    if (wanted := "_".join(parts)) in by_fold:
        return by_fold[wanted]
    if len(within := {by_fold[part] for part in parts if part in by_fold}) == 1:
        return within.pop()
    best = process.extractOne(
        wanted, list(by_fold), scorer=fuzz.ratio, score_cutoff=WORD_LIKENESS
    )
    return by_fold[best[0]] if best else None


def named_in(name: str, pool: Iterable[Entity]) -> list[Entity]:
    """Return the entities whose whole names stand side by side in a text."""
    if len(name) > MAX_NAME:
        return []
    words = fold(name)
    found = [
        (start, start + len(own), entity)
        for entity in pool
        for own in map(fold, entity.names)
        for start in positions(own, words)
    ]
    # Longest first, so that "Bed" inside "Bed Light" is not a second device.
    found.sort(key=lambda item: item[0] - item[1])
    taken: list[tuple[int, int]] = []
    result: list[Entity] = []
    for start, end, entity in found:
        if all(end <= s or start >= e for s, e in taken):
            taken.append((start, end))
            result.append(entity)
    return result


def suggest(value: str, choices: Iterable[str], limit: int = 3) -> tuple[str, ...]:
    """Return the choices most like a value, best first: by the words they share."""
    found = process.extract(
        " ".join(fold(value[:MAX_NAME])),
        {choice: " ".join(fold(choice)) for choice in choices},
        scorer=fuzz.token_set_ratio,
        score_cutoff=SUGGEST_LIKENESS,
        limit=limit,
    )
    best = found[0][1] if found else 0.0
    return tuple(
        choice for _, score, choice in found if score > best - SUGGEST_DISTANCE
    )


def told_apart(entities: Sequence[Entity], home: Home) -> list[str]:
    """Return names of entities, with the area or kind where the name is shared.

    Such a name is understood when it comes back; where nothing tells two of them
    apart, it is the id.
    """
    labels = []
    for entity in entities:
        twins = [
            other
            for other in home.entity_names.exact(entity.name)
            if other is not entity
        ]
        area = home.area_by_id.get(entity.area_id or "")
        if not twins:
            labels.append(entity.name)
        elif area and all(other.area_id != entity.area_id for other in twins):
            labels.append(f"{entity.name} ({area.name})")
        elif all(other.domain != entity.domain for other in twins):
            labels.append(f"{entity.name} ({entity.domain.replace('_', ' ')})")
        else:
            labels.append(entity.entity_id)
    return labels
