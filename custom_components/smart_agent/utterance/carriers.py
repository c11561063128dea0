"""Verbs that leave it to a particle what is to be done: "pop the kettle on".

People have more of them than a list of commands could hold as pairs, and new ones every
year. A verb belongs here only if it says nothing against the particle: "leave the kettle
on" and "keep it on" ask for something else.
"""

from collections.abc import Iterator, Mapping, Sequence

from ..text.base_language import words_language
from ..text.fold import fold

_CARRIERS: Mapping[str, str] = {
    "en": "turn switch put pop pull push get have make flick flip click knock bang bung whack "
    "smack slap stick chuck toss throw sling lob whip zap fire crank power pump kick hit "
    "run bring draw slide roll slam shut swing boot shove spin tap chug draw juice drop "
    "give nudge bin whip nip stuff park clap hoist chivvy",
    "de": "mach mache tu tue schalt schalte stell stelle dreh drehe knips knipse hau haue "
    "schmeiß schmeiße wirf werfe klick klicke drück drücke zieh ziehe fahr fahre hol hole "
    "bring bringe roll rolle kurbel kurbele knall knalle",
    "nl": "zet doe maak schakel gooi knal klik knip draai smijt flikker trek rol haal mik "
    "druk schuif ram",
    "sv": "sätt sätta slå dra skruva vrid vrida knäpp knäppa släng slänga smäll smälla kör köra "
    "koppla rulla hissa fäll fälla veva tryck trycka skjut skjuta ta få",
    "da": "skru sæt slå drej stil tryk træk skub smæk klik knips fyr kør rul hejs hiv luk smid",
    "nb": "skru sett slå vri drei trykk dra trekk skyv smell klikk knips fyr kjør rull heis "
    "sveiv kast ha sving",
}

_PARTICLES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "turn_on": "on",
        "turn_off": "off",
        "open": "open up",
        "close": "shut closed down",
    },
    "de": {
        "turn_on": "an ein",
        "turn_off": "aus ab",
        "open": "auf hoch rauf",
        "close": "zu runter",
    },
    "nl": {
        "turn_on": "aan",
        "turn_off": "uit",
        "open": "open omhoog",
        "close": "dicht toe omlaag neer",
    },
    "sv": {
        "turn_on": "på igång",
        "turn_off": "av",
        "open": "upp ifrån",
        "close": "ner ned ihop",
    },
    "da": {
        "turn_on": "til",
        "turn_off": "fra",
        "open": "op",
        "close": "ned i",
    },
    "nb": {
        "turn_on": "på",
        "turn_off": "av",
        "open": "opp",
        "close": "ned igjen",
    },
}


_SPARE: Mapping[str, frozenset[str]] = {
    "en": frozenset({"us", "me", "back"}),
    "de": frozenset({"mir", "uns", "wieder"}),
}
"""Words for whom a deed is, or that it was so before, which say nothing of it: "give us
the fan on", "put the fan back on"."""

_VERBS = {code: frozenset(fold(text)) for code, text in _CARRIERS.items()}
_SAID = {
    code: {deed: frozenset(fold(text)) for deed, text in deeds.items()}
    for code, deeds in _PARTICLES.items()
}


def carried_deeds(language: str, words: Sequence[str]) -> Iterator[str]:
    """Yield the deeds that words say, which are a particle, or a verb and a particle.

    language is a code such as "de" or "de-CH"; the words are folded.
    """
    code = words_language(language)
    words = [one for one in words if one not in _SPARE.get(code, ())] or words
    for deed, particles in _SAID.get(code, {}).items():
        if len(words) == 1 and words[0] in particles:
            yield deed
        if len(words) == 2 and any(
            is_carrier(language, verb) and particle in particles
            for verb, particle in (words, reversed(words))
        ):
            yield deed


def is_spare(language: str, word: str) -> bool:
    """Return whether a word, folded, beside a particle says nothing of the deed."""
    return word in _SPARE.get(words_language(language), ())


def is_carrier(language: str, word: str) -> bool:
    """Return whether a verb, folded, says no deed without a particle."""
    return word in _VERBS.get(words_language(language), ())
