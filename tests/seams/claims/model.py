"""The claim that the log, clocks, votes and owed rows are what a second, plain model says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.services.games.origin import origin_of
from bot.storage import games, lobbies
from bot.storage.log import Entry
from bot.storage.outbox import KINDS, RowKind
from bot.storage.people import absences
from bot.storage.times import from_milliseconds
from tests.bot.services.world import GUILD
from tests.seams.claims.claim import Broken, Claim
from tests.seams.ear import Heard
from tests.seams.plain.around import Around, Holiday
from tests.seams.plain.model import Model
from tests.seams.plain.play import Play
from tests.seams.plain.state import Disagreement
from tests.seams.plain.told import Said
from tests.seams.script import PEOPLE, Moment

SHOWN: Final = 12
"""So many entries are shown of a log that differs."""


class ModelClaim(Claim):
    """After every event the log, clocks, votes and owed rows are what a plain model says."""

    name = "model"
    model: Model | None = None
    followed = 0
    game_id = 0
    heard = 0
    corner = 0

    async def begin(self) -> None:
        """Follow the game from its first entry to the corner."""
        self._there_then = {str(it.user_id): True for it in PEOPLE.values()}
        await self._look()
        if self.model is not None:
            around = self.model.around
            around.known_from = self.table.now
            for user in self.table.world.server.gone:
                around.there[str(user)] = [(self.table.now, False)]

    async def after(self, moment: Moment, _refused: Sequence[str]) -> None:
        """Follow what came of a moment."""
        if self.model is not None:
            self._tell_downtime(self.model.around, moment)
        await self._look()

    async def _look(self) -> None:
        if self.game_id != self.table.game_id:
            self.game_id, self.model, self.followed = self.table.game_id, None, 0
        entries = await self.entries()
        if not entries:
            return
        if self.model is None:
            self.model = await self._model()
        await self._tell(self.model.around)
        try:
            self.model.follow(entries[self.followed :])
            self.model.rest(self.table.now)
            rows = {str(kind): row for kind, row in (await self.table.clocks()).items()}
            differs = self.model.differs(rows)
            differs = differs or await self._told(self.model)
            self.require(not differs, f"{differs}\n{self._end_of(entries)}")
        except Disagreement as error:
            raise Broken(self.name, f"{error}\n{self._end_of(entries)}") from error
        self.followed = len(entries)

    async def _told(self, model: Model) -> str:
        """What is not told as it must be; "" if all is."""
        heard = [
            Said(it.row.kind, it.row.first_revision, it.row.last_revision, it.at, _called(it))
            for it in self.table.ear.posted()[self.heard :]
            if it.row is not None and it.row.game_id == self.game_id
        ]
        self.heard = len(self.table.ear.posted())
        rows = await self.table.database.reader.execute_fetchall(
            "SELECT kind, first_revision, last_revision FROM outbox WHERE game_id = ?",
            (self.game_id,),
        )
        owed = [Said(KINDS[kind], first, last) for kind, first, last in rows]
        missing = model.telling.missing(model, [*heard, *owed], self.corner)
        late = model.telling.not_called(model, [*heard, *owed], self.table.now)
        return missing or late or model.telling.called_in_vain(heard)

    @staticmethod
    def _end_of(entries: Sequence[Entry]) -> str:
        return "\n".join(
            f"{it.revision} {it.at:%d %H:%M:%S} {it.kind} {it.seat} {it.body} {it.made_by}"
            for it in entries[-SHOWN:]
        )

    async def _model(self) -> Model:
        reader = self.table.world.database.reader
        row = await games.get(reader, self.game_id)
        assert row is not None
        assert row.start_id is not None
        joined = await lobbies.members(reader, self.game_id)
        origin = origin_of(row, joined, row.start_id)
        around = Around(row.terms.pace.span, host=str(row.host_id))
        if not self.table.is_connected:
            around.down.append(((await self.entries())[0].at, None))
        return Model(Play(origin.start), around)

    def _tell_downtime(self, around: Around, moment: Moment) -> None:
        at = self.model.times.at if self.model else None
        assert at is not None
        is_down = bool(around.down) and around.down[-1][1] is None
        for event in moment:
            if event.kind in ("kill", "restart", "restore"):
                since = around.down.pop()[0] if is_down else at
                around.down.append((since, self.table.now))
            elif event.kind == "cut" and not is_down:
                around.down.append((at, None))
                is_down = True
            elif event.kind == "connect" and is_down:
                around.down.append((around.down.pop()[0], at))
                is_down = False

    async def _tell(self, around: Around) -> None:
        """Tell the model what has become of people and settings."""
        now = self.table.now
        default = self.table.servers.of(GUILD).time_out or "wait"
        if not around.defaults or around.defaults[-1][1] != default:
            around.defaults.append((now, default))
        for heard in self.table.ear.posted(RowKind.OFFER_TOLD, RowKind.OFFER):
            if heard.row is not None and heard.row.game_id == self.game_id:
                around.offered.setdefault(heard.row.first_revision, heard.at)
        for user in PEOPLE.values():
            await self._tell_holidays(around, user.user_id)
            name, is_there = str(user.user_id), user.user_id not in self.table.world.server.gone
            changes = around.there.setdefault(name, [])
            if around.known_from is not None and is_there is not (
                changes[-1][1] if changes else True
            ):
                changes.append((now, is_there))

    async def _tell_holidays(self, around: Around, user_id: int) -> None:
        rows = await absences.since(self.table.world.database.reader, user_id, from_milliseconds(0))
        for row in rows:
            known = next(
                (it for it in around.holidays if it.user == str(user_id) and it.since == row.since),
                None,
            )
            if known is None:
                around.holidays.append(Holiday(str(user_id), row.since, row.until))
            else:
                known.until = row.until


def _called(heard: Heard) -> frozenset[str]:
    pings = heard.message.pings if heard.message else ()
    return frozenset(map(str, pings))
