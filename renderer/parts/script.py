"""Brings a name in any script into the order and the forms in which its letters are drawn."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

_UNDRAWN: Final = frozenset({"Mn", "Me", "Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories left out: marks that did not merge with a letter, controls, unassigned codes."""

_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
_LEFT_TO_RIGHT: Final = frozenset({"L", "EN", "AN"})
_MIRRORED: Final = str.maketrans("()[]{}<>«»", ")(][}{><»«")
_ARABIC_FORMS: Final = range(0xFB50, 0xFEFD)
_LAM_ALEF: Final = frozenset("\N{ARABIC LETTER LAM}" + alef for alef in "اأإآ")
_FORMS: Final = {
    (False, False): "<isolated>",
    (False, True): "<initial>",
    (True, True): "<medial>",
    (True, False): "<final>",
}
"""By whether a letter touches the one before it and the one after it."""


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
    directions = _directions(text)
    runs = []
    for is_reversed, run in itertools.groupby(
        zip(directions, text, strict=True), key=lambda pair: pair[0]
    ):
        letters = "".join(letter for _, letter in run)
        runs.append(_joined(letters)[::-1].translate(_MIRRORED) if is_reversed else letters)
    return "".join(reversed(runs) if _begins_at_the_right(text) else runs)


def _begins_at_the_right(text: str) -> bool:
    strong = (unicodedata.bidirectional(letter) for letter in text)
    return next((kind in _RIGHT_TO_LEFT for kind in strong if kind in {"L", "R", "AL"}), False)


def _directions(text: str) -> list[bool]:
    """Tell for each letter whether it runs to the left.

    A letter without a direction takes that of the letters beside it if they agree, else the text's.
    """
    base = _begins_at_the_right(text)
    kinds = [unicodedata.bidirectional(letter) for letter in text]
    own = [
        True if kind in _RIGHT_TO_LEFT else False if kind in _LEFT_TO_RIGHT else None
        for kind in kinds
    ]
    directions = []
    before = base
    for index, direction in enumerate(own):
        if direction is None:
            after = next((later for later in own[index:] if later is not None), base)
            directions.append(before if before == after else base)
        else:
            directions.append(direction)
            before = direction
    return directions


@cache
def _arabic() -> Mapping[str, Mapping[str, str]]:
    """Return the joined forms of Arabic letters (and of lam-alef) as Unicode names them."""
    forms: dict[str, dict[str, str]] = {}
    for code in _ARABIC_FORMS:
        form, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        plain = "".join(chr(int(letter, 16)) for letter in letters)
        if len(plain) == 1 or plain in _LAM_ALEF:
            forms.setdefault(plain, {})[form] = chr(code)
    return forms


def _joined(text: str) -> str:
    """Write Arabic letters in the forms that they take beside each other."""
    letters: list[str] = []
    for letter in text:
        if letters and letters[-1] + letter in _LAM_ALEF:
            letters[-1] += letter
        else:
            letters.append(letter)
    forms = [_arabic().get(letter, {}) for letter in letters]
    touches = [
        "<initial>" in one and "<final>" in other for one, other in itertools.pairwise(forms)
    ]
    sides = zip([False, *touches], [*touches, False], strict=True)
    return "".join(
        own.get(_FORMS[side], letter)
        for letter, own, side in zip(letters, forms, sides, strict=True)
    )
