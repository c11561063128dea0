"""Which versions of Ollama are new enough."""

from awesomeversion import AwesomeVersion, AwesomeVersionException

LEAST_VERSION = "0.9.0"
"""The first Ollama that can be told that a model is not to think (`think` of /api/chat,
github.com/ollama/ollama/releases/tag/v0.9.0); before, thoughts came as text."""

_UNKNOWN = "0.0.0"
"""What a server says that was built without a version."""


def is_old(version: str) -> bool:
    """Return whether a version is known to be too old."""
    try:
        return version != _UNKNOWN and AwesomeVersion(version) < LEAST_VERSION
    except AwesomeVersionException:
        return False
