"""Ways to fill a spot: stepped through as the arrows point, and paged where there are many."""

import re

import pytest

from bot.presenters.ids.panel_ids import PANEL_IDS, PanelVerb, Wanted, picked
from bot.presenters.message import MOST_OPTIONS, Select
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import panel_message
from bot.presenters.panel.placing import Placing
from bot.services.games.match import Match
from bot.texts import Catalogue
from engine.actions import Place
from engine.hexes import SIDES
from engine.tiles import look_of
from tests.bot.played import lay_if_possible, match_of, random_play
from tests.bot.presenters.panel.beginner import ids_of

TEXTS = Catalogue().texts("en")
SET_UP = match_of(random_play("domaine", 2, seed=1, actions=0, setup="players"))
"""Three tiles may be laid on one cell, which asks for nothing: 36 ways."""


def panel_of(match: Match, wanted: Wanted) -> Panel:
    assert match.waits_for is not None
    return Panel(TEXTS, match, match.view_for(match.waits_for.user_id), wanted)


def shown_after(match: Match, wanted: Wanted, verb: PanelVerb) -> tuple[Place, Wanted]:
    """What a panel shows once a button of it was tapped."""
    assert match.waits_for is not None
    message = panel_message(TEXTS, match, match.waits_for.user_id, wanted)
    (following,) = [it.wanted for it in ids_of(message) if it.verb is verb]
    place = panel_of(match, following).action
    assert isinstance(place, Place)
    return place, following


@pytest.mark.parametrize(("verb", "by"), [(PanelVerb.LEFT, 1), (PanelVerb.RIGHT, -1)])
def test_a_tile_turns_as_the_arrow_points(verb: PanelVerb, by: int) -> None:
    place, wanted, turned = panel_of(SET_UP, Wanted()).action, Wanted(), 0
    for _ in range(36):
        assert isinstance(place, Place)
        following, wanted = shown_after(SET_UP, wanted, verb)
        if (following.tile, following.face) == (place.tile, place.face):
            looks = (look_of(it.tile, it.face, it.turn) for it in (place, following))
            before, after = (look.colours for look in looks)
            # Sides count counter-clockwise.
            assert all(after[(side + by) % 6] == before[side] for side in SIDES)
            turned += 1
        place = following

    assert place == panel_of(SET_UP, Wanted()).action
    assert turned == 36 - 6  # but for the step from each face to the next


def test_the_36_ways_at_the_first_cell_of_domaine_are_paged() -> None:
    assert SET_UP.waits_for is not None
    panel = panel_of(SET_UP, Wanted())
    assert isinstance(panel.action, Place)
    ways = panel.spots.ways(panel.action.cell)
    wanted, offered = Wanted(), list[str]()
    for _ in range(2):
        message = panel_message(TEXTS, SET_UP, SET_UP.waits_for.user_id, wanted)
        _, select = (row for row in message.rows if isinstance(row, Select))
        assert len(select.options) <= MOST_OPTIONS
        offered += [option.value for option in select.options[:-1]]
        panel_id = PANEL_IDS.read(select.custom_id)
        assert panel_id is not None
        wanted = picked(panel_id.wanted, select.options[-1].value)
        assert panel_of(SET_UP, wanted).action == panel.action  # to look at a page chooses nothing

    shown = [panel_of(SET_UP, picked(wanted, value)).action for value in offered]
    assert len(ways) == 36
    assert shown == ways
    assert wanted.ways_page == 0


@pytest.mark.parametrize("variant", ["terra", "domaine"])
def test_a_spot_says_the_largest_group_that_some_way_closes_there_and_what_is_free(
    variant: str,
) -> None:
    met: set[str] = set()
    for seed in range(8):
        match = match_of(random_play(variant, 2, seed, 40, lay_if_possible))
        panel = panel_of(match, Wanted())
        if not isinstance(panel.action, Place):
            continue
        placing = Placing(panel, panel.action)
        for cell in panel.spots.cells:
            done = [panel.forecast.done(way) for way in panel.spots.ways(cell)]
            closed = [group for it in done for group in it.closed]
            said = placing.spot_option(cell).note

            size = max((group.size for group in closed), default=0)
            assert not panel.view.is_in_set_up
            found = re.search(r"(closes|can close) \w+ (\d+)", said)
            assert (int(found[2]) if found else 0) == size
            assert not (found and found[1] == "closes") or all(it.closed for it in done)
            assert ("free" in said) == all(it.gain == 0 for it in done)
            met |= {found[1] if found else "closes nothing", "free" if "free" in said else "dear"}

    assert met == {"closes", "can close", "closes nothing", "free", "dear"}
