"""Whether what was done is all that the user asked for."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from ..guard.targets.capabilities import is_able
from ..guard.verdict import Run
from ..home.home import Entity, Home
from ..llm_tools.spec import AREA, DEVICE_CLASS, FLOOR, NAME, TARGET_KEYS
from ..sentences.recognized import Recognition, RecognizedIntent
from ..sentences.vocabulary import Vocabulary, Wording
from ..text.fold import MAX_NAME, fold, positions
from ..text.similarity import by_first_letter, near_words

MOST_PRONOUNS = 2
"""Words that can stand for what the turn before acted on, as in "turn it off again". A
second part takes one more at least, and that is none of the command's."""

_NEXT = 2
"""Words behind one that joins a place, of which one names it: "in the kitchen"."""


def is_whole(
    text: str,
    done: Sequence[Run],
    recognition: Recognition,
    home: Home,
    vocabulary: Vocabulary | None,
    last: Collection[str] = (),
) -> bool:
    """Return whether calls that ran are all that the words ask for.

    It is, for sure, where Home Assistant's own sentences hear the words as one command:
    they match whole sentences only; or each wish of them as one, the rest only told.
    Else every word must be one in which what was done is said: of the names and places
    of what was acted on, of the values of the calls, of the sentences for these intents,
    or a courtesy. A second part ("and tell me the weather") has other words, in any
    language, names a thing again ("and the lamp off") or another, or fits what was not
    acted on as well ("the lights", of which one was). Without a vocabulary only what was
    heard counts. last are the ids of what the turn before acted on, which words mean
    that name nothing; a few may stand for it.
    """
    if len(done) == 1 and _is_heard(done[0], recognition, home):
        return True
    if recognition.proposes_all and _are_proposed(done, recognition):
        return True
    if not done or vocabulary is None or len(text) > MAX_NAME:
        return False
    words = fold(text)
    said = _wording(done, vocabulary)
    names = [word for run in done for word in _names(run, home)]
    if _repeats(words, (*names, *said.values), len(done)):
        return False
    own = by_first_letter(names)
    named = [near_words(word, own) for word in words]
    goes_on = not any(named) and all(_goes_on(run, last) for run in done)
    spare = MOST_PRONOUNS if goes_on else 0
    if len(_unsaid(words, named, done, said)) > spare:
        return False
    if _calls_others(words, done, home):
        return False
    return not any(_fits_others(words, run, done, home, last) for run in done)


def _is_heard(run: Run, recognition: Recognition, home: Home) -> bool:
    """Return whether the words were heard as the very command that ran.

    One for a device or place that they do not name may be but a part of it.
    """
    heard = recognition.of(_ids(run))
    if heard is None or heard.intent_type != run.spec.intent_type:
        return False
    if not run.entities or NAME in heard.args:
        return True
    added = {NAME, AREA, FLOOR} & (run.args.keys() - heard.args.keys())
    if NAME not in added:
        return not added or not heard.complete
    if heard.complete and AREA not in heard.args:
        return False
    of_class = DEVICE_CLASS in heard.args
    return not any(
        (one.area_id, one.device_class if of_class else None)
        == (entity.area_id, entity.device_class if of_class else None)
        for entity in run.entities
        for one in _others(run, (run,), home)
    )


def _are_proposed(done: Sequence[Run], recognition: Recognition) -> bool:
    """Return whether the calls that ran are those that the wishes were heard as."""
    left = [*recognition.proposed]
    for run in done:
        if (one := next((p for p in left if _is_run(p, run)), None)) is None:
            return False
        left.remove(one)
    return not left


def _is_run(proposed: RecognizedIntent, run: Run) -> bool:
    """Return whether a call that ran is what was heard of one device by its name."""
    called = fold(str(proposed.args.get(NAME, "")))
    return run.spec.intent_type == proposed.intent_type and [called] == [
        called if called in map(fold, one.names) else () for one in run.entities
    ]


def _calls_others(words: Sequence[str], done: Sequence[Run], home: Home) -> bool:
    """Return whether the words have the full name of something no call acted on.

    A name that is but a part of those of what was acted on does not count.
    """
    acted = set[str]().union(*map(_ids, done))
    own = {word for run in done for word in _names(run, home)}
    return any(
        positions(name, words) and not own.issuperset(name)
        for entity in home.entities
        if entity.entity_id not in acted
        for name in map(fold, entity.names)
    )


def _goes_on(run: Run, last: Collection[str]) -> bool:
    """Return whether a call acts on nothing but what the turn before did.

    Words of the user's own, as what is to go on a list, may be more than it took.
    """
    ids = _ids(run)
    own = (
        v for k, v in run.args.items() if k not in TARGET_KEYS and isinstance(v, str)
    )
    return bool(ids) and ids <= set(last) and not any(own)


def _fits_others(
    words: Sequence[str],
    run: Run,
    done: Sequence[Run],
    home: Home,
    last: Collection[str],
) -> bool:
    """Return whether the words fit something else as well as what a call acted on.

    They do not where they call that by its full name. A model that means several may do
    one after the other.
    """
    if not run.entities or _is_called(words, run, home):
        return False
    forms = [
        near_words(word, home.entity_words).keys()
        | near_words(word, home.place_words).keys()
        for word in words
    ]

    def fit(entity: Entity) -> frozenset[int]:
        own = entity.words | home.words_of_place(entity)
        return frozenset(
            at for at, form in enumerate(forms) if not own.isdisjoint(form)
        )

    needed = {fit(entity) for entity in run.entities}
    if not any(needed) and _ids(run) <= set(last):
        return False
    return any(
        least <= found
        for found in map(fit, _others(run, done, home))
        for least in needed
    )


def _is_called(words: Sequence[str], run: Run, home: Home) -> bool:
    """Return whether what a call acts on is called by a full name, as it is written."""

    def is_said(names: Sequence[str]) -> bool:
        return any(set(fold(name)) <= set(words) for name in names)

    if NAME in run.args:
        return all(is_said(entity.names) for entity in run.entities)
    return any(is_said(names) for names in _places(run, home))


def _others(run: Run, done: Sequence[Run], home: Home) -> Iterator[Entity]:
    """Return what is of the kind that a call acted on, and that no call did."""
    acted = set[str]().union(*map(_ids, done))
    kinds = {entity.domain for entity in run.entities}
    rule = run.spec.targets
    for entity in home.entities:
        if entity.domain not in kinds or entity.entity_id in acted:
            continue
        if rule is None or (
            is_able(entity, rule)
            and (rule.states_of_many is None or entity.state in rule.states_of_many)
        ):
            yield entity


def _ids(run: Run) -> set[str]:
    """Return the ids of what a call acted on."""
    return {entity.entity_id for entity in run.entities}


def _repeats(words: Sequence[str], once: Sequence[str], most: int) -> bool:
    """Return whether words say something more often than most.

    That is one of those that say it once, in whatever form, or two words in a row.
    """
    own = by_first_letter(once)
    said = Counter(found for word in words for found in near_words(word, own))
    rows = Counter(pairwise(words))
    return any(count > most for count in (*said.values(), *rows.values()))


def _unsaid(
    words: Sequence[str],
    named: Sequence[Collection[str]],
    done: Sequence[Run],
    said: Wording,
) -> Sequence[int]:
    """Return where words are that are none of those in which what was done is said.

    named tells of each what it can be the name of. A word that joins a place stands
    before one: in "turn it off and on" the last one does not. Between the names and
    values of several calls stand as many other words as join these: "and".
    """
    values = {word for run in done for value in _values(run) for word in fold(value)}
    others = [
        at
        for at, word in enumerate(words)
        if not (word in said.words or word in values or named[at])
        and not (word in said.joining and any(named[at + 1 : at + 1 + _NEXT]))
    ]
    told = [at for at, word in enumerate(words) if named[at] or word in values]
    joins = told[:1] < others[:1] and others[-1:] < told[-1:]
    return () if joins and len(others) < len(done) else others


def _wording(done: Sequence[Run], vocabulary: Vocabulary) -> Wording:
    """Return the words for the intents and values of calls, with courtesies."""
    found = [
        vocabulary.wording(
            run.spec.intent_type or "",
            {entity.domain for entity in run.entities},
            set(_values(run)),
            named=NAME in run.args,
        )
        for run in done
    ]
    return Wording(
        vocabulary.courtesies.union(*(one.words for one in found)),
        frozenset[str]().union(*(one.joining for one in found)),
        frozenset[str]().union(*(one.values for one in found)),
    )


def _names(run: Run, home: Home) -> Iterator[str]:
    """Return the words by which what was acted on can be called.

    What was meant as all of a kind or place is not called by its names.
    """
    for entity in run.entities if NAME in run.args else ():
        yield from (word for name in entity.names for word in fold(name))
        yield from home.words_of_place(entity)
    for names in _places(run, home):
        yield from (word for name in names for word in fold(name))


def _places(run: Run, home: Home) -> Iterator[tuple[str, ...]]:
    """Return the names of the places that a call has."""
    for key, places in ((AREA, home.areas), (FLOOR, home.floors)):
        if (said := run.args.get(key)) is not None:
            yield from (place.names for place in places if said in place.names)


def _values(run: Run) -> Iterator[str]:
    """Return the values of a call as texts, with the kinds of what it acts on."""
    for value in run.args.values():
        yield from map(str, value if isinstance(value, list) else [value])
    for entity in run.entities:
        yield entity.domain
        if entity.device_class:
            yield entity.device_class
