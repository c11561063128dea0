"""Whether words call what keeps the sun out: it may be opened by a mere wish."""

from homeassistant.const import Platform

from ..home.home import Home
from ..home.model import AT_WINDOWS
from .phrases import Language
from .ways import Way


def is_at_window(words: Way, language: Language, home: Home) -> bool:
    """Return whether words call one thing that keeps the sun out, and lets nobody in."""
    while words and words[0] in language.article_words:
        words = words[1:]
    called = home.entity_names.find(" ".join(words))
    return called.sure and all(
        one.domain == Platform.COVER and one.device_class in AT_WINDOWS
        for one in called.things
    )
