"""The panel at random moments of all three games: what it shows is legal, and what a tap does."""

from __future__ import annotations

import random
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.presenters.ids.panel_ids import (
    PANEL_IDS,
    Mode,
    PanelId,
    PanelVerb,
    Wanted,
    page_value,
    picked,
    spot_value,
    way_value,
    ways_page_value,
)
from bot.presenters.message import MOST_OPTIONS, MOST_ROWS, Message, Select
from bot.presenters.notation import write_move
from bot.presenters.panel.forecast import Forecast
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import panel_message, question_of
from bot.presenters.panel.targets import write_target
from bot.presenters.spots import Spots, neighbour
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.pictures import PanelDrawing
from bot.texts import Catalogue
from engine.actions import Action, Again, DiscAction, End, Mark, Place, Settle
from engine.copies import copy_of
from engine.events import Booking, EndSetOff, TilesDrawn
from engine.game import Game
from engine.hexes import Cell, code_of, disc_name, letters_of
from engine.tiles import Face
from tests.bot.commands.discord_limits import faults_of_message
from tests.bot.in_each_language import EACH_LANGUAGE
from tests.bot.played import PEOPLE, match_of, play_well, prefixes, random_play, settle_if_possible
from tests.bot.services.world import World, open_world, proposal
from tests.bot.stored_games import stored_fold
from tests.engine.plays import Act

CATALOGUE = Catalogue()
TEXTS = CATALOGUE.texts("en")
VARIANTS = ("classic", "terra", "domaine")
ACTIONS = 24
PURSES = {"classic": "", "terra": "money", "domaine": "tokens"}
"""What there is in a purse."""
FIRST = Wanted()


@pytest.fixture
async def world(tmp_path: Path, same_tiles: None) -> AsyncIterator[World]:
    async with open_world(tmp_path / "games.db") as world:
        yield world


async def moments(
    world: World, variant: str, seed: int, actions: int = ACTIONS
) -> AsyncIterator[tuple[Match, int]]:
    """A game played at random, as it is before each action, and whose turn it is."""
    chance = random.Random(seed)
    match = await world.start(asked=proposal(variant=variant))
    for _ in range(actions):
        if match.waits_for is None:
            return
        yield match, match.waits_for.user_id
        legal = match.view_for(match.waits_for.user_id).legal_actions()
        match = (await world.act(match, chance.choice(legal))).match


def panel_of(match: Match, user_id: int, wanted: Wanted = FIRST) -> Panel:
    return Panel(TEXTS, match, match.view_for(user_id), wanted)


def ids_of(message: Message) -> list[PanelId]:
    """What the enabled buttons of a panel carry."""
    ids = [PANEL_IDS.read(button.custom_id) for button in message.buttons if not button.is_disabled]
    assert None not in ids
    return [panel_id for panel_id in ids if panel_id is not None]


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", [1, 2])
async def test_whatever_is_tapped_the_text_names_the_move_that_would_be_made(
    world: World, variant: str, seed: int
) -> None:
    chance = random.Random(seed)
    async for match, user_id in moments(world, variant, seed):
        wanted = Wanted()
        for _ in range(5):
            message = panel_message(TEXTS, match, user_id, wanted)
            panel = panel_of(match, user_id, wanted)
            deeds = [i for i in ids_of(message) if i.verb in (PanelVerb.DO, PanelVerb.DO_AND_END)]
            for deed in deeds:
                again = panel_of(match, user_id, deed.wanted)
                assert again.is_as_wanted
                assert again.action == panel.action
            if isinstance(panel.action, Place):
                assert f"`{write_move(panel.view, panel.action)}`" in message.text
            elif isinstance(panel.action, DiscAction):
                assert f"({disc_name(panel.action.disc)})" in message.text
            assert panel.action is None or panel.action in panel.legal
            wanted = tapped(message, chance) or Wanted()


def tapped(message: Message, chance: random.Random) -> Wanted | None:
    """What is wanted after something was tapped at random that only shows."""
    doing = {
        PanelVerb.DO,
        PanelVerb.DO_AND_END,
        PanelVerb.END,
        PanelVerb.AGAIN,
        PanelVerb.UNDO,
        PanelVerb.TYPE,
    }
    wanted = [panel_id.wanted for panel_id in ids_of(message) if panel_id.verb not in doing]
    for row in message.rows:
        if isinstance(row, Select):
            panel_id = PANEL_IDS.read(row.custom_id)
            assert panel_id is not None
            wanted += [picked(panel_id.wanted, choice.value) for choice in row.options]
    return chance.choice(wanted) if wanted else None


@pytest.mark.slow
@pytest.mark.parametrize("language", EACH_LANGUAGE)
@pytest.mark.parametrize("variant", VARIANTS)
async def test_discord_takes_every_panel_and_all_its_ids_differ(
    world: World, variant: str, language: str
) -> None:
    texts = CATALOGUE.texts(language)
    async for match, user_id in moments(world, variant, 5):
        for mode in (None, *panel_of(match, user_id).modes):
            message = panel_message(texts, match, user_id, Wanted(mode))

            assert faults_of_message(message) == []
            assert len(message.rows) <= MOST_ROWS


@pytest.mark.parametrize("variant", VARIANTS)
async def test_all_that_is_legal_can_be_reached_and_nothing_else_is_offered(
    world: World, variant: str
) -> None:
    async for match, user_id in moments(world, variant, 7):
        panel = panel_of(match, user_id)
        spots = panel.spots
        reached: set[Action] = {place for cell in spots.cells for place in spots.ways(cell)}
        for mode in panel.modes:
            reached |= set(panel_of(match, user_id, Wanted(mode)).targets)

        assert reached == {action for action in panel.legal if action not in (End(), Again())}


@pytest.mark.parametrize("variant", ["terra", "domaine"])
async def test_targets_bear_letters_in_the_list_as_in_the_picture(
    world: World, variant: str
) -> None:
    seen = 0
    async for match, user_id in moments(world, variant, 6):
        for mode in panel_of(match, user_id).modes:
            panel = panel_of(match, user_id, Wanted(mode))
            if not isinstance(panel.action, DiscAction):
                continue
            message = panel_message(TEXTS, match, user_id, Wanted(mode))
            (select,) = [row for row in message.rows if isinstance(row, Select)]
            assert message.picture is not None
            assert isinstance(message.picture.drawing, PanelDrawing)
            drawn = message.picture.drawing.choice
            assert drawn.chosen == (panel.action.disc,)
            labels = [
                f"{letters_of(index)} · {write_target(TEXTS, match, type(panel.action)(disc))}"
                for index, disc in enumerate(drawn.targets)
            ]
            assert [option.label for option in select.options[: len(labels)]] == labels[:25]
            seen += len(labels) > 1
    assert seen


@pytest.mark.parametrize("variant", ["terra", "domaine"])
async def test_arrows_lead_from_target_to_target_and_round(world: World, variant: str) -> None:
    longest = 0
    async for match, user_id in moments(world, variant, 6):
        for mode in panel_of(match, user_id).modes:
            panel = panel_of(match, user_id, Wanted(mode))
            wanted, visited = Wanted(mode), []
            for _ in panel.targets if len(panel.targets) > 1 else ():
                message = panel_message(TEXTS, match, user_id, wanted)
                wanted = next(i.wanted for i in ids_of(message) if i.verb is PanelVerb.ON)
                visited.append(panel_of(match, user_id, wanted).action)
            assert set(visited) == set(panel.targets if visited else ())
            longest = max(longest, len(visited))
    assert longest > 1


@pytest.mark.parametrize("variant", VARIANTS)
async def test_what_is_announced_is_what_is_booked(world: World, variant: str) -> None:
    match = await world.start(asked=proposal(variant=variant))
    chance = random.Random(11)
    for _ in range(ACTIONS):
        if match.waits_for is None:
            break
        user_id = match.waits_for.user_id
        view = match.view_for(user_id)
        assert view.seat is not None
        action = chance.choice(view.legal_actions())
        seat, before = view.seat, match.public.scores[view.seat]
        done = await world.act(match, action)
        gain = sum(event.gain for event in done.events[:4] if isinstance(event, Booking))
        foreseen = view.preview(action)
        told = Forecast(TEXTS, match, view, is_plain=True).describe(action)
        if not isinstance(action, End | Again):
            assert foreseen.gain == gain
            amount = f"−{-gain}" if gain < 0 else f"+{gain}"
            assert not gain or amount in told
        if len(done.events) == 1 and before != (now := done.match.public.scores[seat]):
            assert foreseen.scores[seat] == now
        changed, name = foreseen.scores[seat] - before, PURSES[variant]
        if name and not isinstance(action, End | Again):
            after = (view.purse(seat) or 0) + foreseen.gain
            assert (f"{name} {view.purse(seat)} → {after}" in told) == (foreseen.gain != 0)
            counted = foreseen.gain if variant == "terra" else 0  # there money is in the score
            assert ("score " in told) == (changed != counted)
        match = done.match


@pytest.mark.parametrize(
    ("variant", "choose", "said"),
    [
        ("classic", play_well, "reaches the target"),
        ("terra", settle_if_possible, "sets off the end"),
        ("domaine", play_well, "takes the plate and sets off the end"),
    ],
)
def test_whoever_would_set_off_the_end_is_told(
    variant: str, choose: Callable[[Game, random.Random], Act], said: str
) -> None:
    play = random_play(variant, 2, seed=4, actions=300, choose=choose)
    game = play.start()
    events = [event for act in play.acts for event in game.apply(*act)]
    (end,) = (event for event in events if isinstance(event, EndSetOff))
    told = []
    for before, (seat, action) in zip(prefixes(play), play.acts, strict=True):
        match = match_of(before)
        if match.public.is_in_set_up or match.public.end_set_off_by is not None:
            continue
        if seat is not None and isinstance(action, Place | Settle | Mark):
            view = match.view_for(PEOPLE[seat].user_id)
            if said in Forecast(TEXTS, match, view, is_plain=True).describe(action):
                told.append(seat)

    assert told == [end.seat]


@pytest.mark.parametrize("variant", VARIANTS)
async def test_the_question_gives_a_legal_example(world: World, variant: str) -> None:
    async for match, user_id in moments(world, variant, 3):
        for mode in panel_of(match, user_id).modes:
            panel_id = PanelId(PanelVerb.TYPE, match.game_id, match.revision, Wanted(mode))
            question = question_of(panel_of(match, user_id), panel_id)

            assert PANEL_IDS.read(question.custom_id) == panel_id
            assert question.hint
            assert ("letter" in question.label) == (mode is not Mode.PLACE)


@pytest.mark.parametrize("variant", VARIANTS)
async def test_how_discs_are_named_stands_where_one_types_and_not_above_panels(
    world: World, variant: str
) -> None:
    note = TEXTS.say("panel-sides")
    async for match, user_id in moments(world, variant, 3):
        for mode in panel_of(match, user_id).modes:
            panel_id = PanelId(PanelVerb.TYPE, match.game_id, match.revision, Wanted(mode))

            assert note not in panel_message(TEXTS, match, user_id, Wanted(mode)).text
            asked = question_of(panel_of(match, user_id), panel_id).note
            assert asked == ("" if mode is Mode.PLACE else note)

    assert "`.1` to `.5`" in TEXTS.say("help-move")


async def test_a_list_longer_than_a_select_holds_is_paged_and_leads_back(world: World) -> None:
    longest: list[Cell] = []
    async for match, user_id in moments(world, "classic", 1, actions=60):
        spots = Spots(match.view_for(user_id))
        if len(spots.cells) > max(len(longest), MOST_OPTIONS):
            longest, found = spots.cells, (match, user_id)
    match, user_id = found
    wanted, offered = Wanted(Mode.PLACE), []
    for _ in range(-(-len(longest) // (MOST_OPTIONS - 1))):
        message = panel_message(TEXTS, match, user_id, wanted)
        select = next(row for row in message.rows if isinstance(row, Select))
        offered += [choice.value for choice in select.options[:-1]]
        panel_id = PANEL_IDS.read(select.custom_id)
        assert panel_id is not None
        wanted = picked(panel_id.wanted, select.options[-1].value)

    assert offered == [spot_value(code_of(cell)) for cell in longest]
    assert wanted.page == 0


async def test_several_territories_are_chosen_at_once_and_told_together(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Tiles with which three territories and more are closed before any is marked.
    monkeypatch.setattr(secrets, "token_bytes", lambda size: bytes([4]) * size)
    most = 0
    async for match, user_id in moments(world, "domaine", 8, actions=90):
        panel = panel_of(match, user_id, Wanted(Mode.MARK))
        if panel.mode is not Mode.MARK or panel.most < 2:
            continue
        view, seat = match.view_for(user_id), match.public.to_act
        assert seat is not None
        assert panel.most == min(view.supply(seat) or 0, len(panel.targets))
        (select,) = panel_rows(match, user_id, Wanted(Mode.MARK))
        assert select.most == min(panel.most, len(select.options))
        values = [option.value for option in select.options[: panel.most]]
        wanted = panel.picked(values)
        several = panel_of(match, user_id, wanted)
        assert several.actions == tuple(several.targets[: len(values)])
        assert several.is_as_wanted
        message = panel_message(TEXTS, match, user_id, wanted)
        assert all(several.lettered(one) in message.text for one in several.targets[: len(values)])
        assert message.picture is not None
        assert isinstance(message.picture.drawing, PanelDrawing)
        assert len(message.picture.drawing.choice.chosen) == len(values)
        deeds = [one.wanted for one in ids_of(message) if one.verb is PanelVerb.DO]
        assert deeds == [several.wanted_now]
        after = view
        for action in several.actions:
            after = after.after(action)
        assert f"→ {after.scores[seat]}" in message.text or after.scores == view.scores
        with pytest.raises(Refused):  # with its reason, and nothing is done
            await world.act(match, *several.actions, several.actions[0])
        assert (await world.matches.load(match.game_id)).revision == match.revision
        alone = several.picked(values[1:2])
        assert panel_of(match, user_id, alone).actions == (several.targets[1],)
        assert alone.several == 0
        most = max(most, len(values))
    assert most > 2


def panel_rows(match: Match, user_id: int, wanted: Wanted) -> list[Select]:
    message = panel_message(TEXTS, match, user_id, wanted)
    return [row for row in message.rows if isinstance(row, Select)]


LARGEST = PanelId(
    PanelVerb.DO_AND_END,
    2**63 - 1,
    2**63 - 1,
    Wanted(Mode.WITHDRAW, 3, Face.B, 5, code_of(Cell(2000, -2000)), 99, 2**63 - 1, 3, 99),
)


@pytest.mark.parametrize(
    "panel_id",
    [
        LARGEST,
        PanelId(PanelVerb.OPEN, 1, 0),
        PanelId(PanelVerb.PICK, 7, 35, Wanted(Mode.PLACE, 1, Face.A, 0, 0, 0)),
        PanelId(PanelVerb.MODE, 7, 36, Wanted(Mode.KEEP, spot=-5)),
        PanelId(PanelVerb.TILES, 7, 36, Wanted(Mode.PLACE, 2, Face.B, 1, 5, only=2)),
        PanelId(PanelVerb.WAY, 7, 36, Wanted(Mode.PLACE, 2, Face.B, 1, 5, ways_page=1)),
    ],
)
def test_ids_are_read_as_they_were_written(panel_id: PanelId) -> None:
    assert PANEL_IDS.read(str(panel_id)) == panel_id
    assert len(str(panel_id)) <= 100


@pytest.mark.parametrize(
    "text",
    [
        "",
        "p1",
        "p1:do:1:1:place:1a0:-",
        "p2:do:1:1:place:1a0:-:-",
        "p1:eat:1:1:place:1a0:-:-",
        "p1:do:01:1:place:1a0:-:-",
        "p1:do:1:1:place:4a0:-:-",
        "p1:do:1:1:place:1a6:-:-",
        "p1:do:1:1:place:1a0:zzzzzzzzzzzzz:-",
        "p1:do:zzzzzzzzzzzzz:1:place:1a0:-:-",
        "p1:do:1:1:place:1a0:-:100",
        "p1:do:1:1:place:1a0:-:-\n",
        "p1:do:1:1:mark:0-0:-:-:0",
        "p1:do:1:1:place:1a0:-:-+0",
        "p1:do:1:1:place:1a0:-:-+4",
        "p1:do:1:1:place:1a0:-:-~100",
        "p1:do:1:1:mark:0-0:-:-:zzzzzzzzzzzzz",
    ],
)
def test_what_we_did_not_write_is_left_alone(text: str) -> None:
    assert PANEL_IDS.read(text) is None


@pytest.mark.parametrize("value", ["way:0a1", "way:1c1", "way:1a6", "ways:", "ways:100"])
def test_nonsense_about_ways_changes_nothing(value: str) -> None:
    wanted = Wanted(Mode.PLACE, 1, Face.A, 2, 5)

    assert picked(wanted, value) == wanted


def test_picking_a_way_keeps_the_spot_and_leaves_the_page_of_ways() -> None:
    wanted = Wanted(Mode.PLACE, 1, Face.A, 2, 5, only=2, ways_page=1)

    assert picked(wanted, way_value(2, Face.B, 3)) == Wanted(Mode.PLACE, 2, Face.B, 3, 5, only=2)
    assert picked(wanted, ways_page_value(0)).ways_page == 0


async def test_a_button_of_an_older_panel_names_just_one_way(world: World) -> None:
    seen = 0
    async for match, user_id in moments(world, "classic", 4, actions=8):
        spots = panel_of(match, user_id).spots
        for place in spots.places[::7]:
            way = f"{spots.slot(place)}{place.face}{place.turn}"
            old = PANEL_IDS.read(f"p1:tile:1:1:place:{way}:{spot_value(code_of(place.cell))}:-")
            assert old is not None
            panel = panel_of(match, user_id, old.wanted)
            assert panel.action == place
            assert panel.is_as_wanted
            assert panel.spots.only is None
            seen += 1
    assert seen > 20


async def test_a_tile_of_an_older_panel_is_shown_at_the_first_spot_where_it_fits(
    world: World,
) -> None:
    seen = 0
    async for match, user_id in moments(world, "classic", 4):
        spots = panel_of(match, user_id).spots
        for slot in spots.fitting:
            old = PANEL_IDS.read(f"p1:tile:1:1:place:{slot}-0:-:-")
            assert old is not None
            fitting = [way for cell in spots.cells for way in spots.ways(cell)]
            first = next(way for way in fitting if spots.slot(way) == slot)
            assert panel_of(match, user_id, old.wanted).action == min(
                (way for way in spots.ways(first.cell) if spots.slot(way) == slot),
                key=lambda way: way.turn != 0,
            )
            seen += 1
    assert seen > 20


async def test_the_tiles_button_narrows_both_lists_to_one_tile_after_the_other(
    world: World,
) -> None:
    async for match, user_id in moments(world, "classic", 4):
        wanted, only = Wanted(Mode.PLACE), []
        spots = panel_of(match, user_id).spots
        if len(spots.fitting) < 2:
            continue
        for _ in range(len(spots.fitting) + 1):
            panel = panel_of(match, user_id, wanted)
            assert isinstance(panel.action, Place)
            message = panel_message(TEXTS, match, user_id, wanted)
            (tiles,) = [it for it in ids_of(message) if it.verb is PanelVerb.TILES]
            (label,) = [it.label for it in message.buttons if it.custom_id == str(tiles)]
            only.append(label)
            slots = {panel.spots.slot(way) for way in panel.spots.places}
            assert label == f"Tiles: {panel.spots.only or 'all'}"
            assert slots == ({panel.spots.only} if panel.spots.only else set(spots.fitting))
            assert tiles.wanted.spot == code_of(panel.action.cell)  # kept where the tile fits there
            wanted = tiles.wanted
        assert only == ["Tiles: all", *(f"Tiles: {slot}" for slot in spots.fitting)]
        assert panel_of(match, user_id, wanted).spots.only is None
        return


@pytest.mark.parametrize("value", ["", "page:", "page:100", "zzzzzzzzzzzzz", "-1", "page:01"])
def test_nonsense_that_is_picked_changes_nothing(value: str) -> None:
    wanted = Wanted(Mode.PLACE, 1, Face.A, 2, 5)

    assert picked(wanted, value) == wanted


def test_picking_a_spot_leaves_the_page_that_was_looked_at() -> None:
    wanted = picked(Wanted(Mode.PLACE, 1, Face.A, 2, 5), page_value(2))

    assert wanted.page == 2
    assert picked(wanted, spot_value(-7)) == Wanted(Mode.PLACE, 1, Face.A, 2, -7)


def test_a_list_has_no_end_in_either_direction() -> None:
    assert [neighbour("abc", "a", steps) for steps in (-1, 0, 1, 2, 3)] == ["c", "a", "b", "c", "a"]


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_tap_is_said_to_end_the_turn_where_it_is_sure_to(
    world: World, variant: str
) -> None:
    chance = random.Random(13)
    async for match, user_id in moments(world, variant, 13, actions=60):
        view = match.view_for(user_id)
        assert view.seat is not None
        game = (await stored_fold(world.database, match.game_id)).game
        legal = [action for action in view.legal_actions() if action != End()]
        for action in chance.sample(legal, min(len(legal), 5)):
            after = copy_of(game)
            events = after.apply(view.seat, action)
            has_drawn = any(isinstance(event, TilesDrawn) for event in events)
            is_only_end = after.to_act == view.seat and after.legal_actions() == [End()]

            is_said = Forecast(TEXTS, match, view).after(action).is_left_only_end

            assert is_only_end if is_said else has_drawn or not is_only_end
