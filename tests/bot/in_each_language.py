"""The languages there are, for tests that take long for each of them."""

from typing import Final

import pytest

from bot.texts import DEFAULT_LANGUAGE, Catalogue

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
