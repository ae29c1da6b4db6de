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


def _letters(word: str) -> str:
    """Return what is said of a word, in small letters without accents."""
    said = unicodedata.normalize("NFD", _AROUND.sub("", word).casefold())
    return "".join(sign for sign in said if not unicodedata.combining(sign))


RULES: Final[Mapping[str, Mapping[str, GrammarRule]]] = {
    "fr": {"DE": _before_vowels("de ", "d’")},
    "it": {"A": _before_itself("a", "a"), "E": _before_itself("e", "e")},
}
"""By language, the functions that its texts may call."""
