"""What a language's own grammar asks of its texts, beyond what they can say themselves.

A text calls these functions by their names, such as ``{ DE($name) }{ $name }``. A language that
needs none has no entry.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Final

GrammarRule = Callable[[str], str]
"""Returns what a word asks to stand before it."""

_AROUND: Final = re.compile(r"^[\s*_~`\\\u2066-\u2069\u200e\u200f]+")
"""What may stand around a name without being said: markup and marks of direction."""

_ELIDING: Final = re.compile(r"[aeiouœæ]|y[^aeiouy]|h[aeiouyœæ]")


def _before_vowels(full: str, elided: str) -> GrammarRule:
    """Return a rule for a French word that loses its vowel before another."""

    def rule(word: str) -> str:
        return elided if _ELIDING.match(_letters(word)) else full

    return rule


def _before_itself(short: str, vowel: str) -> GrammarRule:
    """Return a rule for an Italian word of one vowel, which takes a *d* before the same vowel.

    It takes none before the vowel and another *d*, where two would stand too close: "a Ada".
    """

    def rule(word: str) -> str:
        said = _letters(word)
        takes_d = said.startswith(vowel) and not said.startswith(f"{vowel}d")
        return f"{short}d " if takes_d else f"{short} "

    return rule


_SOUNDING_I: Final = re.compile(r"h?i(?![aeou])|y(?![aeiou])")
"""In letters apart from their accents: *Iris, Hilario, Yves, Ía*; not *Ian, hielo, Yolanda*."""


def _and_before(word: str) -> str:
    """Return the Spanish "and" before a word: *e* before the sound i, else *y*."""
    return "e " if _SOUNDING_I.match(_said(word)) else "y "


def _letters(word: str) -> str:
    """Return what is said of a word, in small letters without accents."""
    return "".join(sign for sign in _said(word) if not unicodedata.combining(sign))


def _said(word: str) -> str:
    """Return what is said of a word, in small letters with their accents behind them."""
    return unicodedata.normalize("NFD", _AROUND.sub("", word).casefold())


RULES: Final[Mapping[str, Mapping[str, GrammarRule]]] = {
    "es": {"Y": _and_before},
    "fr": {"DE": _before_vowels("de ", "d’")},
    "it": {"A": _before_itself("a", "a"), "E": _before_itself("e", "e")},
}
"""By language, the functions that its texts may call."""
