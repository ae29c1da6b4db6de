"""The languages there are, for tests that take long for each of them."""

from collections.abc import Collection, Iterable
from typing import Any, Final

import pytest

from bot.texts import DEFAULT_LANGUAGE, Catalogue
from engine.variants import VARIANTS

LONG_WORDED: Final = "de"
"""Its words, and so its messages, are the longest."""

EACH_LANGUAGE: Final = [
    pytest.param(
        language,
        marks=[] if language in (DEFAULT_LANGUAGE, LONG_WORDED) else [pytest.mark.long],
    )
    for language in Catalogue().languages
]
"""English and the longest always, the others in ``make long``."""


def games(languages: Iterable[str], always: Collection[str]) -> list[Any]:
    """A game of each variant in each language; those not in ``always`` in ``make long``.

    Each is named by both, such as "de-terra".
    """
    names = {
        f"{language}-{variant}": (language, variant)
        for language in languages
        for variant in VARIANTS
    }
    return [
        pytest.param(*both, id=name, marks=[] if name in always else [pytest.mark.long])
        for name, both in names.items()
    ]
