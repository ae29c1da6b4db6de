"""Whatever is played and taken back: the game is the fold of what stands."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.services.games.causes import by_player
from bot.services.games.continuing import Continuation, open_game
from bot.services.games.fairness import Draws
from bot.services.games.folding import Fold, folded
from bot.services.games.origin import Origin
from bot.services.games.steps import Step
from bot.services.games.voting.deciding import free_computer
from bot.services.people.holders import Holding
from bot.storage.games import SeatOrder, Terms
from bot.storage.log import EntryKind, MadeBy
from engine.actions import parse_action
from engine.variants import VARIANTS
from tests.engine.plays import options_of, random_act

MOST_ENTRIES = 45
COMPUTER = "bot:easy"
STARTED = datetime(2026, 1, 1, tzinfo=UTC)


@st.composite
def plays_with_undos(draw: st.DrawFn) -> list[Fold]:
    """A game after its start and after each thing that was done in it, undos among them."""
    variant = VARIANTS[draw(st.sampled_from(sorted(VARIANTS)))]
    joined = tuple(range(1, 1 + draw(st.integers(variant.fewest, variant.most))))
    options = variant.complete_options(draw(options_of(variant)))
    draws = Draws(draw(st.binary(min_size=32, max_size=32)), 1, tuple(map(str, joined)))
    terms = Terms(
        variant=variant.name,
        options=options,
        most_seats=len(joined),
        order=SeatOrder.JOINED,
        invite_only=False,
        language="en",
    )
    origin = Origin(terms, joined, draws)
    random = Random(draw(st.integers(0, 2**32 - 1)))
    folds = [open_game(origin, by_player(1), STARTED)]
    while folds[-1].revision < MOST_ENTRIES and folds[-1].game.turns.outcome is None:
        folds.append(followed(folds[-1], random))
    return folds


def followed(before: Fold, random: Random) -> Fold:
    """The game after something was done, or taken back, or the clock laid for somebody."""
    at = STARTED + timedelta(minutes=before.revision)
    continuation = Continuation(before, by_player(1 + before.revision), at)
    seat, action = random_act(before.game, random)
    holder, is_in_set_up = before.game.to_act, before.game.turns.is_in_set_up
    if before.undo_to is not None and holder is not None and random.random() < 0.5:
        continuation.go_back(holder, before.undo_to)
    elif is_in_set_up and holder is not None and random.random() < 0.3:
        continuation.skip(holder)
    else:
        continuation.act(seat, action, random.choice((MadeBy.PLAYER, COMPUTER)))
        continuation.act_for_nobody()
    return continuation.fold()


def game_of_three() -> Fold:
    terms = Terms(
        "classic", {"setup": "auto"}, 3, SeatOrder.JOINED, invite_only=False, language="en"
    )
    origin = Origin(terms, (1, 2, 3), Draws(bytes(32), 1, ("1", "2", "3")))
    return open_game(origin, by_player(1), STARTED)


def told(fold: Fold) -> tuple[object, ...]:
    return fold.steps, fold.turns, fold.game.fingerprint(), fold.position_revision, fold.undo_to


def standing(fold: Fold) -> list[Step]:
    return [step for step in fold.steps if step.is_action]


@given(folds=plays_with_undos())
def test_a_game_is_the_fold_of_the_actions_that_stand(folds: list[Fold]) -> None:
    game = folds[-1].origin.start()

    events = [
        game.apply(step.entry.seat, parse_action(step.entry.body)) for step in standing(folds[-1])
    ]

    assert game.fingerprint() == folds[-1].game.fingerprint()
    assert events == [step.events for step in standing(folds[-1])]


@given(folds=plays_with_undos())
def test_a_log_with_undos_leads_where_it_led_when_it_was_written(folds: list[Fold]) -> None:
    entries = [step.entry for step in folds[-1].steps]

    for fold in (folds[len(folds) // 2], folds[-1]):
        loaded = folded(fold.origin, entries[: fold.revision], range(1, fold.revision + 1))

        assert told(loaded) == told(fold)


@given(folds=plays_with_undos())
def test_an_undo_leads_to_the_position_before_and_leaves_all_entries(folds: list[Fold]) -> None:
    for before, after in pairwise(folds):
        undo = after.steps[-1].entry
        if undo.kind is EntryKind.UNDO:
            back = folded(after.origin, [step.entry for step in after.steps[: int(undo.body)]])

            assert after.game.fingerprint() == back.game.fingerprint()
            assert after.turns == back.turns
            assert after.position_revision == after.revision == before.revision + 1
            assert [step.entry for step in after.steps[:-1]] == [
                step.entry for step in before.steps
            ]


@given(folds=plays_with_undos())
def test_only_what_a_player_just_did_within_a_turn_and_without_a_draw_can_be_undone(
    folds: list[Fold],
) -> None:
    for before, after in pairwise(folds):
        if after.undo_to is not None and after.steps[-1].entry.kind is EntryKind.ACTION:
            assert after.undo_to == before.revision == after.revision - 1
            assert after.steps[-1].entry.made_by == MadeBy.PLAYER
            assert after.game.to_act == before.game.to_act
            assert after.game.hands.bag() == before.game.hands.bag()


def test_whoever_was_given_a_seat_since_holds_it_after_an_undo() -> None:
    begun = game_of_three()
    game = Continuation(begun, by_player(2), STARTED)
    substitute = free_computer(begun.holders)
    game.seat(1, substitute)
    game.go_back(0, begun.revision)
    for seat in (0, 1):
        game.skip(seat)

    loaded = folded(begun.origin, game.entries)

    *_, last = loaded.turns
    assert [part.holding for part in last.parts] == [Holding(substitute, played_for=2)]
