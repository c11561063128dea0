"""What follows from Home Assistant's sentences, worked out once for all a process does.

Each core parses Home Assistant's sentences anew, each agent draws its vocabulary from
them, and each home has its matcher of frames, which spells numbers in words. All of this
takes longer than the rest of a turn, and is the same whatever home it is for. A core that
is stopped meanwhile ends it before it is done, so that the next begins anew.
"""

from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from gazetteer_matcher import GazetteerMatcher, config

from custom_components.smart_agent.sentences import vocabularies
from custom_components.smart_agent.sentences.vocabulary import Vocabulary
from homeassistant.components.conversation import default_agent
from homeassistant.core import HomeAssistant

_read = cache(config._load_yaml)  # noqa: SLF001 - nothing else reads its data
"""Reads the data of the matcher of frames, which nobody changes."""


class _Agent(default_agent.DefaultAgent):
    """Home Assistant's sentence agent, which keeps what it made of its own sentences.

    They are the same for all homes: what there is in one is given with the words to hear.
    """

    _loaded: ClassVar[dict[str, default_agent.LanguageIntents | None]] = {}

    def __init__(self, hass: HomeAssistant) -> None:
        """Begin with no sentences taken over."""
        super().__init__(hass)
        self._taken: set[str] = set()

    def _load_intents(self, language: str) -> default_agent.LanguageIntents | None:
        """Return a language's sentences, parsed once where a home adds none to them.

        One that loads them anew gets new ones.
        """
        own = Path(self.hass.config.path("custom_sentences"))
        adds = any(self._config_intents_config.values()) or own.exists()
        if adds or language in self._taken:
            return super()._load_intents(language)
        self._taken.add(language)
        if language not in self._loaded:
            self._loaded[language] = super()._load_intents(language)
        return self._loaded[language]


class _Vocabularies:
    """Draws one vocabulary from sentences, as long as they are the same ones."""

    def __init__(self) -> None:
        """Begin with none."""
        self._drawn: dict[int, tuple[dict[str, Any], Vocabulary]] = {}

    def __call__(self, intents: dict[str, Any]) -> Vocabulary:
        """Return the vocabulary of a language's sentences."""
        if (key := id(intents)) not in self._drawn:
            # The sentences are kept with it, so that no others get their id.
            self._drawn[key] = (intents, Vocabulary(intents))
        return self._drawn[key][1]


@cache
def spell_numbers() -> None:
    """Have the matcher of frames spell its numbers, which all matchers share.

    That takes some seconds, which tests without a core do not need to wait.
    """
    GazetteerMatcher()


def parse_once() -> None:
    """Have all of it worked out once; see spell_numbers for those of the matcher."""
    setattr(default_agent, "DefaultAgent", _Agent)  # noqa: B010 - is a class
    setattr(config, "_load_yaml", _read)  # noqa: B010 - is private
    setattr(vocabularies, "Vocabulary", _Vocabularies())  # noqa: B010 - is a class
