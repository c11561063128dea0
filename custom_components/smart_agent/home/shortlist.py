"""The few entities of a large home that a request probably means.

A search index of our own, as SQLite's FTS5 ranks worse here: it stems English alone,
knows neither slips nor compounds, and its best rows are many of one kind where the
words leave open which kind is meant.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heapreplace, nsmallest
from math import log, sumprod

from ..text.fold import fold, spellings
from ..text.word_index import WordIndex, terms
from .home import Area, Entity, Floor, Home, Place
from .names_in_text import NamesInText

MOST = 12
"""Entities of a list: about 120 tokens. With fewer more is missed, with more hardly
less (`scripts/eval shortlist --most`)."""

MAX_TEXT = 400
"""Characters of a request that are read; half a minute of speech has as many."""

_AGAIN = 0.7
"""What a reason still counts for the next entity, so that no single word of a request
fills the list: "pause the music" is not all of the music room."""

_HERE = 3.0
"""Score of what is where the user is: as much as a word that one entity in 20 has."""

_ELSEWHERE = 0.01
"""The same when the request names a place; it still decides between equals."""

_RECENT = 2.0
"""Score of what was used last, the one before has half of it, and so on."""

_FIT = 0.5
"""How well words fit what they speak of at least, by how they fit the best."""

_FIT_THERE = 0.4
"""The same in a place that is named. A word counts twice where it is a name in full, and
what has the place's own name is meant no more than what else is there."""

MOST_RECENT = 5
"""Entities that count as used recently, and may be meant by "it"."""

_ALONE = 1.0
"""Score of an entity that is the only one of its kind, which needs no name: half of it
where there are two, and so on."""


class Shortlist:
    """Ranks the entities of a home by what a request says.

    Built once per layout of a home and language: of names, aliases, domains, device
    classes, areas and floors. States play no part in it.
    """

    def __init__(
        self, home: Home, kinds: Mapping[str, Collection[str]] | None = None
    ) -> None:
        """Index a home.

        kinds are further words for a domain ("cover") or for a device class of it
        ("cover.garage"), in the user's language; see `kind_words`.
        """
        sizes = Counter(entity.domain for entity in home.entities)
        # Of equals the one of a rarer kind is more probable, then the ids decide.
        entities = sorted(home.entities, key=lambda e: (sizes[e.domain], e.entity_id))
        self._ids = [entity.entity_id for entity in entities]
        self._domains = [entity.domain for entity in entities]
        self._rows = {entity_id: row for row, entity_id in enumerate(self._ids)}
        self._by_area: defaultdict[str | None, list[int]] = defaultdict(list)
        for row, entity in enumerate(entities):
            self._by_area[entity.area_id].append(row)
        self._sizes = sizes
        self._first = {self._domains[row]: row for row in reversed(self._rows.values())}
        self._index = WordIndex(_counts(home, entities, kinds or {}))
        self._names = NamesInText(
            (name, row) for row, entity in enumerate(entities) for name in entity.names
        )
        places: tuple[Area | Floor, ...] = (*home.areas, *home.floors)
        self._places = NamesInText(
            (name, number)
            for number, place in enumerate(places)
            for name in place.names
        )
        self._place_names = {
            " ".join(words)
            for place in places
            for name in place.names
            for words in spellings(name)
        }
        self._there = [_rows_of(place, entities) for place in places]
        """The rows of what is in a place, by its number."""

    def pick(
        self,
        home: Home,
        text: str,
        place: Place,
        recent: Sequence[str] = (),
        most: int = MOST,
    ) -> tuple[Entity, ...]:
        """Return entities that a request may mean, the most probable ones first.

        home is that of the layout, with its states of now; what it has not is left out.
        place is where the user speaks from, recent are ids of entities used lately, the
        last one first. An entity whose name stands in the text word for word is among
        them, and so is the one used last, as long as there are not more than most.
        """
        text = text[:MAX_TEXT]
        words = fold(text)
        used = [self._rows[one] for one in recent if one in self._rows][:MOST_RECENT]
        reasons = self._index.hits(text)
        reasons.append({row: _RECENT / (i + 1) for i, row in enumerate(used)})
        reasons += self._beside_words(place, named=bool(self._places.within(words)))
        scores: defaultdict[int, float] = defaultdict(float)
        for reason in reasons:
            for row, score in reason.items():
                scores[row] += score

        def by_score(row: int) -> tuple[float, int]:
            return -scores[row], row

        sure = [*sorted(self._names.within(words), key=by_score), *used[:1]]
        best = dict.fromkeys(sure)
        for reason in reasons:
            best |= dict.fromkeys(nsmallest(most, reason, key=by_score))
        picked = self._chosen(list(best), reasons, list(dict.fromkeys(sure)), most)
        found = (home.entity_by_id.get(self._ids[row]) for row in picked)
        return tuple(entity for entity in found if entity is not None)

    def spoken_of(self, home: Home, text: str, most: int) -> tuple[Entity, ...]:
        """Return the entities that words speak of, none if these are more than most.

        Here only what is said counts: not where the user is, nor what was used. Where a
        place is named, what is elsewhere does not count, and of all only what the words
        fit more than half as well as the best. Words of a full name speak only of what
        has it in its own.
        """
        text = text[:MAX_TEXT]
        words = fold(text)
        scores = self._scores(text)
        best, fit = max(scores.values(), default=0.0), _FIT
        if called := self._called(home, words):
            scores = self._scores_beside(home, words, called, scores)
        elif places := self._places.within(words):
            # What is in no area may have it in its name.
            there = {*self._by_area[None]}.union(*(self._there[one] for one in places))
            scores = {row: one for row, one in scores.items() if row in there}
            best = max(scores.values(), default=0.0)
            fit = _FIT_THERE
        fitting = {row for row, score in scores.items() if score > fit * best}
        rows = sorted(
            fitting | called.keys(),
            key=lambda row: (row not in called, -scores.get(row, 0.0), row),
        )
        if len(rows) > most:
            return ()
        found = (home.entity_by_id.get(self._ids[row]) for row in rows)
        return tuple(entity for entity in found if entity is not None)

    def _called(
        self, home: Home, words: Sequence[str]
    ) -> dict[int, list[frozenset[str]]]:
        """Return the rows that words call by a full name, with the words of the name.

        A light that is called as its room, "Kitchen", is not called by it alone.
        """
        text = f" {' '.join(words)} "
        called: dict[int, list[frozenset[str]]] = {}
        for row in self._names.within(words):
            entity = home.entity_by_id.get(self._ids[row])
            ways = [
                own
                for name in (entity.names if entity else ())
                for own in spellings(name)
            ]
            said = {" ".join(own): own for own in ways if f" {' '.join(own)} " in text}
            if names := said.keys() - self._place_names:
                called[row] = [frozenset(said[name]) for name in names]
        return called

    def _scores_beside(
        self,
        home: Home,
        words: Sequence[str],
        called: Mapping[int, list[frozenset[str]]],
        scores: Mapping[int, float],
    ) -> dict[int, float]:
        """Return how well words fit beside those that call some rows by a full name.

        "Doris" calls the vacuum, and speaks of the battery of Doris too.
        """
        names = [own for ways in called.values() for own in ways]
        entities = {row: home.entity_by_id.get(self._ids[row]) for row in scores}
        having = {
            row: scores[row]
            for row, entity in entities.items()
            if row in called or (entity and any(own <= entity.words for own in names))
        }
        left = (one for one in words if not any(one in own for own in names))
        return self._scores(" ".join(left)) | having

    def _scores(self, text: str) -> dict[int, float]:
        """Return how well a text fits the rows that it has a word of."""
        scores: dict[int, float] = {}
        for reason in self._index.hits(text):
            for row, score in reason.items():
                scores[row] = scores.get(row, 0.0) + score
        return scores

    def _beside_words(self, place: Place, *, named: bool) -> Iterator[dict[int, float]]:
        """Yield why an entity may be meant without a word of it being said.

        It is where the user is, unless another place is named, or one of few of a kind.
        """
        here = self._by_area.get(place.area_id, []) if place.area_id else []
        yield dict.fromkeys(here, _ELSEWHERE if named else _HERE)
        first = self._first | {self._domains[row]: row for row in reversed(here)}
        yield {row: _ALONE / self._sizes[domain] for domain, row in first.items()}

    def _chosen(
        self,
        rows: Sequence[int],
        reasons: Sequence[Mapping[int, float]],
        sure: Sequence[int],
        most: int,
    ) -> list[int]:
        """Return the best of some rows, each reason counting less each time.

        Of equals the one of whose domain fewer were chosen comes first. What is sure
        comes before all others.
        """
        scores = {row: [reason.get(row, 0.0) for reason in reasons] for row in rows}
        left = [1.0] * len(reasons)
        taken: Counter[str] = Counter()

        def standing(row: int) -> tuple[float, int, int]:
            return -sumprod(scores[row], left), taken[self._domains[row]], row

        def take(row: int) -> int:
            taken[self._domains[row]] += 1
            for i, score in enumerate(scores[row]):
                if score:
                    left[i] *= _AGAIN
            return row

        chosen = [take(row) for row in sure[:most]]
        heap = [standing(row) for row in rows if row not in chosen]
        heapify(heap)
        while heap and len(chosen) < most:
            # Standings only fall: the first one that still holds is the best of all.
            now = standing(heap[0][-1])
            if now > heap[0]:
                heapreplace(heap, now)
            else:
                chosen.append(take(heappop(heap)[-1]))
        return chosen


def _rows_of(place: Area | Floor, entities: Sequence[Entity]) -> frozenset[int]:
    """Return the rows of what is in an area or on a floor."""
    return frozenset(
        row
        for row, entity in enumerate(entities)
        if (
            entity.area_id == place.area_id
            if isinstance(place, Area)
            else entity.floor_id == place.floor_id
        )
    )


def _counts(
    home: Home, entities: Sequence[Entity], kinds: Mapping[str, Collection[str]]
) -> list[dict[str, float]]:
    """Return the terms of entities and what each counts: 1 for a place or a kind.

    Those of a name count 1 and their share in the name, so that a name that is said in
    full comes first. Words that it shares with its place say no more than the place.
    """
    names = [
        [terms(" ".join(words)) for name in entity.names for words in spellings(name)]
        for entity in entities
    ]
    having = Counter(
        term for own in names for term in {term for name in own for term in name}
    )
    of_kind = {
        kind: _kind_terms(kind, kinds)
        for kind in {(entity.domain, entity.device_class) for entity in entities}
    }
    counts = []
    for entity, own in zip(entities, names, strict=True):
        where = terms(" ".join(sorted(home.words_of_place(entity))))
        what = of_kind[entity.domain, entity.device_class]
        count = dict.fromkeys((*where, *what), 1.0)
        for name in own:
            beyond = [term for term in name if term not in where] or name
            says = {term: log(1 + len(entities) / having[term]) for term in beyond}
            in_all = sum(says.values())
            for term, own_share in says.items():
                count[term] = max(count.get(term, 0.0), 1 + own_share / in_all)
        counts.append(count)
    return counts


def _kind_terms(
    kind: tuple[str, str | None], kinds: Mapping[str, Collection[str]]
) -> tuple[str, ...]:
    """Return the terms of a domain and device class."""
    domain, device_class = kind
    more = (*kinds.get(domain, ()), *kinds.get(f"{domain}.{device_class}", ()))
    return terms(" ".join((domain, device_class or "", *more)))


def kind_words(translations: Mapping[str, str]) -> dict[str, list[str]]:
    """Return words for kinds of entities, by domain or domain and device class.

    translations are those of Home Assistant in the user's language, of the categories
    title, entity_component and services: what a kind is called, what can be done with
    it, what can be said of it.
    """
    found: defaultdict[str, list[str]] = defaultdict(list)
    for key, text in translations.items():
        match key.split("."):
            case (
                [_, domain, "title"]
                | [_, domain, "services", _, "name"]
                | [_, domain, "entity_component", "_", *_]
            ):
                found[domain].append(text)
            case [_, domain, "entity_component", device_class, *_]:
                found[f"{domain}.{device_class}"].append(text)
    return dict(found)
