"""What is claimed of stories on Discord, besides what is claimed of all stories."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from simcord import InteractionResult, MemberActor
from simcord.backend.models import Message

from bot.storage.clocks import ClockKind
from bot.storage.games import Status
from tests.flows import raw
from tests.flows.leaks import leaks
from tests.flows.recording import Truth
from tests.flows.stored import checksums, rows
from tests.flows.world import shown
from tests.seams.claims.claim import Claim
from tests.seams.claims.ends import Ends
from tests.seams.claims.fair import Fair
from tests.seams.claims.once import Once
from tests.seams.claims.rest import Rest
from tests.seams.claims.told import Told
from tests.seams.claims.true import True_
from tests.seams.client.table import ClientTable, Part, is_button, is_select, parts_of
from tests.seams.script import PEOPLE, Event, Moment

MOST_TAPS: Final = 40
RESTARTS: Final = 0.3
ENDED: Final = 5
"""One story in so many is ended."""


class OnDiscord(Claim):
    """A claim about a table on the simulated Discord."""

    table: ClientTable

    async def after(self, moment: Moment, refused: Sequence[str]) -> None:
        """Look at what came of a moment."""


@dataclass(frozen=True, slots=True)
class Tap:
    """Something that somebody sees and may tap on, now or later."""

    who: MemberActor
    message: Message
    part: Part

    @property
    def custom_id(self) -> str:
        """What the button or select carries."""
        return str(self.part["custom_id"])

    @property
    def what(self) -> str:
        """What it is called."""
        return f"{self.who.name} taps {self.part.get('label', 'a list')} ({self.custom_id})"


class Can(OnDiscord):
    """Whatever is tapped or typed is answered, privately and in words, and nothing fails."""

    name = "can"

    async def after(self, _moment: Moment, _refused: Sequence[str]) -> None:
        """Look for faults that were logged, or that nobody caught."""
        faults = self.table.journal.take_faults()
        self.require(not faults, faults)
        errors = self.table.hall.env.errors
        self.require(not errors, errors)

    async def end(self) -> None:
        """Everything that stands is tapped on, by all who see it, whatever became of it since.

        But for messages that are deleted before their turn comes, as drafts are: the simulated
        Discord cannot deliver a click on them, and these stories say nothing of that.
        """
        table = self.table
        if table.chance.random() < RESTARTS:
            await table.own_way((Event("restart", how="0"),))  # type: ignore[misc]
        taps = list(self._taps())
        table.chance.shuffle(taps)
        for tap in taps[:MOST_TAPS]:
            if table.hall.is_here(tap.who) and table.hall.stands(tap.message):
                await self._tap(tap)
                await self.after((), ())

    def _taps(self) -> Iterator[Tap]:
        hall = self.table.hall
        for who in hall.people:
            if hall.is_here(who):
                for message in hall.seen_by(who):
                    yield from (Tap(who, message, part) for part in parts_of(message))

    async def _tap(self, tap: Tap) -> None:
        hall = self.table.hall
        is_for_all = ":show" in tap.custom_id
        changed = tap.message if ":bot:" in tap.custom_id else None  # the lobby shows who joined
        stands = [part["custom_id"] for part in parts_of(tap.message)]
        if is_button(tap.part):
            click = raw.clicked(hall, tap.who, hall.handle(tap.message), tap.custom_id)
            clicking = self._delivered(click)
            await self.table.given(tap.what, clicking, is_for_all=is_for_all, changed=changed)
        elif is_select(tap.part) and tap.custom_id in stands:
            options = tap.part.get("options")
            values = (
                [self.table.chance.choice(options)["value"]]
                if isinstance(options, list)
                else [self.table.chance.choice([*hall.users.values()])]
            )
            picking = tap.who.select(hall.handle(tap.message), values, custom_id=tap.custom_id)
            await self.table.given(tap.what, picking)

    async def _delivered(self, click: raw.Delivery) -> InteractionResult:
        (result,) = await raw.deliver(self.table.hall, click)
        return result


class Secrets(OnDiscord):
    """Nobody is told the tiles of another hand, of the bag, or what they could be learnt from."""

    name = "secrets"

    async def end(self) -> None:
        """Look at everything that has left the bot."""
        table = self.table
        if table.corner.open == "rematch":
            return  # another game is over there
        ((seed,),) = rows(
            table.hall,
            f"SELECT lower(hex(seed)) FROM games WHERE game_id = {table.game_id}",  # noqa: S608
        ) or [(None,)]
        recorder, until = table.recorder, table.known_until
        sent = [it for it in recorder.sent if until is None or it.after < until]
        truths, seen = list[Truth](), frozenset[str]()
        for truth in recorder.truths:
            seen |= truth.on_table
            truths.append(Truth(seen, truth.hands))
        told = leaks(sent, truths, str(seed), checksums(table.hall)) if seed else []
        self.require(not told, [(it.audience, it.text[:600]) for it in told[:2]])


class Shown(OnDiscord):
    """What people are told when they ask is what is stored."""

    name = "true"

    async def end(self) -> None:
        """Those who are here ask whose turn it is, and until when."""
        table = self.table
        match, on_turn = await table.match(), await table.on_turn()
        if match is None or await table.status() is not Status.RUNNING or not table.is_found:
            return
        clock = (await table.clocks()).get(ClockKind.TURN)
        names = [person.name for person in match.seats if person.name in PEOPLE]
        for name in names:
            if not table.hall.is_here(actor := table.actor(name)):
                continue
            asking = actor.slash(table.hall.channel, "hand")  # of which Secrets reads the answer
            await table.given(f"{name} types /hand", asking)
            info = shown(await actor.slash(table.hall.channel, "game info")).content
            turns = shown(await actor.slash(table.hall.channel, "turns")).content
            is_due = on_turn is not None and on_turn.name == name
            waits = table.hall.text("turns-none") not in turns
            self.require(waits == is_due, f"{name} of {on_turn}: {turns}")
            if on_turn is not None:
                self.require(on_turn.name in info, f"{on_turn} is not in {info}")
            if clock is not None and clock.deadline is not None and is_due:
                until = f"<t:{int(clock.deadline.timestamp())}"
                self.require(until in turns, f"{until} is not in {turns}")


class EndsOnDiscord(Ends):
    """Some stories go on to the end of the game, which takes seconds each."""

    async def end(self) -> None:
        """Go on to the end, where the seed says so."""
        if self.table.seed % ENDED == 0:
            await super().end()


CLAIMS: Final[tuple[type[Claim], ...]] = (
    *(Rest, Once, Told, True_, Fair, Shown, Can, Secrets),
    EndsOnDiscord,
)
