"""Finished games really played at random, with an account of them that is kept beside the bot's.

Computers sit at the tables, seats change hands and come back, actions are taken back, some resign.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.services.games.derived import Derived, derived_of
from bot.services.games.folding import folded
from bot.services.games.origin import origin_of
from bot.services.people.holders import holder_text
from bot.services.ratings.ranking import BEFORE, PRESENT
from bot.services.ratings.updating import rate
from bot.storage import games, results, seats
from bot.storage.database import Connection
from bot.storage.games import GameRow
from bot.storage.log import Entry, EntryKind, MadeBy
from engine.actions import Action, Again, End, Place, Resign, Skip
from engine.copies import copy_of
from engine.hexes import Cell, Point
from engine.variants import VARIANTS
from tests.bot.services.ratings.generated import BEGIN, SERVERS, SPAN, Finished, Seat, row_of
from tests.engine.recount import around

COMPUTERS: Final = 0.15
"""The part of the seats, but for the first, that computers have from the start."""
HAND_OVER: Final = 0.02
TAKE_BACK: Final = 0.01
RESIGN: Final = (0.002, 0.05, 0.05)
"""How often that happens where somebody acts; two of three games are short, for many resign."""
SKIP: Final = 0.01
FOR_A_PERSON: Final = (0.0, 0.0, 0.7)
"""How often a computer makes a move for a person who keeps the seat: much, in one of three games.
"""
A_COMPUTER: Final = "bot:normal"


@dataclass(frozen=True, slots=True)
class Played:
    """A game by its account, and what the bot derives from its log."""

    game: Finished
    derived: Derived


class Table:
    """A game that is going on, and the account of it."""

    def __init__(self, row: GameRow, owners: Sequence[int], chance: random.Random) -> None:
        self.owners = owners
        self.holders = [*owners]
        self.chance = chance
        self.impatience = chance.choice(RESIGN)
        self.help = chance.choice(FOR_A_PERSON)
        self.origin = origin_of(row, owners, row.start_id or 0)
        self.game = self.origin.start()
        self.entries: list[Entry] = []
        self.resigned: list[int] = []
        self.makers: list[str] = []
        self.turns = Counter[int]()
        self.played = Counter[int]()
        self.ended = Counter[tuple[int, int]]()
        self.gains = Counter[int]()
        self.best_turns = Counter[int]()
        self.biggest_groups = Counter[int]()

    def play_out(self, ended_at: datetime) -> tuple[Seat, ...]:
        """Play to the end; return the account of all seats."""
        for seat, owner in enumerate(self.owners):
            self._note(EntryKind.SEAT, seat, holder_text(owner), ended_at)
        while self.game.turns.outcome is None:
            self._go_on(ended_at)
        for seat in [*self.gains]:  # somebody's resignation may end the game in another's turn
            self._end_turn(seat)
        return tuple(map(self._seat, range(len(self.owners))))

    def _go_on(self, at: datetime) -> None:
        seat = self.game.to_act
        if self.chance.random() < HAND_OVER:
            self._hand_over(self._anybody(), at)
        if self.chance.random() < self.impatience:
            leaving = self._anybody()
            self.resigned.append(leaving)
            self._act(leaving, Resign(), at, self.chance.choice((MadeBy.PLAYER, MadeBy.CLOCK)))
        elif seat is not None and not self.game.turns.is_in_set_up and self.chance.random() < SKIP:
            self._act(seat, Skip(), at, MadeBy.CLOCK)
        elif self.chance.random() < TAKE_BACK and seat is not None:
            revision = len(self.entries)
            action = self.chance.choice(self.game.legal_actions())
            copy_of(self.game).apply(seat, action)
            self._note(EntryKind.ACTION, seat, str(action), at)
            self._note(EntryKind.UNDO, seat, str(revision), at)
        else:
            legal = self.game.legal_actions()
            self._act(
                seat, self.chance.choice(legal), at, self._maker(seat, is_forced=legal == [End()])
            )

    def _maker(self, seat: int | None, *, is_forced: bool) -> str:
        """Who does what is done now, as the log names them."""
        if seat is None or is_forced:
            return MadeBy.AUTO
        is_computers = self.holders[seat] < 0 or self.chance.random() < self.help
        return A_COMPUTER if is_computers else MadeBy.PLAYER

    def _anybody(self) -> int:
        still_in = [seat for seat in range(len(self.owners)) if seat not in self.resigned]
        return self.chance.choice(still_in)

    def _hand_over(self, seat: int, at: datetime) -> None:
        """Let somebody take over a person's seat, or give it back."""
        owner = self.owners[seat]
        if owner < 0:
            return
        others = (1000 + seat, -11 - seat)
        self.holders[seat] = owner if self.holders[seat] != owner else self.chance.choice(others)
        self._note(EntryKind.SEAT, seat, holder_text(self.holders[seat]), at)

    def _act(self, seat: int | None, action: Action, at: datetime, made_by: str) -> None:
        is_set_up, on_turn = self.game.turns.is_in_set_up, self.game.to_act
        before = 0 if seat is None else self._worth(seat)
        self.game.apply(seat, action)
        self._note(EntryKind.ACTION, seat, str(action), at, made_by)
        if seat is None:
            return
        if seat == on_turn:
            self._note_turn(seat, action, made_by, is_set_up=is_set_up)
        is_lent = made_by == A_COMPUTER and self.owners[seat] > 0
        if self.holders[seat] == self.owners[seat] and not is_set_up and not is_lent:
            self.gains[seat] += self._worth(seat) - before
            self.turns[seat] += isinstance(action, End | Again)
            if isinstance(action, Place):
                self._note_groups(seat, action.cell)
        if self.game.to_act != seat:
            self._end_turn(seat)

    def _note_turn(self, seat: int, action: Action, made_by: str, *, is_set_up: bool) -> None:
        """Note who acts in the turn that goes on, and at its end who has ended it."""
        if made_by != MadeBy.AUTO:
            self.makers.append(made_by)
        if not isinstance(action, End | Skip | Resign):
            return
        makers, self.makers = self.makers, []
        if is_set_up or not makers:
            return
        self.played[seat] += 1
        if makers[-1] == MadeBy.PLAYER and isinstance(action, End):
            self.ended[seat, self.holders[seat]] += 1

    def _end_turn(self, seat: int) -> None:
        self.best_turns[seat] = max(self.best_turns[seat], self.gains.pop(seat, 0))

    def _worth(self, seat: int) -> int:
        """The score of a seat, money left out."""
        tally = self.game.tally(seat)
        return tally.total - (tally.extra if tally.multiplies else 0)

    def _note_groups(self, seat: int, cell: Cell) -> None:
        """Of a tile that was just laid, whatever closed group it touches was closed by it."""
        centre = Point(2 * cell.q, 2 * cell.r)
        for point in (centre, *around(centre)):
            group = self.game.board.group_at(point)
            if group is not None and group.is_closed:
                self.biggest_groups[seat] = max(self.biggest_groups[seat], group.size)

    def _note(
        self,
        kind: EntryKind,
        seat: int | None,
        body: str,
        at: datetime,
        made_by: str = MadeBy.PLAYER,
    ) -> None:
        revision = len(self.entries) + 1
        self.entries.append(
            Entry(revision, kind, seat, body, made_by, at, None, step=0, fingerprint=None)
        )

    def _seat(self, seat: int) -> Seat:
        return Seat(
            owner_id=self.owners[seat],
            holder_id=self.holders[seat],
            rank=self._rank(seat),
            turns=self.turns[seat],
            score=self.game.tally(seat).total,
            biggest_group=self.biggest_groups[seat],
            best_turn=self.best_turns[seat],
            played=self.played[seat],
            ended=self.ended[seat, self.owners[seat]],
            is_resigned=seat in self.resigned,
            ended_by_others=tuple(
                turns
                for (of, user), turns in self.ended.items()
                if of == seat and user != self.owners[seat]
            ),
        )

    def _rank(self, seat: int) -> int:
        """Whoever resigned first is last; equal scores share a rank."""
        if seat in self.resigned:
            return len(self.owners) - self.resigned.index(seat)
        totals = [
            self.game.tally(other).total
            for other in range(len(self.owners))
            if other not in self.resigned
        ]
        return 1 + sum(total > self.game.tally(seat).total for total in totals)


def play(number: int, people: int, seed: int = 1) -> Iterator[Played]:
    """Play so many games, in the order in which they end."""
    chance = random.Random(seed)
    for game_id in range(1, number + 1):
        variant = VARIANTS[chance.choice([*VARIANTS])]
        count = chance.randint(variant.fewest, variant.most)
        owners = chance.sample(range(1, people + 1), count)
        for seat in range(1, count):
            owners[seat] = -1 - seat if chance.random() < COMPUTERS else owners[seat]
        end = (BEGIN + game_id / (number + 1) * SPAN).replace(microsecond=0)
        counting = chance.choice((BEFORE, PRESENT))
        game = Finished(game_id, chance.choice(SERVERS), variant.name, end, (), counting)
        row = row_of(game)
        set_up = {"setup": chance.choice(("players", "auto"))}
        terms = replace(row.terms, options=variant.complete_options(set_up))
        row = replace(row, seed=chance.randbytes(32), terms=terms)
        table = Table(row, owners, chance)
        account = replace(game, seats=table.play_out(end))
        yield Played(account, derived_of(row, folded(table.origin, table.entries)))


async def store_played(connection: Connection, played: Played) -> None:
    """Write what the bot derives from a game as if its last move was made now."""
    game, derived = played.game, played.derived
    assert derived.result is not None
    await games.add(connection, row_of(game))
    await seats.put(connection, game.game_id, derived.seats)
    await results.put(connection, game.game_id, derived.result)
    await rate(connection, game.game_id, derived.result)
