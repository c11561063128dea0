"""What an entry holds."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.runtime import num_ctx_of
from homeassistant.config_entries import ConfigSubentryData

AGENTS: list[dict[str, Any]] = [
    {"model": "small:latest"},
    {"model": "small:latest", "num_ctx": 16384},
    {"model": "large:latest", "num_ctx": 4096},
    {"model": "tiny:latest", "num_ctx": 2048},
]


@pytest.mark.parametrize(
    ("model", "num_ctx"),
    [
        ("small:latest", 16384),
        ("large:latest", 4096),
        ("tiny:latest", 2048),
        ("gone:latest", 8192),
    ],
)
def test_one_context_a_model(model: str, num_ctx: int) -> None:
    """All agents ask for the largest size that any of them needs of the model."""
    entry = MockConfigEntry(
        domain=DOMAIN,
        subentries_data=[
            ConfigSubentryData(
                data=data, subentry_type="conversation", title="", unique_id=None
            )
            for data in AGENTS
        ],
    )
    assert num_ctx_of(entry, model) == num_ctx
