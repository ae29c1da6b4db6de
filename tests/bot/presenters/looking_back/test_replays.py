"""A game stepped through: its buttons, its list of turns, and a board that does not jump."""

from dataclasses import replace

import pytest

from bot.presenters.looking_back.replay_ids import REPLAY_IDS, ReplayId, ReplayStep
from bot.presenters.looking_back.replays import TURNS_LISTED, Moment, replay_message
from bot.presenters.message import Message, Select
from bot.presenters.telling import Teller
from bot.services.games.match import Match, Part
from bot.services.pictures import BoardDrawing
from bot.texts import Catalogue
from engine.events import HandShown
from engine.hexes import centre_of
from renderer.layout import Layout
from renderer.scene import Sight, set_own_scene
from tests.bot.played import lay_if_possible, match_of, random_play
from tests.engine.plays import Play

TEXTS = Catalogue().texts("en")


@pytest.fixture(scope="module")
def play() -> Play:
    return random_play("classic", 3, seed=4, actions=160, choose=lay_if_possible, target=240)


@pytest.fixture(scope="module")
def now(play: Play) -> Match:
    return match_of(play)


def at(play: Play, now: Match, number: int) -> Message:
    """The replay's message about a turn, of a game that stood then as it was played so far."""
    acts = play.acts[: now.history[number - 1].last_revision]
    return replay_message(TEXTS, Moment(number, now, match_of(replace(play, acts=acts))))


def steps(message: Message) -> dict[ReplayStep, tuple[int, bool]]:
    """Where a message's buttons lead, and whether they are disabled."""
    read = [(REPLAY_IDS.read(button.custom_id), button) for button in message.buttons]
    return {
        replay_id.step: (replay_id.number, button.is_disabled)
        for replay_id, button in read
        if replay_id
    }


def listed(message: Message) -> list[tuple[str, bool]]:
    """What a message's list of turns offers, and which of it is shown."""
    (select,) = [row for row in message.rows if isinstance(row, Select)]
    return [(option.value, option.is_chosen) for option in select.options]


def layout_of(message: Message) -> Layout:
    assert message.picture is not None
    drawing = message.picture.drawing
    assert isinstance(drawing, BoardDrawing)
    sight = Sight(drawing.sight.recent, room=drawing.sight.room)
    return set_own_scene(drawing.view, drawing.labels, sight).layout


def test_buttons_lead_to_the_turns_beside_and_to_both_ends(play: Play, now: Match) -> None:
    turns = len(now.history)
    middle, first, last = at(play, now, 30), at(play, now, 1), at(play, now, turns)

    assert steps(middle)[ReplayStep.BACK] == (29, False)
    assert steps(middle)[ReplayStep.ON] == (31, False)
    assert steps(middle)[ReplayStep.FIRST] == (1, False)
    assert steps(middle)[ReplayStep.LAST][0] >= turns
    assert [is_off for _, is_off in steps(first).values()] == [True, True, False, False]
    assert [is_off for _, is_off in steps(last).values()] == [False, False, True, True]


def test_a_turn_is_told_as_it_was_told_then(play: Play, now: Match) -> None:
    message = at(play, now, 30)

    turn = now.history[29]
    then = match_of(replace(play, acts=play.acts[: turn.last_revision]))
    teller = Teller(TEXTS, then)
    assert message.text.splitlines()[0] == f"**{now.where.name}** · turn 30 of {len(now.history)}"
    assert message.text.splitlines()[1] == teller.turns([turn])[0]
    assert message.text.endswith(teller.score_line())


def test_what_a_turn_tells_is_kept_apart_in_the_list() -> None:
    play = random_play("terra", 2, seed=4, actions=20, choose=lay_if_possible)
    now = match_of(play)
    (select,) = [row for row in at(play, now, 1).rows if isinstance(row, Select)]

    told = Teller(TEXTS, now, is_plain=True).turns([now.history[0]])

    assert len(told) > 1
    assert select.options[0].label == " · ".join(["1", *told])


def test_the_list_has_the_turns_round_this_one_and_ways_to_the_others(
    play: Play, now: Match
) -> None:
    turns = len(now.history)
    assert turns > 2 * TURNS_LISTED

    first, second = listed(at(play, now, 1)), listed(at(play, now, TURNS_LISTED + 1))

    assert [value for value, _ in first] == [str(n) for n in range(1, TURNS_LISTED + 2)]
    assert second[0] == (str(TURNS_LISTED), False)
    assert second[1] == (str(TURNS_LISTED + 1), True)
    assert second[-1] == (str(2 * TURNS_LISTED + 1), False)


def test_every_turn_can_be_reached_by_the_list_alone(play: Play, now: Match) -> None:
    seen, to_see = set[int](), {1}
    while to_see:
        seen |= to_see
        ends = {number for number in to_see if number % TURNS_LISTED in (0, 1)}
        found = {int(value) for number in ends for value, _ in listed(at(play, now, number))}
        to_see = found - seen

    assert seen == set(range(1, len(now.history) + 1))


def test_the_board_of_every_turn_lies_where_it_lies_in_the_end(play: Play, now: Match) -> None:
    turns = len(now.history)

    layouts = {number: layout_of(at(play, now, number)) for number in (1, 9, 30, turns)}

    assert len({(one.grid, one.origin, one.size) for one in layouts.values()}) == 1
    for place in now.public.board.tiles():
        assert layouts[1].holds(centre_of(place.cell), 1)


def test_a_hand_that_was_shown_moves_no_board_and_is_told_tile_by_tile(
    play: Play, now: Match
) -> None:
    turn = now.history[29]
    shown = HandShown(turn.seat or 0, play.bag[:2])
    told = replace(turn, parts=(*turn.parts, Part((shown,))))
    history = (*now.history[:29], told, *now.history[30:])

    message = replay_message(TEXTS, Moment(30, replace(now, history=history), now))

    assert layout_of(message).strip.height == 0
    assert str(play.bag[0])[0] in message.text


def test_an_open_id_leads_to_the_first_turn() -> None:
    assert ReplayId(ReplayStep.OPEN, 7).number == 1
