"""The result message: who won and why, ranks and ratings, how points came about, the best turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenters.boards import board_picture
from bot.presenters.buttons import match_button
from bot.presenters.ids.game_ids import Verb
from bot.presenters.lobbies.lobby import SHOWN_DIGITS
from bot.presenters.looking_back.rankings import ranking
from bot.presenters.looking_back.replays import replay_button
from bot.presenters.looking_back.review_ids import review_button
from bot.presenters.message import Message, framed
from bot.presenters.people import shown_name
from bot.presenters.stories.lines import brief
from bot.presenters.stories.points import best_turn
from bot.presenters.telling import Teller
from bot.services.games.match import Match, Turn
from bot.services.pages.leaderboard import RatedGame
from bot.services.ratings.ranking import Uncounted
from bot.texts import Texts


def result_message(
    texts: Texts,
    match: Match,
    turns: Sequence[Turn],
    row_id: int,
    rated: RatedGame,
) -> Message:
    """Return the message that ends a game and reports its last turns, and what it changed."""
    teller = Teller(texts, match)
    game = shown_name(match.where.name)
    again = [match_button(texts, match, verb) for verb in (Verb.REMATCH, Verb.NEW)]
    looking_back = [
        replay_button(texts, match),
        review_button(texts, match),
        match_button(texts, match, Verb.MORE),
    ]
    return Message(
        framed(
            texts.say("result-head", game=game, winners=describe_winners(teller)),
            [brief(teller, turn) for turn in reversed(turns) if teller.turns([turn])],
            describe_reason(teller),
            *ranking(teller, rated),
            best_turn(teller),
            _why_uncounted(teller, rated),
            texts.say("lobby-commitment", commitment=match.commitment[:SHOWN_DIGITS]),
        ),
        rows=(tuple(again), tuple(looking_back)),
        picture=board_picture(texts, match, turns, row_id),
    )


def describe_winners(teller: Teller) -> str:
    """Describe who won, a computer player or a substitute included; an open game has no winners."""
    if teller.match.public.outcome is None:
        return teller.whose_turn()
    winners = teller.match.winners
    names = teller.names(winners) if winners else ""
    return teller.texts.say("result-winners", names=names, count=len(winners))


def describe_reason(teller: Teller) -> str:
    """Describe why the game ended, and who caused that if somebody did."""
    view = teller.match.public
    if view.outcome is None:
        return ""
    name = "" if view.end_set_off_by is None else teller.name(view.end_set_off_by)
    return teller.texts.say(
        f"result-reason-{view.outcome.reason}", name=name, bag=view.bag_size, variant=view.variant
    )


def _why_uncounted(teller: Teller, rated: RatedGame) -> str:
    """Say why a game counts for no leaderboard; "" if it does."""
    why = teller.match.why_uncounted
    if why is None and teller.match.ranking and not rated.changes:
        why = Uncounted.OFTEN
    return "" if why is None else teller.texts.say(f"result-uncounted-{why}")
