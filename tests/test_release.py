"""What a release leaves: a dated part of the changelog, and a stored database of its schema."""

import re
from datetime import date

from tests.bot.storage.versions import NEWEST, stored
from tests.sources import ROOT
from tests.test_packaging import PYPROJECT

UNRELEASED = "unreleased"
VERSION = PYPROJECT["project"]["version"]


def parts(changelog: str) -> list[tuple[str, str]]:
    """The versions with what stands for their dates, the newest first."""
    return re.findall(r"^## (\d+\.\d+\.\d+) – (\S+)", changelog, flags=re.MULTILINE)


def is_released(found: list[tuple[str, str]]) -> bool:
    """Tell whether nothing was changed since a release that people can see."""
    return found[0][1] != UNRELEASED


def test_the_version_has_its_part_in_the_changelog() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = parts(text)

    assert len(found) == text.count("\n## ")
    assert VERSION in dict(found)


def test_the_parts_stand_in_order_and_all_but_the_newest_are_dated() -> None:
    found = parts((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    dates = [date.fromisoformat(told) for _, told in found[not is_released(found) :]]

    assert [dates, [number for number, _ in found]] == [
        sorted(dates, reverse=True),
        sorted(dict(found), key=lambda it: [*map(int, it.split("."))], reverse=True),
    ]


def test_a_release_has_stored_a_database_of_its_schema() -> None:
    found = parts((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))

    assert NEWEST in stored() or not is_released(found), (
        "store it: python -m tests.bot.storage.versions"
    )


def test_parts_are_read() -> None:
    assert parts("# A\n\n## 1.10.0 – unreleased\n\n- b\n\n## 1.9.0 – 2026-11-25\n") == [
        ("1.10.0", UNRELEASED),
        ("1.9.0", "2026-11-25"),
    ]
