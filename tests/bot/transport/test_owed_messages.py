"""Every owed message carries its row's id in every form, so that it is found again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

import discord
import pytest

from bot.app import Dalapapa
from bot.config import Settings
from bot.presenters.ids.game_ids import CustomId, Verb
from bot.services.games.causes import by_player
from bot.services.games.player_acts import just
from bot.services.lobby import SeatOrder, Status, Terms
from bot.services.posting.sending import Courier, Detail, OwedRow, RowKind
from bot.storage.games import set_status
from bot.storage.outbox import Kind
from bot.storage.words.kinds import Does, kinds_that
from bot.transport.owed_messages import MAKERS, Needs, maker_of
from bot.transport.throttle import Throttle
from engine.actions import Place
from tests.bot.services.world import ANN, BOB, CEM
from tests.loopback import LoopbackDiscord

POSTED = kinds_that(lambda kind: kind.does in (Does.POST, Does.WRITE))
EDITED_OTHERWISE = {RowKind.TAKEN_BACK, RowKind.PAUSED_EDIT}
"""Edits that say something else than what they edit."""
BODIES = {
    RowKind.REMINDER: "[[1, 1]]",
    RowKind.VOTE: f"[[1, {BOB.user_id}]]",
    RowKind.VOTE_CALL: f"[[1, {BOB.user_id}]]",
    RowKind.DECIDED: "0 wait",
    RowKind.NUDGE: "1",
    RowKind.PAUSED: "no_people",
    RowKind.OFFER: "0",
    RowKind.DIRECT_REMINDER: "[[1, 1]]",
    RowKind.DIRECT_VOTE: f"[[1, {BOB.user_id}]]",
    RowKind.LEFT: "0",
    RowKind.RESTORED: "0",
    RowKind.RESUMED: "1",
    RowKind.OFFER_TOLD: "1",
    RowKind.CLOSES_SOON: "1",
}
TERMS = Terms("classic", {}, 4, SeatOrder.JOINED, invite_only=False, language="en")


@dataclass(frozen=True, slots=True)
class Table:
    """A bot on the loopback Discord, with games that have come a different way."""

    bot: Dalapapa
    loopback: LoopbackDiscord
    games: dict[str, OwedRow]

    @property
    def courier(self) -> Courier:
        return self.bot.courier

    def text_of(self, message_id: int) -> str:
        standing = self.loopback.messages(self.loopback.channel_ids[0])
        return next(message.content for message in standing if message.id == message_id)


@pytest.fixture
def bot(tmp_path: Path) -> Dalapapa:
    """A bot of which much may be asked at once."""
    throttle = Throttle(discord.utils.utcnow, burst=10_000)
    return Dalapapa(Settings(token=None, database=tmp_path / "games.sqlite3"), throttle)


@pytest.fixture
async def table(bot: Dalapapa, loopback: LoopbackDiscord) -> Table:
    table = Table(bot, loopback, {})
    bot.ring.channels._is_listening = False  # the games' own channels are not there
    numbers = count(10**17)
    for way in ("open", "cancelled", "running", "over"):
        table.games[way] = await _come(table, way, numbers)
    return table


async def _come(table: Table, way: str, numbers: count[int]) -> OwedRow:
    """Let a game come that way, and return a row about it."""
    lobbies, (channel_id,) = table.bot.ring.lobbies, table.loopback.channel_ids
    guild_id = table.loopback.world.guild_of(channel_id)
    # Each in a channel of its own, so that they do not meet; all are told in the one there is.
    lobby = await lobbies.open_lobby(
        guild_id, channel_id + next(numbers), ANN, TERMS, next(numbers)
    )
    revision, on_turn = 0, ANN.user_id
    if way == "cancelled":
        await lobbies.cancel(lobby.game_id, ANN.user_id, next(numbers))
    if way in ("running", "over"):
        for guest in (BOB, CEM):
            await lobbies.join(lobby.game_id, guest, next(numbers))
        match = await lobbies.start(lobby.game_id, ANN.user_id, next(numbers))
        place = next(a for a in match.view_for(ANN.user_id).legal_actions() if isinstance(a, Place))
        matches = table.bot.ring.matches
        done = await matches.act(lobby.game_id, ANN.user_id, just(place), by_player(next(numbers)))
        for player in (CEM, BOB) if way == "over" else (CEM,):
            done = await matches.resign(lobby.game_id, player.user_id, by_player(next(numbers)))
        revision = done.match.revision
        on_turn = done.match.waits_for.user_id if done.match.waits_for else 0
    return OwedRow(
        0, lobby.game_id, channel_id, RowKind.LOBBY, 1, revision, on_turn, None, 0,
        is_outdated=False,
    )  # fmt: skip


def test_all_that_is_posted_or_edited_has_a_form_of_its_own() -> None:
    edits = kinds_that(lambda kind: kind.is_edit)

    assert set(MAKERS) == {*POSTED, *EDITED_OTHERWISE}
    assert all(kind in MAKERS or {kind.of[0]} <= {*POSTED} for kind in edits)


def ways_of(kind: Kind) -> tuple[str, ...]:
    """What may have become of a game when a message about it is posted."""
    maker = maker_of(kind)
    if maker.of_log is None and maker.needs is Needs.NOTHING:
        return "open", "cancelled", "running"
    return ("over",) if kind is RowKind.RESULT else ("running", "over")


@pytest.mark.parametrize(
    "detail",
    [pytest.param(it, marks=[pytest.mark.slow] * (it is not Detail.WHOLE)) for it in Detail],
)
@pytest.mark.slow
async def test_every_message_is_found_again_in_every_form(table: Table, detail: Detail) -> None:
    cases = [
        (kind, way, late) for kind in POSTED for way in ways_of(kind) for late in (False, True)
    ]
    lost = []
    for row_id, (kind, way, late) in enumerate(cases, start=900_000):
        body = BODIES.get(kind, "")
        row = replace(table.games[way], row_id=row_id, kind=kind, is_outdated=late, body=body)
        sent = await table.courier.post(row, detail)
        found = await table.courier.find(row.channel_id, 0, row_id)
        if found != [sent.message_id]:
            lost.append((kind, way, late))

    assert len(cases) > 50
    assert lost == []


@pytest.mark.parametrize("detail", Detail)
async def test_the_call_of_a_turn_is_kept_to_the_barest_form(table: Table, detail: Detail) -> None:
    row = replace(table.games["running"], row_id=900_000, kind=RowKind.TURN)

    sent = await table.courier.post(row, detail)

    (channel_id,) = table.loopback.channel_ids
    posted = table.loopback.messages(channel_id)[-1]
    assert posted.id == sent.message_id
    assert posted.content.startswith(f"<@{row.user_id}>, your turn in **")
    assert posted.body["allowed_mentions"]["users"] == [row.user_id]
    assert "Play" in [button["label"] for button in posted.buttons]
    assert len(posted.attachments) == (detail in (Detail.WHOLE, Detail.FIRST_LINE))
    assert posted.content.count("\n") == 0 or detail in (Detail.WHOLE, Detail.WITHOUT_PICTURE)


@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("kind", [RowKind.TURN, RowKind.INVITE, RowKind.OFFER, RowKind.FULL])
@pytest.mark.slow
async def test_nobody_is_called_on_holiday(table: Table, kind: Kind, detail: Detail) -> None:
    way = "running" if kind in (RowKind.TURN, RowKind.OFFER) else "open"
    row = replace(
        table.games[way], row_id=900_000, kind=kind, body=BODIES.get(kind, ""), is_away=True
    )

    sent = await table.courier.post(row, detail)

    (channel_id,) = table.loopback.channel_ids
    assert table.loopback.messages(channel_id)[-1].body["allowed_mentions"]["users"] == []
    assert sent.called == ()


@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("kind", [RowKind.INVITE, RowKind.VOTE])
@pytest.mark.slow
async def test_whom_a_request_may_not_call_it_only_names(
    table: Table, kind: Kind, detail: Detail
) -> None:
    row = replace(
        table.games["open" if kind is RowKind.INVITE else "running"], row_id=900_000, kind=kind,
        user_id=BOB.user_id, body=BODIES.get(kind, ""), asked={BOB.user_id: False},
    )  # fmt: skip

    sent = await table.courier.post(row, detail)

    posted = table.loopback.messages(row.channel_id)[-1]
    is_over = kind is RowKind.VOTE and detail is not Detail.BARE  # there is no vote in that game
    assert is_over or posted.content.startswith(f"<@{BOB.user_id}>")
    assert posted.body["allowed_mentions"]["users"] == []
    assert sent.called == ()


async def test_who_was_not_called_is_called_by_another_message(table: Table) -> None:
    row = replace(
        table.games["running"], row_id=1, kind=RowKind.RESIGNED, user_id=CEM.user_id,
        also_calls=ANN.user_id,
    )  # fmt: skip

    sent = await table.courier.post(row, Detail.WHOLE)

    first, second = table.text_of(sent.message_id).split("\n")
    assert first.startswith(f"<@{ANN.user_id}>, your turn in **")
    assert second.startswith("Cem has resigned")
    posted = table.loopback.messages(row.channel_id)[-1]
    assert posted.body["allowed_mentions"]["users"] == [ANN.user_id]
    assert not posted.body.get("flags")


async def test_a_late_lobby_that_has_been_started_can_be_found(table: Table) -> None:
    row = replace(table.games["running"], row_id=900_000, kind=RowKind.LOBBY, last_revision=0)

    await table.courier.post(row, Detail.WHOLE)

    posted = table.loopback.messages(row.channel_id)[-1]
    assert [button["label"] for button in posted.buttons] == ["Rules"]


@pytest.mark.parametrize("detail", Detail)
async def test_a_closed_game_is_told_with_a_way_to_another(table: Table, detail: Detail) -> None:
    row = replace(table.games["running"], row_id=900_000, kind=RowKind.CLOSED)
    async with table.bot._database.autocommit() as connection:
        await set_status(connection, row.game_id, Status.CLOSED)

    await table.courier.post(row, detail)

    posted = table.loopback.messages(row.channel_id)[-1]
    assert row.last_revision > 0
    assert [(button["label"], button["custom_id"]) for button in posted.buttons] == [
        ("New game", str(CustomId(Verb.NEW, row.game_id, row_id=900_000)))
    ]


async def test_a_closed_lobby_or_request_is_told_with_a_way_to_another(table: Table) -> None:
    row = replace(table.games["cancelled"], row_id=900_000, kind=RowKind.CLOSED, user_id=None)

    await table.courier.post(row, Detail.WHOLE)

    posted = table.loopback.messages(row.channel_id)[-1]
    assert [(button["label"], button["custom_id"]) for button in posted.buttons] == [
        ("New game", str(CustomId(Verb.NEW, row.game_id, row_id=900_000)))
    ]
