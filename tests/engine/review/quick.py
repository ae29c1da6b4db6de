"""Reviews that look less far, for what does not depend on how good they are."""

import pytest

from engine.opponents import STYLES
from engine.opponents.search import Round, Searcher
from engine.review import decisions, reviewing


def look_less_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews take hundredths of a second a decision."""
    for search in ("SEARCH", "SEARCH_ON"):
        monkeypatch.setattr(decisions, search, Searcher(dict.fromkeys(STYLES, (Round(3, 2),))))
    monkeypatch.setattr(decisions, "WORLDS", 4)
    monkeypatch.setattr(decisions, "MOST_WORLDS", 8)
    monkeypatch.setattr(reviewing, "REPLIES", 2)
