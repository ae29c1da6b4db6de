"""What actions would do is worked out once for a panel, however often it is told."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.presenters.ids.panel_ids import Mode, Wanted, spot_value
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import panel_message
from bot.services.games.match import Match
from bot.texts import Catalogue
from engine.actions import Action
from engine.game import Preview, View
from engine.hexes import code_of
from tests.bot.played import lay_if_possible, match_of, prefixes, random_play

TEXTS = Catalogue().texts("en")
MATCH = match_of(random_play("classic", 2, seed=1, actions=20))
TO_PLACE = match_of(random_play("domaine", 2, seed=2, actions=40, choose=lay_if_possible))
TO_MARK = match_of(random_play("domaine", 2, seed=3, actions=40, choose=lay_if_possible))
"""Somebody may mark two territories at once."""


def panel_of(match: Match) -> Panel:
    assert match.waits_for is not None
    return Panel(TEXTS, match, match.view_for(match.waits_for.user_id), Wanted())


def all_marked() -> Wanted:
    """A panel with all territories chosen."""
    panel = panel_of(TO_MARK)
    assert (panel.mode, len(panel.targets)) == (Mode.MARK, 2)
    return panel.picked([spot_value(code_of(target.disc)) for target in panel.targets])


@pytest.mark.parametrize(
    ("match", "wanted"),
    [(MATCH, Wanted()), (TO_PLACE, Wanted()), (TO_MARK, all_marked())],
    ids=["classic", "domaine", "several marks"],
)
def test_no_action_is_worked_out_twice_in_one_position(
    monkeypatch: pytest.MonkeyPatch, match: Match, wanted: Wanted
) -> None:
    asked, foreseen, after = Counter[tuple[str, *tuple[Action, ...]]](), View.foreseen, View.after

    def counted(view: View, *actions: Action) -> tuple[Preview, View]:
        asked[view.position(), *actions] += 1
        return foreseen(view, *actions)

    def counted_after(view: View, *actions: Action) -> View:
        asked[view.position(), *actions] += 1
        return after(view, *actions)

    monkeypatch.setattr(View, "foreseen", counted)
    monkeypatch.setattr(View, "after", counted_after)
    assert match.waits_for is not None

    message = panel_message(TEXTS, match, match.waits_for.user_id, wanted)

    assert message.picture is not None
    assert len(asked) > 1
    assert set(asked.values()) == {1}


def test_the_plain_variant_says_the_same_without_bold() -> None:
    panel = panel_of(MATCH)

    for place in panel.spots.places:
        told = panel.forecast.describe(place)
        assert panel.forecast.plain.describe(place) == told.replace("**", "")
        assert "**" in told


def test_of_terra_it_is_said_how_a_placement_changes_the_scores_of_others() -> None:
    others = 0
    for play in prefixes(random_play("terra", 2, seed=5, actions=99)):
        match = match_of(play)
        if match.public.to_act is None or match.public.is_in_set_up:
            continue
        panel, other = panel_of(match), 1 - match.public.to_act
        now = panel.view.scores[other]
        for place in panel.spots.places:
            then = panel.forecast.done(place).scores[other]

            change = f"{match.seats[other].name} {now} → {then}"

            assert (change in panel.forecast.describe(place)) == (now != then)
            others += now != then

    assert others


def test_a_placement_that_costs_and_brings_nothing_is_free() -> None:
    forecast = panel_of(TO_PLACE).forecast

    told = {
        forecast.done(place).gain: forecast.describe(place)
        for place in panel_of(TO_PLACE).spots.places
    }

    assert "free" in told[0]
    assert all("free" not in it for gain, it in told.items() if gain)
