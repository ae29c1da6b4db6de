"""What actions would do is worked out once for a panel, however often it is told."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.presenters.ids.panel_ids import Wanted
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import panel_message
from bot.texts import Catalogue
from engine.actions import Action, Place
from engine.game import Preview, View
from tests.bot.played import match_of, random_play

TEXTS = Catalogue().texts("en")
MATCH = match_of(random_play("classic", 2, seed=1, actions=20))


def test_no_action_is_worked_out_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, preview = Counter[Action](), View.preview

    def counted(view: View, action: Action) -> Preview:
        asked[action] += isinstance(action, Place)
        return preview(view, action)

    monkeypatch.setattr(View, "preview", counted)
    assert MATCH.waits_for is not None

    panel_message(TEXTS, MATCH, MATCH.waits_for.user_id, Wanted())

    assert max(asked.values()) == 1


def test_the_plain_variant_says_the_same_without_bold() -> None:
    assert MATCH.waits_for is not None
    panel = Panel(TEXTS, MATCH, MATCH.view_for(MATCH.waits_for.user_id), Wanted())

    for place in panel.spots.places:
        told = panel.forecast.describe(place)
        assert panel.forecast.plain.describe(place) == told.replace("**", "")
        assert "**" in told
