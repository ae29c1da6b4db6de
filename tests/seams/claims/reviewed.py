"""*reviewed*: a game that is over, and no other, is reviewed by what stands of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.presenters.looking_back import reviews as pages
from bot.services.people.holders import is_person
from bot.services.reviews.reading import ReviewableGame, reviewable, stored
from bot.storage import games, reviews
from bot.storage.games import Status
from bot.storage.log import Entry, MadeBy
from bot.storage.reviews import ReviewState
from bot.texts import Catalogue
from engine.actions import Resign, parse_action
from engine.review.reviewing import ReviewedTurn
from tests.seams.claims.claim import Claim
from tests.seams.claims.fair import holders
from tests.seams.script import MIA, Moment

TEXTS: Final = Catalogue().texts("en")
DECIDED: Final = (MadeBy.PLAYER, MadeBy.PLANNED)
"""By whom an action was made that a person has decided on."""


class Reviewed(Claim):
    """A review changes nothing, is of a game that is over, and names who decided what."""

    name = "reviewed"

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self._known = (0, 0, 0)

    async def begin(self) -> None:
        """Note what has happened."""
        self._known = await self._so_far()

    async def _so_far(self) -> tuple[int, int, int]:
        return self.table.game_id, len(await self.entries()), len(self.table.ear.heard)

    async def after(self, moment: Moment, refused: Sequence[str]) -> None:
        """Look at what was asked for, and at what is kept about people."""
        reader, so_far = self.table.world.database.reader, await self._so_far()
        asked = [why for event, why in zip(moment, refused, strict=True) if event.kind == "review"]
        if len(asked) == len(moment):
            self.require(so_far == self._known, f"to look back has changed something: {moment}")
        for game_id, user_id, state in await reader.execute_fetchall(
            "SELECT game_id, user_id, state FROM reviews"
        ):
            row = await games.get(reader, int(game_id))
            is_over = row is not None and row.status is Status.FINISHED
            self.require(is_over, f"a review of a game that is not over: {row}")
            self.require(state == ReviewState.DONE and user_id is None, f"{state}: {game_id}")
        await self._look_at_people(await self.entries())
        self._known = so_far

    async def _look_at_people(self, entries: Sequence[Entry]) -> None:
        """Whose accuracy is kept had a seat, by the number that its log has for them now."""
        sat = {user for at in range(len(entries)) for user in holders(entries[: at + 1]).values()}
        kept = await self.table.world.database.reader.execute_fetchall(
            "SELECT user_id FROM accuracies WHERE game_id = ?", (self.table.game_id,)
        )
        users = {int(user_id) for (user_id,) in kept}
        self.require(users <= sat, f"{users - sat} never had a seat")

    async def end(self) -> None:
        """A game that is over by now is reviewed, however it came to that."""
        table, reader = self.table, self.table.world.database.reader
        row = await games.get(reader, table.game_id)
        if row is None or row.status is not Status.FINISHED:
            return
        await table.reviews.ask(table.game_id, MIA.user_id)
        await table.settle()
        found = await reviews.find(reader, table.game_id)
        self.require(found is not None and found.state is ReviewState.DONE, f"no review: {found}")
        game, turns = await reviewable(reader, table.game_id), await stored(reader, table.game_id)
        await self._look_at(game, turns)
        await self._look_at_people(await self.entries())

    async def _look_at(self, game: ReviewableGame, turns: Sequence[ReviewedTurn]) -> None:
        firsts = [turn.first for turn in turns]
        self.require(firsts == [0, *(turn.last + 1 for turn in turns[:-1])], f"{turns}")
        self.require(turns[-1].last == len(game.moves) - 1, f"{turns[-1]} of {len(game.moves)}")
        match = await self.table.world.matches.load(self.table.game_id)
        told = pages.review_message(TEXTS, pages.Reviewed(match, game, tuple(turns)))
        self.require(match.where.name in told.text and told.picture, told.text)
        end = game.start
        for move in game.moves:
            end.apply(move.seat, move.action)
        self.require(end.turns.outcome == match.public.outcome, "it came out otherwise")
        entries = {entry.revision: entry for entry in await self.entries()}
        for turn in turns:
            for number in range(turn.first, turn.last + 1):
                entry = entries[game.revisions[number]]
                self.require(entry.body == str(game.moves[number].action), f"{number}: {entry}")
                self._look_at_decision(game, turn, number, entry, [*entries.values()])

    def _look_at_decision(
        self,
        game: ReviewableGame,
        turn: ReviewedTurn,
        number: int,
        entry: Entry,
        entries: Sequence[Entry],
    ) -> None:
        """What a person did in their turn is judged as theirs, and nothing else is."""
        before = [it for it in entries if it.revision < entry.revision]
        holder = holders(before).get(-1 if entry.seat is None else entry.seat)
        is_theirs = entry.made_by in DECIDED and holder is not None and is_person(holder)
        is_resigned = isinstance(parse_action(entry.body), Resign)
        is_judged = is_theirs and not is_resigned and turn.seat == entry.seat
        self.require(
            (number in turn.decisions) == is_judged, f"judged: {not is_judged}, {holder}: {entry}"
        )
        self.require(not is_judged or game.deciders[number] == holder, f"not by {holder}: {entry}")
