"""What is installed is what the lock says, and what is shipped is all that the modules need."""

import fnmatch
import tomllib
from collections.abc import Iterator
from importlib.metadata import requires, version
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.operating.doctor.program import LOCKED
from tests.running_lock import running_lock
from tests.sources import ROOMS, ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
INSTALLED_EXTRAS = ("dev", "sandbox")


def locked() -> dict[str, Requirement]:
    """The lock's lines by normalised package name."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    lines = [Requirement(line) for line in text.splitlines() if not line.startswith("#")]
    return {canonicalize_name(line.name): line for line in lines}


def wished(*extras: str) -> list[Requirement]:
    """What pyproject.toml asks for, always and in some extras."""
    project = PYPROJECT["project"]
    optional = project["optional-dependencies"]
    texts = [*project["dependencies"], *(text for extra in extras for text in optional[extra])]
    return [Requirement(text) for text in texts]


def needed(wishes: list[Requirement]) -> Iterator[tuple[str, str]]:
    """Name and installed version of everything that wishes lead to on this machine."""
    waiting, seen = list(wishes), set[str]()
    while waiting:
        wish = waiting.pop()
        name = canonicalize_name(wish.name)
        if name in seen:
            continue
        seen.add(name)
        yield name, version(name)
        further = (Requirement(text) for text in requires(name) or ())
        waiting += [other for other in further if is_for_us(other, wish.extras)]


def is_for_us(requirement: Requirement, extras: set[str]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))


def is_hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.relative_to(ROOT).parts)


def test_each_line_of_the_lock_is_one_exact_version() -> None:
    for name, line in locked().items():
        assert [clause.operator for clause in line.specifier] == ["=="], name


def test_the_lock_meets_every_wish_of_pyproject() -> None:
    lock = locked()

    for wish in wished(*PYPROJECT["project"]["optional-dependencies"]):
        (clause,) = lock[canonicalize_name(wish.name)].specifier
        assert wish.specifier.contains(clause.version), str(wish)


def test_everything_installed_for_us_has_its_locked_version() -> None:
    lock = locked()

    for name, installed in needed(wished(*INSTALLED_EXTRAS)):
        assert lock[name].specifier.contains(installed), f"{name} {installed}"


def test_the_bot_ships_what_the_lock_says_of_everything_that_it_runs_on() -> None:
    shipped = LOCKED.read_text(encoding="utf-8").splitlines()

    assert shipped == [*running_lock()]
    assert {name for name, _ in needed(wished())} <= {line.partition("==")[0] for line in shipped}


def test_every_file_beside_the_modules_is_shipped() -> None:
    patterns = PYPROJECT["tool"]["setuptools"]["package-data"]["*"]
    files = [path for room in ROOMS for path in (ROOT / room).rglob("*") if path.is_file()]
    beside = [path for path in files if path.suffix not in {".py", ".pyc"} and not is_hidden(path)]

    left_out = [
        path for path in beside if not any(fnmatch.fnmatch(path.name, glob) for glob in patterns)
    ]

    assert left_out == []
