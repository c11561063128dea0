"""Words of what a deed is to come before, and of how long it is to last."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class HasteWords:
    """The words of one language; all texts are lists with spaces between."""

    before: str
    """What begins a clause that the deed is to come before."""
    subjects: str
    """Who or what may do it by a word alone."""
    owners: str
    """What stands before who or what does it."""
    verb_ends: str
    """How the verb ends behind what is no subject by a word alone."""
    several: str
    """How a noun ends that is of several."""
    harming: str
    """Verbs of what several do that the deed is to prevent."""
    falls: str
    """How they fall where that harms, commas between: leaves and nights fall as well."""
    awaited: str
    """What is waited for, whatever does it: who comes, what falls with the day."""
    moves: str
    """Those of them that are done to a thing as well: "before it sets the alarm off"."""
    begins: str
    """Verbs that only begin what the next word says."""
    going: str
    """How that word ends."""
    until: str
    """What begins a clause that says how long a deed lasts."""
    lasting: str
    """Verbs of deeds that are for now whenever they end."""
    whether: str
    """What begins a clause on which something may hang."""
    who: str
    """Who or what would be so then."""
    would: str
    """Verbs for what would be so."""
    meanwhile: str
    """What begins a clause of what is so at the same time."""
    is_so: str
    """Verbs for what is so now."""
    elsewhere: str
    """What may be so only later: that somebody is out."""


HASTE: Mapping[str, HasteWords] = {
    "en": HasteWords(
        before="before",
        subjects="he she it they somebody someone anybody anyone i we",
        owners="the this that these those my your our his her their",
        verb_ends="s",
        several="s",
        harming="""
            get see catch notice spot steal eat ruin wreck break knock trip drown burn spoil
            wilt melt escape hear smell
            """,
        falls="fall in, fall over, fall off, fall down, fall out, fall apart",
        awaited="""
            am is are was be m re will ll d has have had arrive arrives arriving come comes
            coming home back here there return returns leave leaves leaving go goes going gets
            dark light cold late
            fall falls fade fades set sets rise rises fly flies ring rings wake wakes open
            opens close closes end ends finish finishes land lands visit visits drive drives
            night day morning evening afternoon noon midnight lunch dinner supper tea
            breakfast bed bedtime school work church
            """,
        moves="set sets wake wakes",
        begins="start starts begin begins",
        going="ing",
        until="until till til",
        lasting="pause hold mute silence hush",
        whether="if",
        who="i we he she they it you there nobody everyone everybody",
        would="ll will d would might wont won shall",
        meanwhile="while whilst",
        is_so="s is re are",
        elsewhere="out away gone off school work shops holiday asleep bed",
    ),
}

SOON: Mapping[str, frozenset[str]] = {"en": frozenset({"in"})}
"""What begins a time that something comes by itself in: "bus in four minutes"."""
