"""Brings a name in any script into the order and the forms in which its letters are drawn."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Final

_UNDRAWN: Final = frozenset({"Mn", "Me", "Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories left out: marks that did not merge with a letter, controls, unassigned codes."""

_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_MARKS: Final = "\N{COMBINING GRAVE ACCENT}\N{COMBINING ACUTE ACCENT}"


def tidy(text: str) -> str:
    """Return ``text`` normalised (NFKC), without stray marks and with single spaces."""
    normal = unicodedata.normalize("NFKC", text)
    kept = (
        letter
        for letter in normal
        if letter.isspace() or unicodedata.category(letter) not in _UNDRAWN
    )
    return " ".join("".join(kept).split())


def visual(text: str) -> str:
    """Return tidy ``text`` with its letters from left to right, Arabic ones joined."""
    if not any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in text):
        return text
    # Imported only once such a letter is met: most names need neither, nor does the start.
    from bidi import get_display  # noqa: PLC0415
    from bidi.mirror import MIRRORED  # noqa: PLC0415

    # get_display mirrors no brackets. Two marks, of which tidy text has none, stand behind each
    # bracket and go where it goes: those of a bracket in a run to the left come out before it.
    letters = (one + _MARKS if one in MIRRORED else one for one in _joining()(text))
    shown = get_display("".join(letters))
    turned = re.sub(f"{_MARKS[::-1]}(.)", lambda found: MIRRORED[found[1]], shown)
    return turned.replace(_MARKS, "")


@cache
def _joining() -> Callable[[str], str]:
    from arabic_reshaper import ArabicReshaper  # noqa: PLC0415  # as above

    # Without the one ligature besides lam-alef that is on by itself.
    reshape: Callable[[str], str] = ArabicReshaper({"ARABIC LIGATURE ALLAH": False}).reshape
    return reshape
