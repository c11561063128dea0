"""Loads Home Assistant's test fixtures, also under a release newer than they are.

The fixtures in requirements_test.txt are made for one Home Assistant version, and a
newer one can be out before its own. pyproject.toml keeps pytest from loading them by
itself, so that what the newer version misses is put right first.
"""

import gc

# Modules that are loaded leave no garbage; fakes/spared.py has it looked for again.
gc.disable()

# In the order of the fixtures' own plugin: these patch modules that the rest imports.
from pytest_homeassistant_custom_component import patch_json, patch_recorder, patch_time  # noqa: E402, F401

from homeassistant.components import logger  # noqa: E402
from homeassistant.components.logger import helpers  # noqa: E402

# Core 2026.11 no longer passes this name on; the fixtures of 2026.10 import it there.
MISSED = "_clear_logger_overwrites"
if not hasattr(logger, MISSED):
    setattr(logger, MISSED, getattr(helpers, MISSED))

pytest_plugins = ["pytest_homeassistant_custom_component.plugins"]
