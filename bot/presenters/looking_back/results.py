"""The result message: who won and why, ranks and ratings, how points came about, the best turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.presenters.boards import board_picture
from bot.presenters.custom_ids import CustomId, Verb
from bot.presenters.deeds import change_of_rating, signed
from bot.presenters.lobbies.lobby import SHOWN_DIGITS
from bot.presenters.looking_back.replays import replay_button
from bot.presenters.message import Button, Message, framed, in_rows
from bot.presenters.people import shown_name
from bot.presenters.stories.lines import brief
from bot.presenters.stories.points import best_turn, sources
from bot.presenters.telling import Teller
from bot.services.games.match import Match, Turn
from bot.services.pages.leaderboard import RatingChange
from bot.texts import Texts


def result_message(
    texts: Texts,
    match: Match,
    turns: Sequence[Turn],
    row_id: int,
    changes: Mapping[int, RatingChange],
) -> Message:
    """Return the message that ends a game and reports its last turns.

    ``changes`` are those of ratings, by user ids.
    """
    teller = Teller(texts, match)
    game = shown_name(match.name)
    verbs = (Verb.REMATCH, Verb.NEW, Verb.EXPORT, Verb.BOARD, Verb.INFO)
    ways = [CustomId(verb, match.game_id, match.revision) for verb in verbs]
    return Message(
        framed(
            texts.say("result-head", game=game, winners=describe_winners(teller)),
            [brief(teller, turn) for turn in turns if teller.turns([turn])],
            describe_reason(teller),
            *ranking(teller, changes),
            f"\n{best}" if (best := best_turn(teller)) else "",  # no part of the last rank
            "" if match.is_counted else texts.say("result-uncounted"),
            texts.say("lobby-commitment", commitment=match.commitment[:SHOWN_DIGITS]),
        ),
        rows=in_rows(
            [
                replay_button(texts, match),
                *(Button(texts.say(f"button-{way.verb}"), str(way)) for way in ways),
            ]
        ),
        picture=board_picture(texts, match, turns, row_id),
    )


def describe_winners(teller: Teller) -> str:
    """Describe who won; an open game has no winners."""
    outcome = teller.match.public.outcome
    winners = outcome.winners if outcome else ()
    if not winners:
        return teller.whose_turn()
    names = teller.names(winners)
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


def ranking(teller: Teller, changes: Mapping[int, RatingChange]) -> list[str]:
    """Return one line for each seat, the best first, with the rating of whoever has one."""
    view = teller.match.public
    seats = sorted(range(view.players), key=lambda seat: view.ranks[seat])
    return [_with_rating(teller, seat, _rank(teller, seat), changes) for seat in seats]


def _rank(teller: Teller, seat: int) -> str:
    view = teller.match.public
    rank = teller.texts.say(
        "result-rank-resigned" if seat in view.resigned else "result-rank",
        rank=view.ranks[seat],
        name=teller.title(seat),
        points=signed(view.scores[seat], ""),
    )
    parts = ", ".join(teller.parts(seat) or sources(teller, seat))
    return teller.texts.say("score-parts", score=rank, parts=parts) if parts else rank


def _with_rating(teller: Teller, seat: int, line: str, changes: Mapping[int, RatingChange]) -> str:
    """Add what the game did to a rating; that of a person for whom a computer plays is theirs."""
    match = teller.match
    changed = changes.get(match.played_for[seat] or match.seats[seat].user_id)
    if changed is None:
        return line
    return teller.texts.say(
        "result-rated",
        rank=line,
        rating=str(changed.rating),
        change=change_of_rating(teller.texts, changed.change),
        provisional="yes" if changed.is_provisional else "no",
    )
