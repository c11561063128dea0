"""The languages whose sentences are read, by their code."""

from ...text.base_language import words_language
from ..phrases import Language
from .cs import CZECH
from .da import DANISH
from .de import GERMAN
from .en import ENGLISH
from .es import SPANISH
from .fr import FRENCH
from .it import ITALIAN
from .nb import NORWEGIAN
from .nl import DUTCH
from .pl import POLISH
from .pt import PORTUGUESE
from .sv import SWEDISH

LANGUAGES = {
    "cs": CZECH,
    "da": DANISH,
    "de": GERMAN,
    "en": ENGLISH,
    "es": SPANISH,
    "fr": FRENCH,
    "it": ITALIAN,
    "nb": NORWEGIAN,
    "nl": DUTCH,
    "pl": POLISH,
    "sv": SWEDISH,
    "pt": PORTUGUESE,
}


def language_of(code: str) -> Language | None:
    """Return a language by its code ("de", "de-CH"), None for one that is not known."""
    return LANGUAGES.get(words_language(code))
