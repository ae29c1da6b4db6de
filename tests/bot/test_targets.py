"""Targets are named so that one recognises them, and read back however they are typed."""

from __future__ import annotations

import pytest

from bot.presenters.targets import _disc_in
from engine.hexes import disc_name


@pytest.mark.parametrize(
    ("typed", "disc"),
    [
        ("L14", "L14"),
        ("l14.2", "L14.2"),
        ("L14/2", "L14.2"),
        ("blue, 5 discs, closed (L14)", "L14"),
        ("Bob: yellow, 12 discs, open (-A-3.1)", "-A-3.1"),
        ("M13: red, 1 disc, closed (N12.0)", "N12.0"),
        ("Ｌ１４．２", "L14.2"),
    ],
)
def test_a_disc_is_found_in_what_was_typed(typed: str, disc: str) -> None:
    found = _disc_in(typed)

    assert found is not None
    assert disc_name(found) == disc


@pytest.mark.parametrize("typed", ["", "blue", "5 discs", "L14.7", "ZZZ9", "M013"])
def test_a_text_without_a_disc_names_none(typed: str) -> None:
    assert _disc_in(typed) is None
