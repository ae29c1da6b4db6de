"""The panel of somebody who is not on turn: what it offers, and what it never offers."""

from collections.abc import Iterator

import pytest

from bot.presenters.ids.panel_ids import PANEL_IDS, PanelVerb, Wanted
from bot.presenters.panel.ahead import ahead_of
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import choosing_message
from bot.services.games.match import Match
from bot.services.games.planning.sealed import NOTHING_PLANNED, Planning
from bot.texts import Catalogue
from engine.actions import Action, Again, End, Place
from engine.tiles import UNKNOWN_TILE
from engine.variants import VARIANTS
from tests.bot.played import match_of, prefixes, random_play

TEXTS = Catalogue().texts("en")
ACTING = {PanelVerb.DO, PanelVerb.DO_AND_END, PanelVerb.END, PanelVerb.AGAIN, PanelVerb.UNDO}


def planners(variant: str, seed: int, actions: int = 60) -> Iterator[tuple[Match, int]]:
    """Everybody who could plan at some moments of a game."""
    for play in list(prefixes(random_play(variant, 3, seed=seed, actions=actions)))[::7]:
        match = match_of(play)
        for person in match.seats:
            if match.ahead_for(person.user_id) is not None:
                yield match, person.user_id


def panel_of(match: Match, user_id: int, planning: Planning = NOTHING_PLANNED) -> Panel:
    ahead = ahead_of(match, user_id, planning)
    assert ahead is not None
    return Panel(TEXTS, match, ahead.view, Wanted(), ahead=ahead)


def one_action(panel: Panel) -> tuple[Action, ...]:
    return (panel.action,) if panel.action is not None else ()


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_on_it_acts_and_all_of_it_plans(variant: str) -> None:
    met = 0
    for match, user_id in planners(variant, 3):
        panel = panel_of(match, user_id)
        then = panel_of(match, user_id, Planning(composed=one_action(panel)))
        for shown in (panel, then):
            ids = [PANEL_IDS.read(it.custom_id) for it in choosing_message(shown).buttons]
            panels = [one for one in ids if one is not None]
            assert not {one.verb for one in panels} & ACTING
            assert all(one.composed == len(shown.composed) for one in panels)
            met += bool({one.verb for one in panels} & {PanelVerb.SEAL, PanelVerb.SEAL_WITHOUT})
            assert not any(isinstance(action, Again | End) for action in shown.actions)
    assert met > 10


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_tile_that_would_be_drawn_is_never_laid_in_a_plan(variant: str) -> None:
    for match, user_id in planners(variant, 5):
        panel = panel_of(match, user_id)
        if not isinstance(panel.action, Place):
            continue
        then = panel_of(match, user_id, Planning(composed=(panel.action,)))
        assert UNKNOWN_TILE not in {place.tile for place in then.spots.places}
        assert panel.action.tile not in {place.tile for place in then.spots.places}


def test_pictures_of_what_two_seats_have_put_together_alike_differ() -> None:
    for match, user_id in planners("terra", 3):
        others = [person.user_id for person in match.seats if person.user_id != user_id]
        settling = [
            action
            for action in panel_of(match, user_id).legal
            if action.word == "settle"
            and any(match.ahead_for(other) is not None for other in others)
        ]
        other = next((one for one in others if match.ahead_for(one) is not None), None)
        if not settling or other is None:
            continue
        planning = Planning(composed=(settling[0],))
        drawings = [
            choosing_message(panel_of(match, one, planning)).picture for one in (user_id, other)
        ]
        if any(drawing is None for drawing in drawings):
            continue
        one, two = (drawing.drawing for drawing in drawings if drawing is not None)
        assert one != two
        return
    pytest.fail("nobody could settle")
