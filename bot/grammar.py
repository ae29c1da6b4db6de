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
        said = unicodedata.normalize("NFD", _AROUND.sub("", word).casefold())
        letters = "".join(sign for sign in said if not unicodedata.combining(sign))
        return elided if _ELIDING.match(letters) else full

    return rule


RULES: Final[Mapping[str, Mapping[str, GrammarRule]]] = {
    "fr": {"DE": _before_vowels("de ", "d’")},
}
"""By language, the functions that its texts may call."""
