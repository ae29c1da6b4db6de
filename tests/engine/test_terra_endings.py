"""Joined colonies, the end of Terra and its score (rules, sections 3.4 to 3.7, Rulings 2 to 12)."""

import pytest

from engine.actions import End, Keep, Place, Resign, Settle, Skip
from engine.errors import LastTurnUsed, MustKeep, NoPawnThere, NotAJoinedColony, NotInSetUp
from engine.events import (
    ColoniesJoined,
    ColonyKept,
    EndReason,
    EndSetOff,
    GameEnded,
    IncomePaid,
    PawnReturned,
    SeatResigned,
    TurnEnded,
)
from engine.game import Tally, view
from engine.hexes import Point
from engine.record import gain_of
from engine.terra import TerraGame
from engine.tiles import Colour
from tests.engine.positions import (
    END,
    RESIGN,
    SKIP,
    bag_of,
    chosen,
    ended_by,
    on_turn,
    play,
    recorded,
    refusal,
    terra_after,
)

BAG = bag_of(0, "terra")


def table(players: int) -> str:
    """The script of a set-up laid by the table."""
    return "lay, " * players


def joined(length: int = 74) -> TerraGame:
    """Seat 0 of four must choose between a pawn of seat 3 on M10 and one of seat 2 on N10."""
    game = recorded("terra-4p-keep-5008", length)
    assert isinstance(game, TerraGame)
    return game


def own_joined() -> TerraGame:
    """Seat 3 of five must choose between its own pawn on J14 and one of seat 2 on L15."""
    game = recorded("terra-5p-keep-5003", 50)
    assert isinstance(game, TerraGame)
    return game


def set_off(players: int = 3) -> TerraGame:
    """Seat 1 has just ended the turn in which it put its fifth pawn on the board."""
    game = terra_after(table(players), players=players, money=[3] * players, seed=3)
    game._money[1] = 9
    while len(game.board.group_names()) < 8:
        play(game, "lay")
        game._money[1] = 9
    play(game, "settle, " * 5 + "end")
    return game


def with_closed_groups(colours: int) -> TerraGame:
    """Seat 0 on turn, its pawns on closed groups of so many colours, and 9 brouzoufs."""
    game = joined(190)
    for disc in list(game.pieces):
        game._colonies.pawns.take(disc)
    game._turns.end_set_off_by = game._turns.end_reason = None
    game._turns.last = ()
    seat, seen = on_turn(game), set[Colour]()
    for disc in game.board.closed_group_names():
        group = game.board.group_at(disc)
        if group and group.colour not in seen and len(seen) < colours:
            seen.add(group.colour)
            game._colonies.pawns.put(seat, disc)
    assert len(seen) == colours
    return game


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
    waiting = {disc for discs in game._colonies.joined for disc in discs}
    elsewhere = next(disc for disc in game.pieces if disc not in waiting)

    assert isinstance(refusal(game, 0, Keep(elsewhere)), NotAJoinedColony)
    assert isinstance(refusal(game, 0, Keep(Point(99, 9))), NoPawnThere)


@pytest.mark.parametrize("first", [0, 1])
def test_each_joined_colony_has_its_own_keep_in_any_order(first: int) -> None:
    game = joined()
    (pair,) = game._colonies.joined
    one, other, *_ = sorted(set(game.pieces) - set(pair))
    game._colonies.joined = (pair, (one, other))

    play(game, f"{game.legal_actions()[2 * first]}")

    left = {action.disc for action in game.legal_actions() if isinstance(action, Keep)}
    assert left == ({one, other} if first == 0 else set(pair))
    play(game, "keep")
    assert END in game.legal_actions()


@pytest.mark.parametrize("word", ["skip", "resign"])
def test_an_open_keep_is_decided_for_the_acting_seats_own_pawn(word: str) -> None:
    game = own_joined()
    (pair,) = game._colonies.joined
    own = next(disc for disc in pair if game.pieces[disc] == 3)

    events = play(game, word)

    assert any(event == ColonyKept(3, own, 3) for event in events)
    assert [disc for disc in pair if disc in game.pieces] == [own]


@pytest.mark.parametrize("word", ["skip", "resign"])
def test_else_the_pawn_on_the_lowest_point_stays(word: str) -> None:
    game = joined()
    (pair,) = game._colonies.joined

    play(game, word)

    assert [disc for disc in pair if disc in game.pieces] == [min(pair)]


def test_a_resignation_out_of_turn_leaves_a_keep_open() -> None:
    game = joined()

    play(game, "seat 2: resign")

    assert (game.to_act, len(game.legal_actions())) == (0, 2)


def test_five_pawns_on_the_board_set_off_the_end_at_the_end_of_the_turn() -> None:
    game = set_off()

    assert (game.end_set_off_by, game.last_turns) == (1, (2, 0))
    assert ended_by(game) is None


def test_every_other_seat_in_order_has_one_last_turn_without_income() -> None:
    game = set_off()
    money = [game.purse(seat) for seat in range(3)]

    followed = []
    while game.outcome is None:
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
    game._turns.set_off_end(EndReason.PAWNS, (0, 1))

    play(game, "keep")

    assert game.legal_actions() == [END]


def test_closed_colonies_on_four_grounds_set_off_the_end() -> None:
    game = with_closed_groups(4)

    events = play(game, "end")

    assert any(isinstance(event, EndSetOff) for event in events)
    while game.outcome is None:
        play(game, "end")
    assert ended_by(game) is EndReason.GROUNDS


def test_closed_colonies_on_three_grounds_set_off_nothing() -> None:
    game = with_closed_groups(3)
    seat = on_turn(game)
    opened = [group.discs[0] for group in game.board.groups() if not group.is_closed]
    game._colonies.pawns.put(seat, opened[0])

    play(game, "end")

    assert game.end_set_off_by is None


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

    for group in same:
        if group.disc not in game.pieces:
            game._colonies.pawns.put(seat, group.disc)

    (largest,) = game.tally(seat).groups
    assert largest.size == max(group.size for group in same)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_twice_as_many_turns_in_a_row_without_a_placement_as_players_end_the_game(
    players: int,
) -> None:
    game = terra_after(table(players), players=players)

    play(game, "end, " * (2 * players - 1))
    assert ended_by(game) is None
    events = play(game, "end")

    assert events[-1] == GameEnded(EndReason.IDLE)


def test_settling_and_withdrawing_alone_leave_a_turn_idle() -> None:
    game = terra_after(table(2))

    play(game, "settle, withdraw, end, end, end, end")

    assert ended_by(game) is EndReason.IDLE


def test_a_placement_or_a_skip_sets_the_count_of_idle_turns_to_zero() -> None:
    for word in ("lay, end", "skip"):
        game = terra_after(table(2))

        play(game, f"end, end, end, {word}, end, end, end")
        assert ended_by(game) is None
        play(game, "end")

        assert ended_by(game) is EndReason.IDLE


def test_a_resignation_out_of_turn_leaves_the_count_and_lowers_what_is_needed() -> None:
    game = terra_after(table(3), players=3)

    play(game, "end, end, end, seat 0: resign")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is EndReason.IDLE


def test_idle_turns_end_nothing_once_the_end_has_been_set_off() -> None:
    game = set_off(2)

    play(game, "end")

    assert ended_by(game) is EndReason.PAWNS


def test_the_table_lays_what_a_seat_that_resigned_had_to_lay() -> None:
    game = terra_after(players=3, setup="players")

    assert play(game, "resign") == [SeatResigned(0)]
    assert {game.to_act} == {None}
    play(game, "lay")

    assert [place.tile for place in game.board.tiles()] == [BAG[3]]
    assert (game.to_act, game.is_in_set_up) == (1, True)


def test_a_seat_that_resigned_before_its_turn_is_stood_in_for_at_its_turn() -> None:
    game = terra_after("seat 2: resign, lay, end, lay, end", players=3, setup="players")

    assert {game.to_act} == {None}
    events = play(game, "lay")

    assert (game.to_act, events[-1]) == (1, IncomePaid(1, 2))


def test_who_resigns_after_laying_in_set_up_is_followed_by_the_next_seat() -> None:
    game = terra_after("lay", players=3, setup="players")

    play(game, "resign")

    assert (game.to_act, len(game.board)) == (1, 1)


@pytest.mark.parametrize(("gone", "first"), [(0, 1), (1, 2), (2, 1)])
def test_the_next_seat_still_in_after_the_first_begins(gone: int, first: int) -> None:
    game = terra_after(f"seat {gone}: resign, lay, lay, lay", players=3)

    assert game.to_act == first


def test_pawns_and_money_stay_where_they_are_when_their_seat_resigns() -> None:
    game = terra_after(table(3) + "settle, resign", players=3)

    assert list(game.pieces.values()) == [1]
    assert (game.purse(1), game.to_act) == (2, 2)
    assert game.hands.tiles(1) == []


def test_who_resigns_on_turn_with_five_pawns_sets_off_the_end() -> None:
    game = terra_after(table(3), players=3, seed=3)
    while len(game.board.group_names()) < 8:
        game._money[1] = 9
        play(game, "lay")
    game._money[1] = 9

    events = play(game, "settle, " * 5 + "resign")

    assert events[-2:] == [SeatResigned(1), EndSetOff(1, EndReason.PAWNS)]
    assert (game.last_turns, game.purse(1)) == ((2, 0), 4)


def test_a_last_turn_falls_away_when_its_seat_resigns() -> None:
    game = set_off()

    play(game, "seat 0: resign, end")

    assert ended_by(game) is EndReason.PAWNS


def test_who_resigns_in_the_last_of_the_last_turns_ends_the_game() -> None:
    game = set_off()

    play(game, "end, resign")

    assert ended_by(game) is EndReason.PAWNS
    assert game.seats.ranks(game.scores())[0] == 3


def test_an_end_stays_set_off_when_its_cause_resigns() -> None:
    game = set_off()

    play(game, "seat 1: resign, end, end")

    assert ended_by(game) is EndReason.PAWNS


def test_an_open_keep_is_decided_before_the_last_one_in_wins() -> None:
    game = joined()
    (pair,) = game._colonies.joined

    play(game, "seat 1: resign, seat 2: resign, resign")

    assert ended_by(game) is EndReason.RESIGNATION
    assert [disc for disc in pair if disc in game.pieces] == [min(pair)]


def test_a_skip_caps_the_money_and_checks_the_end_as_an_end_would() -> None:
    game = set_off()
    twin = terra_after(table(2), money=[0, 8])

    assert gain_of(play(twin, "skip")) == -5
    assert play(game, "skip, skip")[-1] == GameEnded(EndReason.PAWNS)


def test_a_skip_is_refused_in_set_up() -> None:
    game = terra_after(setup="players")

    assert isinstance(refusal(game, 0, SKIP), NotInSetUp)


def test_a_skip_ends_a_turn_that_has_an_action() -> None:
    game = terra_after(table(2) + "settle")

    events = play(game, "skip")

    assert TurnEnded(1, was_skipped=True) in events
    assert len(game.pieces) == 1


def test_nothing_is_listed_after_the_end() -> None:
    game = set_off(2)
    play(game, "end")

    assert (game.to_act, game.legal_actions(), game.last_turns) == (None, [], ())
    for action in (End(), Resign(), Skip(), chosen(game, "settle M13")):
        refused = refusal(game, 0, action)
        assert refused is not None
        assert refused.code == "game_over"
