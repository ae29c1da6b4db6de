"""The drill: play, copy, play on, delete, restore, play on; no button of the lost night acts."""

from __future__ import annotations

import re

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from bot.presenters.ids.panel_ids import PanelVerb
from bot.presenters.people import date_and_time
from bot.services.games.check import check_all
from bot.storage.copying.backup import back_up
from bot.storage.copying.restore import restore
from bot.storage.database import open_to_read
from bot.storage.times import from_milliseconds
from tests.flows.panels import open_panel, tap
from tests.flows.stored import rows, stored
from tests.flows.sweeping import Control, Sweep, told
from tests.flows.test_closing import manager
from tests.flows.world import World, buttons, custom_id, shown

NIGHT = 9 * 3600.0
OF_PEOPLE = {"preferences", "servers"}
"""Tables of what people choose, which says nothing of games."""
ACTING = re.compile(r"(b1|d1|p1|o1|h1|n1|v1:(close|delete)):.*")
"""Ids of controls that may change games."""


class Drill:
    """Some tables of one server, and what people could press at them since the copy."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.steward = manager(world)
        names = ("over", "lobby", "new", "empty")
        self.over, self.lobby, self.new, self.empty = map(world.guild.create_text_channel, names)
        self.copy = world.database.with_name("copy.sqlite3")

    async def begin(self) -> None:
        """Ann, Bob and Cleo play in one channel; in others is a result, and a lobby of Bob's."""
        world = self.world
        await world.start_game(world.ann, world.bob, at=self.over)
        question = shown(await world.ann.slash(self.over, "game resign"))
        await world.ann.click(question, label="Resign")
        await world.start_game(world.ann, world.bob, world.cleo, pace="12h")
        await world.place(world.ann)
        await world.open_lobby(world.bob, world.dan, at=self.lobby)
        await world.dan.slash(self.lobby, "settings")
        await world.env.advance_time(700)
        back_up(world.database, self.copy)
        self.sweep = Sweep(world)

    async def play_on(self) -> None:
        """All that will be lost."""
        await self._play_a_turn()
        await self._ask_and_look()
        await self._open_games()
        await self._look_after_the_server()
        await self._vote()
        await self._delete_dan()

    async def _play_a_turn(self) -> None:
        world = self.world
        panel = await open_panel(world, world.bob)
        self.sweep.look()
        panel = await tap(world.bob, panel, PanelVerb.RIGHT)
        self.sweep.look()
        await tap(world.bob, panel, PanelVerb.DO_AND_END)
        self.sweep.look()
        more = shown(await self.click(world.cleo, world.newest(), "More"))
        await self.press(world.cleo, more, "d1:replace:")
        await self.click(world.cleo, world.newest(), "Hand")
        view = shown(await self.click(world.cleo, world.newest(), "My view"))
        assert buttons(view)
        await self.type(world.cleo, world.channel, "board", spots=True)
        await self.type(world.cleo, world.channel, "game resign")

    async def _ask_and_look(self) -> None:
        world = self.world
        await self.type(world.bob, world.channel, "game undo")
        await self.click(world.ann, world.newest(), "No")
        await self.type(world.cleo, world.channel, "game replace", seat="3", user=world.dan)
        for who in (world.ann, world.bob):
            await self.click(who, world.newest(), "Yes")
        await self.type(world.ann, world.channel, "turns")
        await self.type(world.ann, self.over, "game info")
        await self.type(world.ann, self.over, "history")
        await self.type(world.ann, self.over, "replay")
        await self.type(world.ann, world.channel, "game new", variant="classic")

    async def _open_games(self) -> None:
        world = self.world
        await self.type(world.cleo, self.lobby, "game join")
        options = shown(await self.click(world.bob, world.newest(self.lobby), "Options"))
        assert buttons(options)
        await self.click(world.bob, world.newest(self.lobby), "Cancel")
        await self.type(world.bob, self.lobby, "game start")
        await self.type(world.ann, self.new, "game new", variant="terra")
        await self.type(world.ann, self.new, "game invite", user=world.cleo)
        await self.type(world.bob, self.new, "game join")
        await self.click(world.ann, world.newest(self.new), "Join")
        await self.type(world.cleo, self.over, "game new", variant="classic")
        await self.click(world.ann, world.posted(self.over)[-2], "Rematch")
        await self.type(world.cleo, self.over, "game cancel")
        await self.type(world.ann, self.over, "game rematch")

    async def _look_after_the_server(self) -> None:
        await self.type(self.steward, self.empty, "play")  # who has no game is offered one
        panel = shown(await self.type(self.steward, self.empty, "server"))
        await self.press(self.steward, panel, "v1:games:")
        for game_id, ways in ((1, ["delete"]), (2, ["close", "delete"])):
            await self.steward.select(panel, [str(game_id)], custom_id="v1:pick:0")
            self.sweep.look()
            for way in ways:
                await self.press(self.steward, panel, f"v1:ask_{way}:")
                await self.press(self.steward, panel, "v1:game:")
            await self.press(self.steward, panel, "v1:games:")

    async def _vote(self) -> None:
        world = self.world
        await world.env.advance_time(NIGHT + 4 * 3600.0)
        self.sweep.look()

    async def _delete_dan(self) -> None:
        world = self.world
        question = shown(await self.type(world.dan, self.lobby, "game resign"))
        await self.click(world.dan, question, "Resign")
        panel = shown(await self.type(world.dan, self.empty, "privacy"))
        for label in ("Delete me", "Yes, delete me", "Delete me for good"):
            panel = shown(await self.click(world.dan, panel, label))

    async def type(
        self, who: MemberActor, at: ChannelHandle, command: str, **options: object
    ) -> InteractionResult:
        result = await who.slash(at, command, **options)
        self.sweep.look()
        return result

    async def click(
        self, who: MemberActor, message: discord.Message | ResponseMessage, label: str
    ) -> InteractionResult:
        result = await who.click(message, custom_id=custom_id(message, label))
        self.sweep.look()
        return result

    async def press(self, who: MemberActor, panel: ResponseMessage, beginning: str) -> None:
        """Click the button whose id begins so, on a private message that is edited in place."""
        ids = [str(button.custom_id) for button in buttons(panel)]
        await who.click(panel, custom_id=next(it for it in ids if it.startswith(beginning)))
        self.sweep.look()

    def rows_sent(self) -> set[int]:
        """The owed messages that were given to Discord so far, as their nonces tell."""
        sent = (request.json or {} for request in self.world.env.http_requests)
        return {int(body["nonce"]) for body in sent if isinstance(body, dict) and "nonce" in body}

    async def put_back(self) -> int:
        """Restore the copy; return how many people are deleted again."""
        world = self.world
        now = discord.utils.utcnow()
        await world.bot.close()
        await world.env.settle()
        restored = restore(self.copy, world.database, now)
        await world.restart()
        assert restored.deleted is not None
        return restored.deleted


def of_games(world: World) -> dict[str, list[tuple[object, ...]]]:
    return {table: found for table, found in stored(world).items() if table not in OF_PEOPLE}


async def pressed(drill: Drill) -> dict[str, dict[str, bool]]:
    """Let everybody press everything; return, by kinds of controls, what they are told.

    With each answer stands whether it is fine: True if the answer speaks of the lost time, or
    refuses somebody who is no manager.
    """
    world = drill.world
    fine = {world.text("refused-not-manager")}
    answers = dict[str, dict[str, bool]]()
    for who in (*world.people, drill.steward):
        for control, tapped in drill.sweep.pressed_by(who):
            answer = await told(world, control, tapped)
            is_so = answer in fine or told_of_lost_time(world, answer)
            answers.setdefault(kind_of(control), {})[answer] = is_so
    await world.env.settle()
    return answers


def kind_of(control: Control) -> str:
    return ":".join(control.custom_id.split(":")[:2])


def told_of_lost_time(world: World, answer: str) -> bool:
    """Whether an answer says that the bot was put back, and perhaps where the game goes on."""
    ((copied_at,),) = rows(world, "SELECT copied_at FROM restores")
    when = date_and_time(from_milliseconds(int(str(copied_at))))
    lost = world.text("refused-put-back-and-lost", when=when)
    head = world.text("refused-put-back", when=when, name="", link="").partition("[")[0]
    return answer == lost or answer.startswith(f"{head}[")


@pytest.mark.slow
async def test_the_drill(world: World) -> None:
    drill = Drill(world)
    await drill.begin()
    match = await world.match()
    await drill.play_on()
    lost_games, lost_rows = {*column(world, "games", "game_id")}, drill.rows_sent()
    acting = {kind_of(it) for it in drill.sweep.found if ACTING.fullmatch(it.custom_id)}
    assert {kind.split(":")[0] for kind in acting} == {"b1", "d1", "p1", "o1", "h1", "n1", "v1"}
    known = len(world.posted()), len(world.posted(drill.lobby))

    assert await drill.put_back() == 1

    line, board = world.posted()[known[0] :]
    assert world.called(line) == []
    assert line.flags.suppress_notifications
    assert world.called(board) == [world.bob]
    assert (await world.match()).history == match.history
    before = of_games(world)
    answers = await pressed(drill)
    assert of_games(world) == before
    assert [kind for kind in acting if not all(answers[kind].values())] == []

    await play_on_after(drill, known[1])
    assert not {*column(world, "games", "game_id")} & lost_games - {1, 2, 3}
    assert min(drill.rows_sent() - lost_rows) > max(lost_rows) + 900_000
    database = await open_to_read(world.database)
    assert (await check_all(database))[1] == []
    await database.close()


async def play_on_after(drill: Drill, known: int) -> None:
    """The game and the lobby of the copy go on by their new messages; the past can be shown."""
    world = drill.world
    panel = await open_panel(world, world.bob)
    await tap(world.bob, panel, PanelVerb.DO_AND_END)
    assert world.called(world.newest()) == [world.cleo]
    (_, lobby, *_) = world.posted(drill.lobby)[known:]
    await world.ann.click(lobby, label="Join")
    await world.bob.click(lobby, label="Start")
    assert {it.name for it in (await world.match(drill.lobby)).seats} == {"Ann", "Bob"}
    await world.open_lobby(world.cleo, at=drill.empty)
    for command in ("replay", "export", "history"):
        assert shown(await world.ann.slash(drill.over, command)).content
    replayed = shown(await world.cleo.slash(world.channel, "replay"))
    assert replayed.attachments


def column(world: World, table: str, name: str) -> list[int]:
    return [int(str(number)) for (number,) in rows(world, f"SELECT {name} FROM {table}")]  # noqa: S608
