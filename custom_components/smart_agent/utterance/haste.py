"""Whether a clause behind a command hurries it, or says how long it is to last."""

from collections.abc import Sequence
from itertools import pairwise

from .languages.haste import HASTE, HasteWords
from .part import Part
from .phrases import Mark
from .sentence import Sentence
from .stance import Stance
from .tokens import Token

_FEWEST = 2
"""Words of a clause: who does what."""

_FEWEST_BEFORE = 2
"""Words of a condition before what would be so: "if I stay I'll …"."""


def is_of_now(sentence: Sentence, part: Part, last: Part | None) -> bool:
    """Return whether a part that seems a condition leaves the command before it for now.

    It becomes a reason then.

    "Unlock the door before this cake starts sliding" hurries it, and "pause the radio
    until I'm upstairs" is only for so long. What comes by itself is waited for: "before
    the guests arrive", "before night falls".
    """
    words = HASTE.get(sentence.language.code)
    if (
        words is None
        or last is None
        or last.stance is not Stance.REQUEST
        or part.joins
        or part.has(Mark.LATER)
        or not part.words
        or any(map(sentence.is_number, part.words))
    ):
        return False
    clause = [sentence.said[at] for at in range(part.words[0], part.words[-1] + 1)]
    if any(one.weak or one.strong for one in clause[1:]):
        return False
    found = _is_reason(sentence, part, last, words, clause)
    part.lead = Mark.REASON if found else part.lead
    return found


def _is_reason(
    sentence: Sentence,
    part: Part,
    last: Part,
    words: HasteWords,
    clause: Sequence[Token],
) -> bool:
    """Return whether a clause tells why, by the word that it begins with."""
    begins = sentence.said[part.start].plain
    if begins in words.meanwhile.split():
        return _is_meanwhile([one.plain for one in clause], begins, words)
    if part.has(Mark.NEGATION):
        return False
    if begins in words.whether.split():
        return _concludes(sentence, part, words)
    if begins in words.until.split():
        verb = sentence.said[last.first].plain if last.words else ""
        return verb in words.lasting.split() and len(clause) > _FEWEST
    # Nobody waits to write something down.
    lists = any(sentence.lists[at] for at in last.words)
    before = begins in words.before.split() and len(clause) >= _FEWEST
    return before and (lists or _hurries(clause, words))


def _is_meanwhile(plain: Sequence[str], begins: str, words: HasteWords) -> bool:
    """Return whether a clause tells what is so now: "while nobody's underfoot"."""
    at = 1 if plain[0] == begins else 0
    return (
        len(plain) > at + _FEWEST
        and plain[at] in words.who.split()
        and plain[at + 1] in words.is_so.split()
        and {*words.elsewhere.split()}.isdisjoint(plain)
    )


def _concludes(sentence: Sentence, part: Part, words: HasteWords) -> bool:
    """Return whether what would be so is told behind its condition, in the same breath.

    "Open the shutters, if I lie here any longer I'll be off again" says why.
    """
    said, at = sentence.said, part.start
    if not (said[at].weak or said[at].strong):
        return False
    clause = [one.plain for one in said[at + 1 : part.end + 1]]
    who, would = {*words.who.split()}, {*words.would.split()}
    return any(
        one in who and then in would for one, then in pairwise(clause[_FEWEST_BEFORE:])
    )


def _harms(plain: Sequence[str], words: HasteWords) -> bool:
    """Return whether several do what the deed is to prevent: "the windows fall in".

    Not "before the guests are here".
    """
    if not (plain[0] in words.owners.split() and plain[1].endswith(words.several)):
        return False
    done, behind = plain[2:3], plain[3:]
    if not {*words.awaited.split()}.isdisjoint(behind):
        return False
    if done and done[0] in words.harming.split():
        return True
    return " ".join(plain[2:4]) in words.falls.split(", ")


def _hurries(clause: Sequence[Token], words: HasteWords) -> bool:
    """Return whether a clause tells what happens that nobody waits for."""
    plain = [one.plain for one in clause]
    if harm := _harms(plain, words):
        return harm
    awaited = {*words.awaited.split()}
    begins = {*words.begins.split()}
    owners = {*words.owners.split()}
    moved = {
        one
        for one, then in pairwise(plain)
        if one in words.moves.split() and then in owners
    }
    if moved and plain[-1].endswith(words.going):
        # "Before it sets the alarm going".
        plain.pop()
    if not awaited.isdisjoint(set(plain) - moved) or plain[-1] in begins:
        return False
    if any(
        one in begins and not then.endswith(words.going)
        for one, then in pairwise(plain)
    ):
        return False
    if plain[0] in words.subjects.split():
        return len(plain) >= _FEWEST
    owned = plain[0] in words.owners.split()
    # "The cake slides off", "Ann finds out": a noun may end as the verb does.
    return any(one.endswith(words.verb_ends) for one in plain[1 + owned : -1])
