"""Games played at random as the bot shows them, without a database."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

from bot.services.games.match import Match, Status, Turn
from bot.services.games.steps import Step, add_step
from bot.services.pages.leaderboard import RatedGame
from bot.services.people import Person
from bot.services.ratings.ranking import PRESENT, FinalSeat, Out, Ranked, ranked
from bot.storage.games import SeatOrder, Terms, Whereabouts
from bot.storage.log import Entry, EntryKind
from engine.actions import Place, Resign, Settle
from engine.game import Game, view
from engine.opponents.values import style_of
from engine.variants import VARIANTS
from renderer.film import played
from tests.engine.plays import Act, Play, random_act

PEOPLE = tuple(
    Person(100 + seat, name)
    for seat, name in enumerate(("Ann", "Bob: 5 points", "Chloé; red 3", "D, E", "Ann’s"))
)
"""Who sits, seat by seat; some names look like parts of a text."""

_THEN = datetime(2026, 1, 1, tzinfo=UTC)


def random_play(
    variant: str,
    players: int,
    seed: int,
    actions: int,
    choose: Callable[[Game, Random], Act] = random_act,
    **options: int | str,
) -> Play:
    """A game of so many actions, or less if it is over before."""
    random = Random(seed)
    bag = tuple(random.sample(VARIANTS[variant].tiles, len(VARIANTS[variant].tiles)))
    game = VARIANTS[variant].start(players, options, bag)
    acts: list[Act] = []
    while len(acts) < actions and game.turns.outcome is None:
        acts.append(choose(game, random))
        game.apply(*acts[-1])
    return Play(variant, players, options, bag, tuple(acts))


def lay_if_possible(game: Game, random: Random) -> Act:
    """A placement, or something else where none is legal."""
    legal = game.legal_actions()
    places = [action for action in legal if isinstance(action, Place)]
    return game.to_act, random.choice(places or legal)


def play_well(game: Game, random: Random) -> Act:
    """What seems best at once to whoever is on turn; anything for the table."""
    if game.to_act is None:
        return None, random.choice(game.legal_actions())
    return game.to_act, style_of(game).best(game)


def settle_if_possible(game: Game, random: Random) -> Act:
    """A pawn on a closed group, or a placement; something else where neither is legal."""
    closed = [
        action
        for action in game.legal_actions()
        if isinstance(action, Settle)
        and (group := game.board.group_at(action.disc)) is not None
        and group.is_closed
    ]
    return (game.to_act, random.choice(closed)) if closed else lay_if_possible(game, random)


def prefixes(play: Play) -> Iterator[Play]:
    """The play after each number of its actions, from none."""
    for count in range(len(play.acts)):
        yield replace(play, acts=play.acts[:count])


def match_of(play: Play) -> Match:
    """The game after all actions of a play, told turn by turn."""
    game, turns, steps = play.start(), list[Turn](), list[Step]()
    for revision, (seat, action) in enumerate(play.acts, start=1):
        is_aside = isinstance(action, Resign) and seat != game.to_act
        events = game.apply(seat, action)
        entry = Entry(revision, EntryKind.ACTION, seat, str(action), None, _THEN, None, 0, None)
        steps.append(Step(entry, events, is_aside))
        add_step(turns, steps, {})
    return Match(
        where=Whereabouts(7, 70, 80, "Blue Heron"),
        status=Status.RUNNING if game.turns.outcome is None else Status.FINISHED,
        terms=Terms(
            variant=play.variant,
            options=dict(play.options),
            most_seats=play.players,
            order=SeatOrder.JOINED,
            invite_only=False,
            language="en",
        ),
        seats=PEOPLE[: play.players],
        played_for=(None,) * play.players,
        people={},
        revision=len(play.acts),
        position_revision=len(play.acts),
        is_undo_free=False,
        may_take_back=frozenset(),
        undone=None,
        started_at=_THEN,
        turn_since=_THEN,
        start_id=9,
        commitment="630dcd29",
        seed=None,
        history=tuple(turns),
        public=view(game, None),
        vote=None,
        offer=None,
        gone=frozenset(),
        ranking=() if game.turns.outcome is None else _ranking(game),
        why_uncounted=None,
        without=lambda seat: match_of(replace(play, acts=(*play.acts, (seat, Resign())))),
        play_anew=lambda: played(play.start(), play.acts),
        _game=game,
    )


def unrated(match: Match) -> RatedGame:
    """What a game changed in which everybody kept their seats, and which changed no rating."""
    return RatedGame(match.seats, {})


def _ranking(game: Game) -> tuple[Ranked, ...]:
    """How the seats of a game that is over came out of it, if their owners played all turns."""
    resigned = dict.fromkeys(game.seats.resigned, Out.RESIGNED)
    seats = [
        FinalSeat(
            owner_id=PEOPLE[seat].user_id,
            holder_id=PEOPLE[seat].user_id,
            rank=rank,
            left=resigned.get(seat),
            turns=9,
            ended=9,
            made=9,
        )
        for seat, rank in enumerate(game.seats.ranks(game.scores()))
    ]
    return ranked(seats, PRESENT)
