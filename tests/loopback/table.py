"""A channel in which people play with a bot in a process of its own, and its operator."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from tests.loopback import Interaction, LoopbackDiscord, Message, Person

ANN, BOB = Person(42, "Ann"), Person(43, "Bob")


class Table:
    """People, Ann and Bob unless others are given, and the channel in which they play."""

    def __init__(
        self,
        loopback: LoopbackDiscord,
        channel_id: int | None = None,
        people: Sequence[Person] = (ANN, BOB),
    ) -> None:
        """Without ``channel_id`` it is the only one."""
        self.loopback = loopback
        self.channel_id = channel_id or loopback.channel_ids[0]
        self.people = people

    async def start(self) -> None:
        """Let the first open a game and the second join it."""
        host, guest = self.people
        await self.loopback.command(host, self.channel_id, "game new", variant="classic")
        await self.loopback.until(lambda: bool(self.messages()))
        (lobby,) = self.messages()
        for who, verb in ((guest, "join"), (host, "start")):
            asked = await self.loopback.click(who, lobby, button_of(lobby, verb))
            await self.loopback.answer(asked)
        await self.loopback.until(lambda: len(self.messages()) > 1)

    async def take_turn(self) -> None:
        """Let whoever is on turn type the first move they are offered.

        To the others it is only offered as a plan.
        """
        for who in self.people:
            moves = await self.loopback.complete(who, self.channel_id, "place", "move", "")
            if moves:
                asked = await self.answered(who, "place", move=moves[0])
                ids = (str(part["custom_id"]) for part in asked.answers[-1].buttons)
                if not any(custom_id.startswith("p1:seal") for custom_id in ids):
                    return
        raise LookupError("nobody is on turn")

    async def answered(self, who: Person, command: str, **options: str) -> Interaction:
        """Type a command and wait until its answer can be read."""
        asked = await self.loopback.command(who, self.channel_id, command, **options)
        await self.loopback.until(lambda: bool(asked.answers))
        return asked

    def messages(self) -> list[Message]:
        """What stands in the channel, oldest first."""
        return self.loopback.messages(self.channel_id)


def button_of(message: Message, verb: str) -> str:
    """Return the custom id of a message's button that does something."""
    ids = [str(part["custom_id"]) for part in message.buttons]
    return next(custom_id for custom_id in ids if f":{verb}:" in custom_id)


def log_of(database: Path) -> list[tuple[object, ...]]:
    """Return all that was done in the games of a database, oldest first."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT * FROM log ORDER BY revision").fetchall()
