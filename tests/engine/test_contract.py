"""What holds in every game, over random play (the contract in `engine/game.py`)."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import (
    Action,
    Again,
    End,
    Keep,
    Mark,
    Place,
    Resign,
    Settle,
    Skip,
    Withdraw,
    action_from_json,
    action_to_json,
    parse_action,
)
from engine.copies import copy_of
from engine.errors import IllegalAction
from engine.events import IncomePaid, TilePlaced
from engine.game import Game, view
from engine.hexes import Point
from engine.legal import placements_of
from engine.record import RecordedAction, gain_of, parse_record, replay, write_record
from engine.tiles import Face, TileId, look_of
from engine.variants import VARIANTS, ChoiceOption
from tests.engine import recount
from tests.engine.insides import insides
from tests.engine.plays import Play, plays, random_act
from tests.engine.positions import refusal

SEEDS = st.integers(0, 2**32 - 1)


def everyone(game: Game) -> list[int | None]:
    """All who might act: every seat and the table."""
    return [*range(game.seats.count), None]


def some_actions(game: Game, random: Random) -> list[Action]:
    """Actions of all kinds, legal or not; placements lie where tiles are or might be."""
    held = [tile for seat in range(game.seats.count) for tile in game.hands.tiles(seat)]
    tiles = [*held, *VARIANTS[game.variant].tiles[:3], TileId("P-RGB")]
    near = sorted(
        {cell for free in game.board.frontier() for cell in (free, *recount.beside(free))}
    )
    placements = [
        Place(random.choice(tiles), random.choice(list(Face)), cell, random.randrange(6))
        for cell in random.choices(near, k=40)
    ]
    whole = sorted(recount.whole_discs(list(game.board.tiles())))
    discs = [*game.pieces, *random.choices([*whole, Point(1, 0), Point(99, 9)], k=10)]
    on_discs = [kind(disc) for disc in discs for kind in (Settle, Withdraw, Keep, Mark)]
    return [End(), Skip(), Resign(), Again(), *on_discs, *placements]


def looks(action: Action, game: Game) -> object:
    """What is the same for actions that cannot be told apart on the table."""
    match action:
        case Place():
            shown = look_of(action.tile, action.face, action.turn).colours
            return action.tile, action.face, action.cell, shown
        case Settle(disc) | Mark(disc):
            return type(action), game.board.group_at(disc)
        case _:
            return action


def answers(game: Game) -> tuple[object, ...]:
    """All that can be asked of a game."""
    return (
        game.fingerprint(),
        list(game.board.tiles()),
        game.board.groups(),
        game.board.half_discs(),
        game.board.frontier(),
        game.legal_actions(),
        game.scores(),
        [
            (game.progress(seat), game.supply(seat), game.purse(seat), game.to_lay(seat))
            for seat in range(game.seats.count)
        ],
        (game.pieces, game.open_tiles, game.turns.last, game.bonus_seat),
        (game.to_act, game.turns.is_in_set_up, game.turns.end_set_off_by, game.turns.outcome),
    )


def closed_in(tiles: list[Place]) -> set[tuple[Point, ...]]:
    """The closed groups of a board."""
    return {group.discs for group in recount.groups(tiles) if group.is_closed}


def counted(game: Game) -> list[recount.Counted]:
    """The groups as the engine keeps them, in the words of the second method."""
    return [
        recount.Counted(group.colour.letter, group.discs, group.is_closed)
        for group in game.board.groups()
    ]


@given(plays())
def test_every_listed_action_is_accepted(play: Play) -> None:
    game = play.end()

    refused = [
        action for action in game.legal_actions() if refusal(game, game.to_act, action) is not None
    ]

    assert refused == []


@given(plays())
def test_something_is_listed_until_the_game_is_over(play: Play) -> None:
    for game in play.states():
        assert bool(game.legal_actions()) == (game.turns.outcome is None)


@given(plays())
def test_nothing_is_listed_twice(play: Play) -> None:
    game = play.end()
    listed = game.legal_actions()

    assert len({looks(action, game) for action in listed}) == len(listed)


@given(plays(), SEEDS)
def test_every_accepted_action_is_listed_or_resign_or_skip_or_comes_to_the_same(
    play: Play, seed: int
) -> None:
    game, random = play.end(), Random(seed)
    listed = {(game.to_act, looks(action, game)) for action in game.legal_actions()}

    accepted = {
        (seat, looks(action, game))
        for seat in everyone(game)
        for action in some_actions(game, random)
        if not isinstance(action, Resign | Skip) and refusal(game, seat, action) is None
    }

    assert accepted <= listed


@given(plays())
def test_any_player_and_nobody_else_may_resign_at_any_time_before_the_end(play: Play) -> None:
    game = play.end()

    may = [seat for seat in everyone(game) if refusal(game, seat, Resign()) is None]

    assert may == ([] if game.turns.outcome else game.seats.still_in())


@given(plays(), SEEDS)
def test_an_illegal_action_leaves_the_game_equal_to_before(play: Play, seed: int) -> None:
    game, random = play.end(), Random(seed)
    game.legal_actions()  # the board keeps what it has once listed
    before, fingerprint = insides(game), game.fingerprint()

    for seat in everyone(game):
        for action in some_actions(game, random):
            if refusal(game, seat, action):
                with pytest.raises(IllegalAction):
                    game.apply(seat, action)

    assert insides(game) == before
    assert game.fingerprint() == fingerprint


@given(plays(), SEEDS)
def test_preview_says_what_apply_then_does(play: Play, seed: int) -> None:
    game = play.end()
    seen, listed = view(game, game.to_act), view(game, game.to_act).legal_actions()

    for action in Random(seed).sample(listed, min(4, len(listed))):
        told, after = seen.preview(action), copy_of(game)
        events = after.apply(game.to_act, action)

        old, new = list(game.board.tiles()), list(after.board.tiles())
        made = recount.whole_discs(new).keys() - recount.whole_discs(old).keys()
        centres = {Point(2 * place.cell.q, 2 * place.cell.r) for place in new}
        assert set(told.discs) == made - centres
        closed = closed_in(new) - closed_in(old)
        assert {(group.disc, group.size) for group in told.closed} == {
            (min(discs), len(discs)) for discs in closed
        }
        assert told.gain == gain_of(events)
        assert told.scores == after.scores()
        gone = {(disc, owner) for disc, owner in game.pieces.items() if disc not in after.pieces}
        assert set(told.returned) == gone


@given(plays())
def test_groups_kept_are_groups_recounted(play: Play) -> None:
    game = play.end()

    assert counted(game) == recount.groups(list(game.board.tiles()))


@given(plays())
def test_groups_are_told_in_the_order_of_their_lowest_discs(play: Play) -> None:
    game = play.start()
    for seat, action in play.acts:
        for event in game.apply(seat, action):
            if isinstance(event, TilePlaced):
                closed = [group.disc for group in event.closed]
                assert closed == sorted(closed)

    discs = [group.discs for group in game.board.groups()]
    assert [first for first, *_ in discs] == sorted(map(min, discs))


@given(plays())
def test_groups_told_by_a_disc_are_groups_recounted(play: Play) -> None:
    board = play.end().board
    groups = recount.groups(list(board.tiles()))

    told = {disc: board.group_at(disc) for group in groups for disc in group.discs}

    for group in groups:
        summary = (group.colour, len(group.discs), group.discs[0], group.is_closed)
        for found in (told[disc] for disc in group.discs):
            assert found is not None
            assert (found.colour.letter, found.size, found.disc, found.is_closed) == summary
    assert board.group_names() == [group.discs[0] for group in groups]
    assert board.closed_group_names() == [group.discs[0] for group in groups if group.is_closed]


@given(plays())
def test_a_closed_group_never_changes(play: Play) -> None:
    closed: set[tuple[Point, ...]] = set()
    for game in play.states():
        if len(game.board) % 8 == 0:
            now = closed_in(list(game.board.tiles()))
            assert closed <= now
            closed = now


@given(plays())
def test_pieces_are_neither_made_nor_lost(play: Play) -> None:
    start = play.start()
    for game in play.states():
        for seat in range(game.seats.count):
            on_board = list(game.pieces.values()).count(seat)
            assert (game.supply(seat) or 0) + on_board == (start.supply(seat) or 0)


@pytest.mark.slow
@given(plays())
def test_money_changes_by_gain_and_income_alone_and_is_never_short(play: Play) -> None:
    game = play.start()
    if game.purse(0) is None:
        return
    for seat, action in play.acts:
        actor = game.to_act if seat is None or not isinstance(action, Resign) else seat
        before = [game.purse(each) or 0 for each in range(game.seats.count)]
        events = game.apply(seat, action)
        if actor is not None:
            before[actor] += gain_of(events)
        for event in events:
            if isinstance(event, IncomePaid):
                before[event.seat] += event.amount
        assert [game.purse(each) for each in range(game.seats.count)] == before
        assert min(before) >= 0


@given(plays())
def test_scores_are_those_of_the_second_method_and_of_the_tally(play: Play) -> None:
    game = play.start()
    points = [0] * game.seats.count
    for seat, action in play.acts:
        gain = gain_of(game.apply(seat, action))
        if seat is not None:
            points[seat] += gain

    told = [game.tally(seat).total for seat in range(game.seats.count)]

    assert list(game.scores()) == told == recount.scores(game, points)


@given(plays())
def test_last_turns_are_due_to_seats_still_in_and_the_first_is_on_turn(play: Play) -> None:
    for game in play.states():
        due = game.turns.last
        assert set(due) <= set(game.seats.still_in())
        assert due[:1] == (
            () if game.turns.outcome or game.turns.end_set_off_by is None else (game.to_act,)
        )


@given(plays())
def test_the_frontier_and_the_half_discs_kept_are_those_recounted(play: Play) -> None:
    board = play.end().board

    rim = recount.half_discs(list(board.tiles()))
    asked = {
        cell: tuple(colour and colour.letter for colour in sides)
        for cell, sides in board.frontier().items()
    }

    assert {point: colour.letter for point, colour in board.half_discs().items()} == rim
    assert asked == {
        cell: recount.asked_at(cell, rim) for cell in recount.free_cells(list(board.tiles()))
    }


@given(plays())
def test_placements_listed_all_along_are_those_found_by_trying_all(play: Play) -> None:
    for game in play.states():
        held = [tile for seat in range(game.seats.count) for tile in game.hands.tiles(seat)]
        listed = {tile: list(placements_of(tile, game.board.fits(tile))) for tile in held}

    laid = list(game.board.tiles())
    for tile in held:
        tried = recount.legal_placements(laid, tile)
        assert sorted(listed[tile], key=str) == sorted(tried, key=str)


@given(plays(), SEEDS)
def test_the_record_of_any_part_of_a_game_replays_to_the_same_state(play: Play, seed: int) -> None:
    part = replace(play, acts=play.acts[: Random(seed).randint(0, len(play.acts))])
    acts = [RecordedAction(seat, action) for seat, action in part.acts]

    record = parse_record(write_record(part.start(), part.bag, acts))
    game = record.start()
    fingerprints = [game.fingerprint(), *(game.fingerprint() for _ in replay(record, game))]

    assert fingerprints == [state.fingerprint() for state in part.states()]
    assert answers(game) == answers(part.end())


@given(plays())
def test_looking_at_a_game_changes_nothing_that_follows(play: Play) -> None:
    watched = play.start()
    for seat, action in play.acts:
        view(watched, seat).legal_actions()
        watched.board.groups()
        watched.apply(seat, action)

    assert answers(watched) == answers(play.end())


@given(plays(), SEEDS)
def test_a_copy_and_its_game_go_separate_ways(play: Play, seed: int) -> None:
    game = play.end()
    twin, before = copy_of(game), insides(game)
    assert insides(twin) == before

    for one, other in ((twin, game), (game, twin)):
        unchanged = insides(other)
        if one.turns.outcome is None:
            one.apply(*random_act(one, Random(seed)))
        assert insides(other) == unchanged


@given(plays())
def test_every_action_changes_the_fingerprint(play: Play) -> None:
    fingerprints = [game.fingerprint() for game in play.states()]

    assert all(before != after for before, after in pairwise(fingerprints))


@given(plays(), SEEDS)
def test_games_that_differ_in_a_hidden_tile_or_an_option_differ_in_their_fingerprints(
    play: Play, seed: int
) -> None:
    one, other = Random(seed).sample(play.bag, 2)
    exchanged = {one: other, other: one}
    other_bag = play.start(tuple(exchanged.get(tile, tile) for tile in play.bag))

    assert other_bag.fingerprint() != play.start().fingerprint()
    for option in VARIANTS[play.variant].options:
        values = option.choices if isinstance(option, ChoiceOption) else (option.low, option.high)
        starts = [replace(play, options={option.name: value}).start() for value in values]
        assert len({start.fingerprint() for start in starts}) == len(values)


@given(plays())
def test_every_action_done_has_a_text_and_json_members_that_read_back(play: Play) -> None:
    for _, action in play.acts:
        assert parse_action(str(action)) == action
        assert action_from_json(action_to_json(action)) == action


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_played_at_random_comes_to_an_end(variant: str) -> None:
    random = Random(variant)
    bag = random.sample(VARIANTS[variant].tiles, len(VARIANTS[variant].tiles))
    game = VARIANTS[variant].start(VARIANTS[variant].fewest, {}, bag)

    for _ in range(2000):
        if game.turns.outcome is not None:
            break
        game.apply(game.to_act, random.choice(game.legal_actions()))

    assert game.turns.outcome is not None
    assert game.turns.outcome.winners != ()
