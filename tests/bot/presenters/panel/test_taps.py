"""A move takes few taps, whichever it is, and so do whole games of somebody who knows no rules."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.presenters.ids.panel_ids import PANEL_IDS, Mode, PanelVerb, Wanted, picked
from bot.presenters.message import Select
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import panel_message
from bot.services.games.match import Match
from bot.texts import Catalogue
from engine.actions import Place
from tests.bot.presenters.panel.beginner import Beginner, ids_of
from tests.bot.services.world import World, open_world, proposal

pytestmark = pytest.mark.slow

TEXTS = Catalogue().texts("en")
VARIANTS = ("classic", "terra", "domaine")
MOST_ACTIONS = 400
MOST_TAPS = 9
"""Of a turn, on average of a whole game."""


@pytest.fixture
async def world(tmp_path: Path, same_tiles: None) -> AsyncIterator[World]:
    async with open_world(tmp_path / "games.db") as world:
        yield world


def after(match: Match, user_id: int, wanted: Wanted, verb: PanelVerb, value: str) -> Wanted | None:
    """What is wanted once a line is chosen in a panel's list; None if it is not there."""
    for row in panel_message(TEXTS, match, user_id, wanted).rows:
        if isinstance(row, Select) and value in {option.value for option in row.options}:
            panel_id = PANEL_IDS.read(row.custom_id)
            assert panel_id is not None
            if panel_id.verb is verb:
                return picked(panel_id.wanted, value)
    return None


@pytest.mark.parametrize("variant", VARIANTS)
async def test_from_a_fresh_panel_two_choices_lead_to_any_way_at_a_spot_listed(
    world: World, variant: str
) -> None:
    chance, reached = random.Random(variant), 0
    match = await world.start(asked=proposal(variant=variant))
    for _ in range(24):
        if match.waits_for is None:
            break
        user_id = match.waits_for.user_id
        panel = Panel(TEXTS, match, match.view_for(user_id), Wanted(Mode.PLACE))
        for row in panel_message(TEXTS, match, user_id, panel.wanted).rows[:1]:
            options = row.options if isinstance(row, Select) else ()
            for option in chance.sample(options, min(4, len(options))):
                at_spot = after(match, user_id, panel.wanted, PanelVerb.PICK, option.value)
                assert at_spot is not None
                here = Panel(TEXTS, match, panel.view, at_spot)
                if not isinstance(here.action, Place) or at_spot.spot is None:
                    continue  # another mode, or another page
                lists = panel_message(TEXTS, match, user_id, at_spot).rows[1]
                assert isinstance(lists, Select)
                found = set()
                for way in lists.options:
                    wanted = after(match, user_id, at_spot, PanelVerb.WAY, way.value)
                    assert wanted is not None
                    shown = Panel(TEXTS, match, panel.view, wanted)
                    found.add(shown.action)
                    verbs = {it.verb for it in ids_of(panel_message(TEXTS, match, user_id, wanted))}
                    assert verbs & {PanelVerb.DO, PanelVerb.DO_AND_END}
                assert found == set(here.spots.ways(here.action.cell))
                reached += len(found)
        legal = match.view_for(user_id).legal_actions()
        match = (await world.act(match, chance.choice(legal))).match
    assert reached > 50


@pytest.mark.parametrize("variant", VARIANTS)
async def test_whoever_looks_at_each_spot_once_needs_at_most_nine_taps_a_turn(
    world: World, variant: str, record_property: Callable[[str, str], None]
) -> None:
    match = await world.start(asked=proposal(variant=variant))
    taps, turns, last = 0, 0, -1
    for _ in range(MOST_ACTIONS):
        if match.waits_for is None:
            break
        if match.public.to_act != last:
            turns, taps, last = turns + 1, taps + 1, match.public.to_act or 0  # opens the panel
        beginner = Beginner(TEXTS, match, match.waits_for.user_id)
        actions = beginner.next_actions()
        taps += beginner.taps
        match = (await world.act(match, *actions)).match
    record_property(f"taps a turn, {variant}", f"{taps / turns:.1f} in {turns} turns")

    assert match.public.outcome is not None
    assert taps / turns <= MOST_TAPS
