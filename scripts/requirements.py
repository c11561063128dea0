"""Print the Python requirements of the integration, as Home Assistant sees them.

Usage: requirements.py PATH_OF_THE_HOMEASSISTANT_PACKAGE [--needed-only]

With --needed-only the integrations that ours only works together with are left out.

Home Assistant installs an integration's requirements when it loads it, and tests do
not. So this prints, one a line, those of our manifest and of every core integration
that it depends on, taken from the manifests and without importing anything.
"""

import json
from pathlib import Path
import sys

MANIFEST = Path("custom_components/smart_agent/manifest.json")


def requirements(components: Path, *, needed_only: bool) -> set[str]:
    """Return the requirements of our manifest and of all that it depends on."""
    ours = json.loads(MANIFEST.read_text(encoding="utf-8"))
    found = set(ours["requirements"])
    seen: set[str] = set()
    queue = [*ours["dependencies"]]
    if not needed_only:
        queue += ours["after_dependencies"]
    while queue:
        domain = queue.pop()
        if domain in seen:
            continue
        seen.add(domain)
        path = components / domain / "manifest.json"
        manifest = json.loads(path.read_text(encoding="utf-8"))
        found.update(manifest.get("requirements", ()))
        queue.extend(manifest.get("dependencies", ()))
    return found


if __name__ == "__main__":
    core = Path(sys.argv[1])
    found = requirements(core / "components", needed_only="--needed-only" in sys.argv)
    print("\n".join(sorted(found)))
