"""Whether a call acts on a device of the model's choice: nothing named it or its kind."""

from homeassistant.components.todo.const import ATTR_ITEM
from homeassistant.components.todo.intent import INTENT_LIST_ADD_ITEM
from homeassistant.const import Platform
from homeassistant.helpers.intent import INTENT_TURN_OFF, INTENT_TURN_ON

from ..home.home import Entity
from ..llm_tools.spec import ToolSpec
from ..sentences.bounded import told_places
from ..text.owner_words import POSSESSIVE, owner_words
from ..text.similarity import by_first_letter, near_words
from ..utterance.clauses import Clause
from ..utterance.deeds import ways_to_say
from ..utterance.device_stance import OPEN
from ..utterance.list_words import speaks_of_list
from ..utterance.own_words import own_words
from ..utterance.perfect import is_perfect
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.step_words import Scale
from ..utterance.steps import says_step
from ..utterance.timer import said_numbers
from ..utterance.tokens import Token, tokens
from .named import says_all
from .only_place import has_only_place
from .own_thing import has_own_thing, has_unknown_thing
from .own_word import has_own_word
from .rules import Rules
from .spoken_of import was_meant
from .targets.resolve import Resolution, set_numbers

_LOCKED = frozenset({Platform.COVER, Platform.LOCK})
"""Domains of what may be locked."""

_MOVED = frozenset({Platform.COVER, Platform.VALVE})
"""Domains of what goes up or down by being turned on or off."""


def is_unnamed(spec: ToolSpec, found: Resolution, rules: Rules) -> bool:
    """Return whether the words leave to the model what it acts on.

    "Open it" names nothing: only what was spoken of before can be meant. Nor does "start
    the tractor" name a room and the vacuum there, or "make it dark in this room" the
    radiator, and no number that it is set to. What names something else, "get the machine
    ready", does not name a lamp.
    """
    request = rules.request
    if not (request.known and found.entities and spec.is_action):
        return False
    asking = [one for one in request.clauses if one.stance is Stance.REQUEST]
    if _is_only_told(found, request):
        return True
    meant = all(was_meant(entity, rules) for entity in found.entities)
    if meant or (asking and _goes_on(request)):
        return False
    if spec.intent_type == INTENT_LIST_ADD_ITEM and not speaks_of_list(request):
        # "Run me a bath" is nothing to buy.
        return True
    if not asking:
        return False
    if has_only_place(found, request, asking):
        return True
    mentions = any(map(request.mentions, asking))
    if any(_locks_else(one, found, request) for one in asking):
        return True
    if _is_other(found, rules) and all(
        request.mentions(one) or _is_of_unknown(one, found, request) for one in asking
    ):
        return True
    if not mentions and all(map(request.has_deed, asking)):
        if not found.named:
            here = rules.place.area_id
            return not here or any(one.area_id != here for one in found.entities)
        if all(_is_pronoun(one, request) for one in asking):
            return True
    # To "close the flap" is a deed of its own, and of no other thing.
    steps = not _switches(spec, found) and any(
        says_step(_not_switched(one, request), request.code, besides=Scale.OPENING)
        for one in asking
    )
    if not (
        mentions
        or steps
        or any(_may_follow(one, rules) for one in found.entities)
        # An item of a list is named by itself: "add milk".
        or ATTR_ITEM in found.args
        or says_all(rules.words.text)
    ):
        return True
    if not is_invented(found, request):
        return False
    return not steps and not any(
        _is_said_of(one, entity, request) for one in asking for entity in found.entities
    )


def _is_only_told(found: Resolution, request: Request) -> bool:
    """Return whether a call is for what words tell is done, or where they wish for another.

    "I've put the kettle on, so sit down", "a mug with kettle on, world off on it".
    """
    if any(map(request.names, found.entities)):
        return False
    if has_unknown_thing(request):
        return True
    if _goes_on(request) or says_it(request):
        return False
    return all(_is_done(one, request) for one in found.entities)


def _is_of_unknown(clause: Clause, found: Resolution, request: Request) -> bool:
    """Return whether a clause is for what is nothing of the home: "get me a cab".

    "Make it cosy" leaves to the model what that takes, and an item of a list is nothing
    of the home either: "add milk". Nor are values: "at thirty percent", "brighter".
    """
    naming, language, words = request.naming, request.language, clause.words
    if language is None or ATTR_ITEM in found.args or says_it(request):
        return False
    return any(
        naming.is_unknown(clause, at)
        and not language.unit_book.has(words, at)
        and not language.share_book.has(words, at)
        and not says_step(words[at : at + 1], request.code)
        for at in range(len(words))
    )


def _locks_else(clause: Clause, found: Resolution, request: Request) -> bool:
    """Return whether a clause locks or unlocks, and a call is of no such thing.

    "Lock up for the night, every door" turns on no lamp, nor does "lock the kennel" the one
    in there. What is called a lock may be a plug.
    """
    ways = _ways(request, "lock", "unlock")
    return any(token.plain in ways for token in clause.words) and not any(
        one.domain in _LOCKED or has_own_word(clause, one, request)
        for one in found.entities
    )


def _switches(spec: ToolSpec, found: Resolution) -> bool:
    """Return whether a call turns on or off what does not move: no step does that."""
    return spec.intent_type in (INTENT_TURN_ON, INTENT_TURN_OFF) and not any(
        one.domain in _MOVED for one in found.entities
    )


def _not_switched(clause: Clause, request: Request) -> list[Token]:
    """Return the words of a clause but for "on" and "off", which are all or nothing.

    None of one that begins with a verb for to open or close: "shut the skylight up in the
    attic" makes nothing more.
    """
    if clause.words[:1] and clause.words[0].plain in _ways(request, "open", "close"):
        return []
    ways = _ways(request, "turn_on", "turn_off")
    return [token for token in clause.words if token.plain not in ways]


def _ways(request: Request, *deeds: str) -> set[str]:
    """Return the ways to say one of these deeds."""
    texts = (ways_to_say(request.code, deed) for deed in deeds)
    return {way.strip() for text in texts for way in text.split(",")}


def _is_other(found: Resolution, rules: Rules) -> bool:
    """Return whether a call is for nothing that the words name, and the first of the turn.

    A later one may be for what no word names: "turn on the lamp and let me in".
    """
    request, here = rules.request, rules.place.area_id
    # "Every door" are no lamps, and the curtains here are no thermostat.
    of_kind = not request.kinds or any(
        one.domain in request.kinds for one in found.entities
    )
    of_here = not found.named and any(one.area_id == here for one in found.entities)
    told = told_places(request)
    of_all = says_all(rules.words.text) and (
        # "We're done in the kitchen, so turn out every light".
        not told or any({one.area_id, one.floor_id} & told for one in found.entities)
    )
    return not (
        rules.so_far.ran
        or (of_kind and (of_here or of_all))
        or any(is_meant(one, request) for one in found.entities)
    )


def is_meant(entity: Entity, request: Request) -> bool:
    """Return whether words that ask for something name a device, its place or kind.

    Its place alone does not where they have a noun for another kind: "the skylight one in
    the den" is no lamp there. A plug may be of any.
    """
    kinds = request.kinds
    if entity.domain in kinds and entity.device_class is None:
        return True
    if kinds and entity.domain not in kinds | {Platform.SWITCH}:
        return any(
            has_own_word(one, entity, request)
            for one in request.clauses
            if one.stance is Stance.REQUEST
        )
    return request.names(entity)


def _may_follow(entity: Entity, rules: Rules) -> bool:
    """Return whether a device may be what a wish takes that names nothing.

    Its place or kind is told of: "I can't read in the office, do something". "Make it
    cosy" is where the user is. "Feed the dog" is nothing that the lamp there can do.
    """
    request = rules.request
    if request.names(entity, OPEN):
        return True
    unknown = has_unknown_thing(request)
    if (
        request.names(entity, {Stance.TOLD})
        and not _is_of_owner(entity, request)
        and not (unknown or has_own_thing(request) or _is_done(entity, request))
    ):
        return True
    here = rules.place.area_id
    return says_it(request) and here in (None, entity.area_id) and not unknown


def _is_done(entity: Entity, request: Request) -> bool:
    """Return whether all that is told of a device is what somebody has done to it.

    "I've put the kettle on already, so sit yourself down".
    """
    if (language := request.language) is None:
        return False
    told = [
        one.words
        for one in request.clauses
        if one.stance is Stance.TOLD and request.naming.score(one, entity)
    ]
    return bool(told) and all(
        any(
            language.verb_book.has(words, at) and is_perfect(language, words, at)
            for at in range(len(words))
        )
        for words in told
    )


def _is_of_owner(entity: Entity, request: Request) -> bool:
    """Return whether what is told has no word of a device's names but whose it is.

    "Lena got dumplings" is not about "Lena's Lamp".
    """
    owners = owner_words(entity.names)
    own = own_words(entity.names) - request.home.words_of_place(entity)
    said = by_first_letter(own - owners - {POSSESSIVE})
    return bool(owners) and not any(
        near_words(token.plain, said)
        for clause in request.clauses
        if clause.stance is Stance.TOLD
        for token in clause.words
    )


def says_it(request: Request) -> bool:
    """Return whether a wish has a word for what is not named: "make it cosy"."""
    language = request.language
    return language is not None and any(
        language.it_book.has(clause.words, at)
        for clause in request.clauses
        if clause.stance is Stance.REQUEST
        for at in range(len(clause.words))
    )


def _goes_on(request: Request) -> bool:
    """Return whether words ask for what was spoken of before: "do it".

    "Could you" does at the end alone, before anything else it asks for that.
    """
    if (language := request.language) is None:
        return False
    said = tokens(request.text)
    return any(
        match.end == len(said)
        or said[match.end].weak
        or said[match.end].strong
        or any(
            language.it_book.has(said, one) or language.pronoun_book.has(said, one)
            for one in range(match.start, match.end)
        )
        for at in range(len(said))
        for match in language.do_it_book.at(said, at)
    )


def _is_pronoun(clause: Clause, request: Request) -> bool:
    """Return whether a clause says a deed of what a pronoun stands for, and no more.

    "Make it cosy for the little one" leaves what that takes to the model.
    """
    if (language := request.language) is None:
        return False
    words = clause.words
    pronouns = [
        at
        for at in range(len(words))
        if language.it_book.has(words, at)
        or (
            language.pronoun_book.has(words, at)
            and not language.particle_book.has(words, at)
        )
    ]
    return bool(pronouns) and all(
        at in pronouns
        or language.verb_book.has(words, at)
        or language.particle_book.has(words, at)
        or says_step(words[at : at + 1], request.code)
        for at in range(len(words))
    )


def _is_said_of(clause: Clause, entity: Entity, request: Request) -> bool:
    """Return whether a clause has a noun for a device, or a word of its own name."""
    return request.speaks_of(entity.domain, {Stance.REQUEST}) or has_own_word(
        clause, entity, request
    )


def is_invented(found: Resolution, request: Request) -> bool:
    """Return whether a call sets numbers and none of them was said."""
    numbers = set_numbers(found)
    return bool(numbers) and numbers.isdisjoint(said_numbers(request))
