"""Home Assistant's configuration folder for the demo."""

import json
from pathlib import Path
import shutil
from typing import Any

from .model_server import ROOT

HOST = "127.0.0.1"

_CONFIGURATION = """\
# Written by scripts/demo on every start.
homeassistant:
  name: Demo house
  country: GB
  currency: GBP
  latitude: 51.5
  longitude: 0
  elevation: 20
  time_zone: Europe/London
  unit_system: metric
  internal_url: http://{host}:{port}
  external_url: http://{host}:{port}

frontend:
config:
assist_pipeline:
diagnostics:
system_health:

logger:
  default: error
  logs:
    custom_components.smart_agent: warning

demo_house:
  inventory: {inventory}
"""


def prepare(folder: Path, port: int, *, fresh: bool) -> None:
    """Write a configuration folder: onboarded, and bound to loopback at a port.

    What Home Assistant stored there is kept unless it shall be fresh.
    """
    if fresh:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    text = _CONFIGURATION.format(
        host=HOST, port=port, inventory=ROOT / "demo/house/home.yaml"
    )
    (folder / "configuration.yaml").write_text(text, encoding="utf-8")
    _store(folder, "onboarding", 4, {"done": _ONBOARDING_STEPS})
    bind(folder, port)


def bind(folder: Path, port: int) -> None:
    """Have Home Assistant's web server listen on loopback; port 0 is any free one."""
    # As a server setting that was confirmed: one from YAML is on probation for five
    # minutes, after which Home Assistant restarts without it.
    _store(
        folder,
        "http",
        2,
        {"stable": _http(port), "pending": None, "yaml_migration_done": True},
    )


_ONBOARDING_STEPS = ["user", "core_config", "analytics", "integration"]


def _http(port: int) -> dict[str, Any]:
    """Return the settings of Home Assistant's web server."""
    return {
        "server_host": [HOST],
        "server_port": port,
        "cors_allowed_origins": [],
        "login_attempts_threshold": -1,
        "ip_ban_enabled": False,
        "ssl_profile": "modern",
        "use_x_frame_options": True,
        "created_at": "2026-01-01T00:00:00+00:00",
        "error": None,
        "error_message": None,
    }


def _store(folder: Path, key: str, version: int, data: dict[str, Any]) -> None:
    """Write one of Home Assistant's storage files."""
    path = folder / ".storage" / key
    path.parent.mkdir(exist_ok=True)
    content = {"version": version, "minor_version": 1, "key": key, "data": data}
    path.write_text(json.dumps(content), encoding="utf-8")
