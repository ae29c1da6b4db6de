"""Finished games as a reviewer takes them, and reviews as they were stored."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.services.errors import Refused
from bot.services.games.folding import fold
from bot.services.games.steps import give_seat
from bot.services.people.holders import Holding, is_person
from bot.storage import games, lobbies, log, reviews
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status
from engine.actions import parse_action
from engine.game import Game
from engine.review.codec import turns_of
from engine.review.records import maker_of
from engine.review.reviewing import Maker, Move, ReviewedTurn
from engine.review.summary import played_by


@dataclass(frozen=True, slots=True)
class ReviewableGame:
    """A game that is over: its start, all moves that stand, and who made each of them.

    ``revisions`` are by move those of the log; ``deciders`` the people who decided, by the number
    of the move.
    """

    start: Game = field(repr=False)
    moves: tuple[Move, ...]
    revisions: tuple[int, ...]
    deciders: Mapping[int, int]

    def accuracies(self, turns: Sequence[ReviewedTurn]) -> dict[int, float]:
        """Return how well each person has decided, by their user ids."""
        found = played_by(turns, self.deciders.__getitem__)
        return {user_id: how.accuracy for user_id, how in found.items()}


async def finished(connection: Connection, game_id: int) -> GameRow:
    """Return a game that is over.

    Raises:
        Refused: ``no_game_here``, ``review_later`` while it goes on.
    """
    row = await games.get(connection, game_id)
    if row is None:
        raise Refused("no_game_here")
    if row.status is not Status.FINISHED:
        raise Refused("review_later")
    return row


async def reviewable(connection: Connection, game_id: int) -> ReviewableGame:
    """Return a finished game.

    Raises:
        Refused: as ``finished``.
        CannotReplay: this program cannot rebuild it.
    """
    row = await finished(connection, game_id)
    joined = await lobbies.members(connection, game_id)
    whole = fold(row, joined, await log.entries(connection, game_id))
    moves: list[Move] = []
    revisions: list[int] = []
    deciders: dict[int, int] = {}
    held: dict[int, Holding] = {}
    for step in whole.steps:
        give_seat(held, step.entry)
        if not step.is_action:
            continue
        seat, maker = step.entry.seat, maker_of(step.entry.made_by or "")
        if maker is not Maker.OTHER and seat is not None and is_person(held[seat].user_id):
            deciders[len(moves)] = held[seat].user_id
        moves.append(Move(seat, parse_action(step.entry.body), maker))
        revisions.append(step.entry.revision)
    return ReviewableGame(whole.origin.start(), tuple(moves), tuple(revisions), deciders)


async def stored(connection: Connection, game_id: int) -> list[ReviewedTurn]:
    """Return what was found so far, turn by turn."""
    return list(turns_of(map(json.loads, await reviews.entries(connection, game_id))))
