"""What scripts/release makes of a tag."""

import json
from pathlib import Path
import re
import subprocess
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
VERSION = json.loads(
    (ROOT / "custom_components/smart_agent/manifest.json").read_text()
)["version"]


def release(tag: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Make a release of a tag."""
    return subprocess.run(
        [ROOT / "scripts/release", tag, folder],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )


def test_the_zip_is_what_hacs_installs(tmp_path: Path) -> None:
    """The files of the integration stand at the top, under the name HACS looks for."""
    made = release(f"v{VERSION}", tmp_path)
    assert made.returncode == 0, made.stderr
    assert "### " in made.stdout
    name = json.loads((ROOT / "hacs.json").read_text())["filename"]
    with ZipFile(tmp_path / name) as packed:
        assert json.loads(packed.read("manifest.json"))["version"] == VERSION
        assert {"__init__.py", "translations/en.json"} <= {*packed.namelist()}


@pytest.mark.parametrize("tag", ["v99.0.0", VERSION, f"v{VERSION}.1"])
def test_a_tag_of_another_version_makes_nothing(tag: str, tmp_path: Path) -> None:
    """A tag must be v and the version of the manifest."""
    made = release(tag, tmp_path)
    assert made.returncode != 0
    assert VERSION in made.stderr
    assert not [*tmp_path.iterdir()]


def test_actions_are_pinned() -> None:
    """What a workflow runs of others is named by its commit, which nobody can move."""
    used = [
        name
        for path in (ROOT / ".github/workflows").glob("*.yml")
        for name in re.findall(r"uses: (\S+)", path.read_text("utf-8"))
    ]
    assert len(used) > 4
    for name in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", name), name
