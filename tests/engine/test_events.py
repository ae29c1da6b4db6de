"""Points add up to scores, whoever caused them."""

from collections import Counter

from hypothesis import given

from engine.events import Event, ProductChanged, TerritoryMarked, TilePlaced, deeds_of, points_of
from tests.engine.plays import Play, plays


def is_classic(play: Play) -> bool:
    """Whether gains are points."""
    return play.variant == "classic"


@given(plays())
def test_points_add_up_to_the_scores_without_money(play: Play) -> None:
    game, points = play.start(), Counter[int]()
    for seat, action in play.acts:
        events = game.apply(seat, action)
        points.update(points_of(events, counts_points=is_classic(play)))

        money = [game.purse(seat) or 0 if play.variant == "terra" else 0 for seat in seats(play)]
        scores = [score - held for score, held in zip(game.scores(), money, strict=True)]
        assert [points[seat] for seat in seats(play)] == scores


def seats(play: Play) -> range:
    """Its seats."""
    return range(play.players)


@given(plays())
def test_all_points_of_a_turn_are_due_to_what_was_done_in_it(play: Play) -> None:
    game, events = play.start(), list[Event]()
    for seat, action in play.acts:
        events += game.apply(seat, action)

    deeds = deeds_of(events, counts_points=is_classic(play))

    sums = Counter[int]()
    for _, points in deeds:
        sums.update(points)
    assert sums == points_of(events, counts_points=is_classic(play))
    placed = [event for event in events if isinstance(event, TilePlaced)]
    assert [deed for deed, _ in deeds if isinstance(deed, TilePlaced)] == placed
    for deed, points in deeds:
        if isinstance(deed, TerritoryMarked):
            assert points[deed.seat] in {deed.group.size, deed.group.size + 5}


def test_a_product_changed_tells_who_and_by_how_much() -> None:
    events = [ProductChanged(0, 6), ProductChanged(1, -4), ProductChanged(0, -2)]

    assert points_of(events, counts_points=False) == {0: 4, 1: -4}
