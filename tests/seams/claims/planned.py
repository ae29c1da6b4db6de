"""*planned*: of somebody's plans the first that stands is played, or the best, and no other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.services.games.folding import Fold
from bot.services.games.planning.sealed import Plan, Planning, planning_in
from bot.storage.log import Entry, EntryKind, MadeBy
from bot.storage.people import plans
from bot.storage.people.plans import PlansRow, PlanState
from engine.actions import Action, End, Place, parse_action
from engine.board import GroupSummary
from engine.errors import IllegalAction
from engine.game import Preview, View, view
from engine.hexes import disc_name
from tests.bot.stored_games import stored_fold
from tests.seams.claims.claim import Claim
from tests.seams.script import Moment


class Planned(Claim):
    """What is planned is played once if it stands, or else its player plays; then it is gone."""

    name = "planned"

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self._known, self._game_id = 0, 0

    async def begin(self) -> None:
        """Note how long the log is."""
        self._note(await self.entries())

    def _note(self, entries: Sequence[Entry]) -> None:
        self._known, self._game_id = len(entries), self.table.game_id

    async def _planned(self) -> list[PlansRow]:
        return await plans.of_game(self.table.world.database.reader, self.table.game_id)

    async def after(self, moment: Moment, _refused: Sequence[str]) -> None:
        """Look at what was played as planned, and at what is planned still."""
        entries = await self.entries()
        if any(event.kind == "restore" for event in moment):
            table = self.table
            table.planned = [it for it in table.planned if it[0] < len(entries)]
        await self._look(entries)

    async def end(self) -> None:
        """Look at all until the end, where in some stories all have planned."""
        await self._look(await self.entries())

    async def _look(self, entries: Sequence[Entry]) -> None:
        if self._game_id == self.table.game_id and entries:
            fold = await stored_fold(self.table.world.database, self.table.game_id)
            for turn in _planned_turns(entries[self._known :]):
                self._look_at(turn, fold)
            for row in await self._planned():
                self._look_at_what_is_left(row, fold)
        self._note(entries)

    def _look_at(self, turn: Sequence[Entry], fold: Fold) -> None:
        """A turn was played by a plan: by the first, or the best, that stood as it began."""
        first, seat = turn[0], turn[0].seat
        self.require(seat is not None and turn[-1].body == str(End()), f"no whole turn: {turn}")
        assert seat is not None
        before = fold.at(first.revision - 1)
        self.require(before.game.to_act == seat, f"planned out of turn: {first}")
        user_id = before.holders[seat]
        kept = [it for it in self.table.planned if it[0] < first.revision and it[1] == user_id]
        self.require(kept, f"nothing was planned: {turn}")
        planning = kept[-1][2]
        expected = chosen(view(before.game, seat), planning)
        played = tuple(parse_action(entry.body) for entry in turn[:-1])
        self.require(played == expected, f"{played} was played, not {expected} of {planning}")

    def _look_at_what_is_left(self, row: PlansRow, fold: Fold) -> None:
        """Plans are their player's, with tiles of the hand; on turn none of them has stood."""
        game, seat = fold.game, row.seat
        is_there = game.seats.is_in(seat) and fold.holders[seat] == row.user_id
        self.require(is_there and game.turns.outcome is None, f"plans of nobody: {row}")
        tiles = {
            action.tile
            for plan in planning_in(row).plans
            for action in plan.actions
            if isinstance(action, Place)
        }
        self.require(tiles <= set(game.hands.tiles(seat)), f"of another hand: {row}")
        later = fold.entries[fold.turn_revision :]
        has_acted = any(it.kind is EntryKind.ACTION and it.seat == seat for it in later)
        if game.to_act != seat or row.kept == plans.NONE or has_acted:
            return
        is_paused = any(it.kind is EntryKind.PAUSED for it in later)
        self.require(
            is_paused or row.state is PlanState.UNMET, f"neither played nor given up: {row}"
        )
        if row.state is PlanState.UNMET and not is_paused:
            best = chosen(view(game, seat), planning_in(row))
            self.require(best is None, f"not played, though it stands: {best}")


def _planned_turns(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """The turns among some entries that were played by plans, without what the bot added."""
    turn: list[Entry] = []
    for entry in entries:
        if entry.kind is EntryKind.ACTION and entry.made_by == MadeBy.PLANNED:
            turn.append(entry)
            if entry.body == str(End()):
                yield turn
                turn = []


def chosen(seen: View, planning: Planning) -> tuple[Action, ...] | None:
    """What is to be played of some plans, as the rules of plans have it."""
    standing = [plan for plan in planning.plans if _stands(seen, plan)]
    if planning.takes_best and standing:
        worth = {plan: seen.preview(*plan.actions) for plan in standing}
        seat = seen.seat or 0
        standing.sort(key=lambda plan: (-worth[plan].scores[seat], -worth[plan].gain))
    return standing[0].actions if standing else None


def _stands(seen: View, plan: Plan) -> bool:
    try:
        now, after = seen.foreseen(*plan.actions)
    except IllegalAction:
        return False
    seat, then = seen.seat or 0, plan.worth
    sets_off = (after.progress(seat) or 0) >= 1 and seen.end_set_off_by is None
    is_last = sets_off or (after.supply(seat) == 0 and seen.supply(seat) != 0)
    if End() not in after.legal_actions() or (is_last and not then.is_final):
        return False
    if seen.counts_points:
        return now.gain >= then.gain
    rise = now.scores[seat] - seen.scores[seat]
    is_as_much = now.price <= then.price and now.gain >= then.gain and rise >= then.score
    home = sorted((disc_name(disc), owner) for disc, owner in now.returned)
    return is_as_much and home == sorted(then.returned) and _closes(now, then.closed)


def _closes(now: Preview, wanted: Sequence[tuple[str, int]]) -> bool:
    """Whether for each group that was closed then another one is closed now."""
    left: list[GroupSummary] = sorted(now.closed, key=lambda group: group.size)
    for colour, size in sorted(wanted, key=lambda group: group[1]):
        found = next((it for it in left if it.colour.name == colour and it.size >= size), None)
        if found is None:
            return False
        left.remove(found)
    return True
