"""Joined colonies, the end of Terra and its score (rules, sections 3.4 to 3.7, Ruling 6)."""

import pytest

from engine.actions import End, Keep, Place, Resign, Settle, Skip
from engine.board import GroupSummary
from engine.errors import LastTurnUsed, MustKeep, NoPawnThere, NotAJoinedColony
from engine.events import (
    ColoniesJoined,
    ColonyKept,
    EndReason,
    EndSetOff,
    IncomePaid,
    PawnReturned,
)
from engine.game import Tally, view
from engine.hexes import Point, disc_name
from engine.record import gain_of
from engine.tiles import Colour
from tests.engine.positions import (
    END,
    RESIGN,
    chosen,
    ended_by,
    on_turn,
    play,
    refusal,
    terra_after,
    with_fields,
    with_money,
    with_pieces,
)
from tests.engine.terra_positions import joined, set_off, table, waiting, with_closed_groups


def test_a_placement_that_joins_colonies_asks_for_a_keep_after_the_tile_was_drawn() -> None:
    game = joined(73)
    record_next = joined(74)
    last = list(record_next.board.tiles())[-1]

    events = game.apply(0, last)

    assert [type(event).__name__ for event in events[:2]] == ["TilePlaced", "TilesDrawn"]
    (found,) = [event for event in events if isinstance(event, ColoniesJoined)]
    assert {game.pieces[disc] for disc in found.pawns} == {2, 3}
    assert game.legal_actions() == [Keep(disc) for disc in found.pawns]
    assert view(joined(73), 0).preview(last).joined == (found.group,)


def test_nothing_but_keep_and_resign_may_be_done_before() -> None:
    game = joined()
    free = next(disc for disc in game.board.group_names() if disc not in game.pieces)

    for action in (END, Settle(free), Place(*next(game.board.tiles()))):
        assert isinstance(refusal(game, 0, action), MustKeep)
    assert refusal(game, 0, RESIGN) is None


@pytest.mark.parametrize("choice", [0, 1])
def test_the_pawn_kept_stays_and_the_others_go_home_free_of_charge(choice: int) -> None:
    game = joined()
    keep, other = game.legal_actions()[choice], game.legal_actions()[1 - choice]
    assert isinstance(keep, Keep)
    assert isinstance(other, Keep)
    owner, money = game.pieces[other.disc], game.purse(0)
    supply = game.supply(owner)

    events = game.apply(0, keep)

    assert events == (
        ColonyKept(0, keep.disc, game.pieces[keep.disc]),
        PawnReturned(owner, other.disc),
    )
    assert other.disc not in game.pieces
    assert (game.supply(owner), game.purse(0)) == ((supply or 0) + 1, money)
    assert gain_of(events) == 0
    assert END in game.legal_actions()


def test_a_keep_is_for_a_pawn_on_a_joined_colony() -> None:
    game = joined()
    elsewhere = next(disc for disc in game.pieces if disc not in waiting(game))

    assert isinstance(refusal(game, 0, Keep(elsewhere)), NotAJoinedColony)
    assert isinstance(refusal(game, 0, Keep(Point(99, 9))), NoPawnThere)


@pytest.mark.parametrize("first", [0, 1])
def test_each_joined_colony_has_its_own_keep_in_any_order(first: int) -> None:
    game = joined()
    groups = [group for group in game.board.groups() if not {*waiting(game)} & {*group.discs}]
    one, other = next(
        (disc, next(free for free in group.discs if free != disc))
        for group in groups
        for disc in game.pieces
        if disc in group.discs and len(group.discs) > 1
    )
    game = with_pieces(game, {**game.pieces, other: 1})
    pairs = waiting(game)[:2], waiting(game)[2:]
    assert {one, other} in map(set, pairs)

    play(game, f"keep {disc_name(pairs[first][0])}")

    assert waiting(game) == pairs[1 - first]
    play(game, "keep")
    assert END in game.legal_actions()


def test_five_pawns_on_the_board_set_off_the_end_at_the_end_of_the_turn() -> None:
    game = set_off()

    assert (game.turns.end_set_off_by, game.turns.last) == (1, (2, 0))
    assert ended_by(game) is None


def test_every_other_seat_in_order_has_one_last_turn_without_income() -> None:
    game = set_off()
    money = [game.purse(seat) for seat in range(3)]

    followed = []
    while game.turns.outcome is None:
        followed.append(game.to_act)
        assert not any(isinstance(event, IncomePaid) for event in play(game, "end"))

    assert followed == [2, 0]
    assert [game.purse(seat) for seat in range(3)] == money
    assert ended_by(game) is EndReason.PAWNS


def test_a_last_turn_has_room_for_one_action() -> None:
    game = set_off()

    play(game, "settle")

    assert game.legal_actions() == [END]
    free = next(disc for disc in game.board.group_names() if disc not in game.pieces)
    assert isinstance(refusal(game, 2, Settle(free)), LastTurnUsed)


def test_keeps_do_not_count_in_a_last_turn() -> None:
    game = joined()
    game = with_fields(game, end="2 pawns", last="0 1")

    play(game, "keep")

    assert game.legal_actions() == [END]


def test_closed_colonies_on_four_grounds_set_off_the_end() -> None:
    game = with_closed_groups(4)

    events = play(game, "end")

    assert any(isinstance(event, EndSetOff) for event in events)
    while game.turns.outcome is None:
        play(game, "end")
    assert ended_by(game) is EndReason.GROUNDS


def test_closed_colonies_on_three_grounds_set_off_nothing() -> None:
    game = with_closed_groups(3)
    seat = on_turn(game)
    opened = [group.discs[0] for group in game.board.groups() if not group.is_closed]
    game = with_pieces(game, {**game.pieces, opened[0]: seat})

    play(game, "end")

    assert game.turns.end_set_off_by is None


def test_the_score_is_the_product_of_the_largest_colonies_by_colour_plus_money() -> None:
    game = with_closed_groups(4)
    seat = on_turn(game)

    tally = game.tally(seat)

    sizes = [group.size for group in tally.groups]
    assert sizes == sorted(sizes, reverse=True)
    product = sizes[0] * sizes[1] * sizes[2] * sizes[3]
    assert game.scores()[seat] == tally.total == product + (game.purse(seat) or 0)


def test_without_a_closed_colony_the_product_is_nothing() -> None:
    game = terra_after(table(2) + "settle")

    assert game.tally(1) == Tally((), 2, multiplies=True)
    assert game.scores() == (1, 2)


def test_only_the_largest_colony_of_a_colour_counts() -> None:
    game = with_closed_groups(1)
    seat = on_turn(game)
    (before,) = game.tally(seat).groups
    names = [game.board.group_at(disc) for disc in game.board.closed_group_names()]
    same = [group for group in names if group and group.colour is before.colour]

    falling = sorted(same, key=lambda group: -group.size)
    game = with_pieces(game, {group.disc: seat for group in falling[:5]})

    (largest,) = game.tally(seat).groups
    assert largest.size == max(group.size for group in same)


def test_nothing_is_listed_after_the_end() -> None:
    game = set_off(2)
    play(game, "end")

    assert (game.to_act, game.legal_actions(), game.turns.last) == (None, [], ())
    for action in (End(), Resign(), Skip(), chosen(game, "settle M13")):
        refused = refusal(game, 0, action)
        assert refused is not None
        assert refused.code == "game_over"


def test_five_pawns_set_off_the_end_wherever_they_stand() -> None:
    game = with_closed_groups(0)
    seat = on_turn(game)
    opened = [group.discs[0] for group in game.board.groups() if not group.is_closed]
    game = with_pieces(game, dict.fromkeys(opened[:5], seat))

    assert EndSetOff(seat, EndReason.PAWNS) in play(game, "end")


def test_what_sets_off_the_end_is_looked_for_at_ones_own_end_alone() -> None:
    game = with_closed_groups(4)
    seat = on_turn(game)
    game = with_fields(game, seat=f"{(seat + 1) % 4}")

    play(game, "end, end, end")
    assert game.turns.end_set_off_by is None

    assert EndSetOff(seat, EndReason.GROUNDS) in play(game, "end")


def test_the_end_is_set_off_once() -> None:
    game = set_off(groups=10)
    free = [disc for disc in game.board.group_names() if disc not in game.pieces]
    game = with_pieces(game, {**game.pieces, **dict.fromkeys(free[:4], 2)})

    events = play(game, "settle, end")

    assert game.supply(2) == 0
    assert not any(isinstance(event, EndSetOff) for event in events)
    assert (game.turns.end_set_off_by, game.turns.last) == (1, (0,))


@pytest.mark.parametrize("word", ["lay", "settle", "withdraw"])
def test_whatever_is_done_in_a_last_turn_is_the_only_thing_but_its_end(word: str) -> None:
    game = set_off()
    free = next(disc for disc in game.board.group_names() if disc not in game.pieces)
    game = with_money(with_pieces(game, {**game.pieces, free: 2}), {2: 9})

    play(game, word)

    assert game.legal_actions() == [END]


def test_colonies_of_9_6_and_5_on_two_grounds_and_two_brouzoufs_make_47() -> None:
    largest = tuple(
        GroupSummary(colour, size, Point(size, 0), is_closed=True)
        for colour, size in ((Colour.YELLOW, 9), (Colour.RED, 5))
    )

    assert Tally(largest, 2, multiplies=True).total == 9 * 5 + 2
