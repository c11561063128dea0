"""Where the data sets are: here, in a folder, or in the package of their authors."""

from collections.abc import Mapping, Sequence
from pathlib import Path
import subprocess
import sys
import tarfile
from typing import Any

from homeassistant.util.yaml import load_yaml_dict

from .errors import EvalError

_ROOT = Path(__file__).parent.parent
_HERE = _ROOT / "tests" / "data" / "homes"
_CACHE = _ROOT / ".cache" / "datasets"

CARD = "dataset_card.yaml"
"""A file that every data set has."""

_LANGUAGE = "en"

PACKAGE = "home-assistant-datasets==0.3.0"
"""What PyPI calls the source distribution that holds the data sets, Apache-2.0."""


def dataset(name: str) -> Path:
    """Return the folder of a data set, by name or path; its package is fetched once.

    Raises EvalError where there is none.
    """
    for folder in (Path(name), _HERE / name, _CACHE / name):
        if (folder / CARD).exists():
            return folder
    if Path(name).is_dir():
        return Path(name)
    with tarfile.open(_package()) as package:
        _extract(package, name)
    if not (_CACHE / name / CARD).exists():
        raise EvalError(f"{PACKAGE} has no data set {name}")
    return _CACHE / name


def language(folder: Path) -> str:
    """Return the language that a data set is in: the one its card names, else English.

    The published data sets name none.
    """
    return str(_card(folder).get("language") or _LANGUAGE)


def ignored_beside(folder: Path) -> Mapping[str, Sequence[str]]:
    """Return attributes, by domain, that may change of what a task wants changed.

    They are those that its card names: what comes and goes with a state, as the
    brightness of a light, where the task does not say what they have to be. The
    published data sets name none.
    """
    return _card(folder).get("ignore_changes") or {}


def _card(folder: Path) -> Mapping[str, Any]:
    """Return what the card of a data set says; a folder without one says nothing."""
    card = folder / CARD
    return load_yaml_dict(card) if card.exists() else {}


def _extract(package: tarfile.TarFile, name: str) -> None:
    """Write the files of a data set to the cache."""
    for member in package:
        _, *path = member.name.split("/", 2)
        if path[:1] == ["datasets"] and path[-1].startswith(f"{name}/"):
            member.name = path[-1]
            package.extract(member, _CACHE, filter="data")


def _package() -> Path:
    """Return the source distribution, fetched unless it is there."""
    _CACHE.mkdir(parents=True, exist_ok=True)
    if found := next(_CACHE.glob("*.tar.gz"), None):
        return found
    print(f"Fetching {PACKAGE} …", file=sys.stderr)
    # uv fetches no source distributions itself; it is one of Home Assistant's own
    # requirements, pip is not.
    uv = [str(Path(sys.executable).with_name("uv")), "tool", "run", "-q"]
    pip = ["--python", sys.executable, "pip", "download", "-q", "--no-deps"]
    what = ["--no-binary", ":all:", "-d", str(_CACHE), PACKAGE]
    if subprocess.run([*uv, *pip, *what], check=False).returncode:
        raise EvalError(f"{PACKAGE} could not be fetched")
    return next(_CACHE.glob("*.tar.gz"))
