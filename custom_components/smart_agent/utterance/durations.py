"""Durations that people say without a number: "half an hour"."""

from collections.abc import Mapping
from functools import lru_cache

from ..text.base_language import words_language
from .phrase_book import PhraseBook, split_phrases
from .request import Request
from .tokens import tokens

_MINUTE = 60
_QUARTER = 15 * _MINUTE
_HALF = 30 * _MINUTE
_THREE_QUARTERS = 45 * _MINUTE
_HOUR = 60 * _MINUTE
_HOUR_AND_A_HALF = 90 * _MINUTE

_DURATIONS: Mapping[str, Mapping[int, str]] = {
    "en": {
        _MINUTE: "a minute|one minute",
        _QUARTER: "a quarter of an hour|quarter of an hour|a quarter hour",
        _HALF: "half an hour|half hour|a half hour",
        _THREE_QUARTERS: "three quarters of an hour",
        _HOUR: "an hour|one hour",
        _HOUR_AND_A_HALF: "an hour and a half|one and a half hours",
    },
    "de": {
        _MINUTE: "eine minute|ein minütchen",
        _QUARTER: "viertelstunde|viertelstündchen|eine viertel stunde",
        _HALF: "halbe stunde|halben stunde|halbes stündchen|halbstündchen",
        _THREE_QUARTERS: "dreiviertelstunde|drei viertel stunde|drei viertelstunden",
        _HOUR: "eine stunde|ein stündchen|einer stunde",
        _HOUR_AND_A_HALF: "anderthalb stunden|eineinhalb stunden|einundeinhalb stunden",
    },
    "fr": {
        _MINUTE: "une minute",
        _QUARTER: "un quart d heure|quart d heure",
        _HALF: "une demi heure|demi heure",
        _THREE_QUARTERS: "trois quarts d heure",
        _HOUR: "une heure",
        _HOUR_AND_A_HALF: "une heure et demie",
    },
    "es": {
        _MINUTE: "un minuto",
        _QUARTER: "un cuarto de hora|cuarto de hora",
        _HALF: "media hora|media horita",
        _THREE_QUARTERS: "tres cuartos de hora",
        _HOUR: "una hora|una horita",
        _HOUR_AND_A_HALF: "hora y media|una hora y media",
    },
    "it": {
        _MINUTE: "un minuto",
        _QUARTER: "un quarto d ora|quarto d ora",
        _HALF: "mezz ora|mezza ora|mezzora|mezz oretta|mezzoretta",
        _THREE_QUARTERS: "tre quarti d ora",
        _HOUR: "un ora|un oretta",
        _HOUR_AND_A_HALF: "un ora e mezza|un ora e mezzo",
    },
    "pt": {
        _MINUTE: "um minuto",
        _QUARTER: "um quarto de hora|quarto de hora",
        _HALF: "meia hora|meia horinha",
        _THREE_QUARTERS: "três quartos de hora",
        _HOUR: "uma hora|uma horinha",
        _HOUR_AND_A_HALF: "hora e meia|uma hora e meia",
    },
    "nl": {
        _MINUTE: "een minuut|één minuut|een minuutje",
        _QUARTER: "een kwartier|kwartier|kwartiertje",
        _HALF: "half uur|halfuur|half uurtje|halfuurtje",
        _THREE_QUARTERS: "drie kwartier",
        _HOUR: "een uur|één uur|een uurtje",
        _HOUR_AND_A_HALF: "anderhalf uur|anderhalf uurtje",
    },
    "pl": {
        _MINUTE: "minuta|minutę|minutkę",
        _QUARTER: "kwadrans|kwadransik",
        _HALF: "pół godziny|pół godzinki|półgodziny",
        _THREE_QUARTERS: "trzy kwadranse|trzy kwadransy",
        _HOUR: "godzina|godzinę|godzinkę",
        _HOUR_AND_A_HALF: "półtorej godziny",
    },
    "sv": {
        _MINUTE: "en minut",
        _QUARTER: "en kvart|kvart",
        _HALF: "en halvtimme|halvtimme|en halv timme|halv timme|halvtimma",
        _THREE_QUARTERS: "tre kvart|trekvart",
        _HOUR: "en timme|en timma",
        _HOUR_AND_A_HALF: "en och en halv timme|en timme och en halv|halvannan timme",
    },
    "da": {
        _MINUTE: "et minut|ét minut",
        _QUARTER: "et kvarter|kvarter",
        _HALF: "en halv time|halv time|en halv times",
        _THREE_QUARTERS: "tre kvarter|trekvart time",
        _HOUR: "en time|én time|en times",
        _HOUR_AND_A_HALF: "halvanden time|en og en halv time",
    },
    "nb": {
        _MINUTE: "et minutt|ett minutt",
        _QUARTER: "et kvarter|kvarter",
        _HALF: "en halvtime|halvtime|en halv time|halv time",
        _THREE_QUARTERS: "tre kvarter",
        _HOUR: "en time|én time",
        _HOUR_AND_A_HALF: "halvannen time|en og en halv time|en og en halvtime",
    },
    "cs": {
        _MINUTE: "minuta|minutu|minutku",
        _QUARTER: "čtvrt hodiny|čtvrthodina|čtvrthodinu|čtvrthodinka|čtvrthodinku",
        _HALF: "půl hodiny|půlhodina|půlhodinu|půlhodinka|půlhodinku|půl hodinky",
        _THREE_QUARTERS: "tři čtvrtě hodiny|třičtvrtě hodiny|tři čtvrti hodiny",
        _HOUR: "hodina|hodinu|hodinku",
        _HOUR_AND_A_HALF: "hodinu a půl|hodina a půl|půldruhé hodiny",
    },
}
"""Durations in seconds, and the ways to say them, without accents or with them."""

_LANGUAGES = 16
"""Languages whose phrases are kept."""


@lru_cache(maxsize=_LANGUAGES)
def _book(language: str) -> PhraseBook[int]:
    """Return the durations of a language by their words."""
    return PhraseBook(
        (phrase, seconds)
        for seconds, text in _DURATIONS.get(language, {}).items()
        for phrase in split_phrases(text)
    )


def said_durations(request: Request) -> frozenset[int]:
    """Return the durations that are said without a number, in seconds."""
    book = _book(words_language(request.code))
    said = tokens(request.text)
    found: set[int] = set()
    at = 0
    while at < len(said):
        matches = book.at(said, at)
        found.update(one.tells for one in matches[:1])
        at = matches[0].end if matches else at + 1
    return frozenset(found)
