"""What all checks are given: settings and clock, and database and Discord once they are needed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from types import TracebackType
from typing import Any, Final, Self

from bot.config import TOKEN_SOURCES, ConfigurationError, Settings, load_settings
from bot.operating.doctor.discord_door import DiscordDoor
from bot.operating.doctor.lock_holder import Holder, holder_of
from bot.services.time.alarm import Sleep
from bot.storage.database import Database, DatabaseUnusable, open_to_read
from bot.storage.schema import UnknownSchema

ASKED_SECONDS: Final = 10.0
"""How long each answer of Discord's is waited for."""


class NotChecked(Exception):
    """Nothing can be said, since the check named ``after`` has found something wrong."""

    def __init__(self, after: str) -> None:
        super().__init__(after)
        self.after = after


class AskedEnvironment(Mapping[str, str]):
    """An environment that remembers which of its variables were asked for."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.names.add(name)
        return self._environ[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._environ)

    def __len__(self) -> int:
        return len(self._environ)


@dataclass
class Case:
    """One visit to the doctor, to be entered as a context.

    ``now`` gives aware UTC instants, ``sleep`` takes seconds; ``describe_commands`` returns the
    slash commands as this program registers them.
    """

    environ: Mapping[str, str]
    now: Callable[[], datetime]
    sleep: Sleep
    describe_commands: Callable[[], Awaitable[list[dict[str, Any]]]]
    seconds: float = ASKED_SECONDS
    _opened: AsyncExitStack = field(default_factory=AsyncExitStack)
    _database: Database | None = None
    _refused: NotChecked | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._opened.aclose()

    def at_end(self, undo: Callable[[], Awaitable[None]]) -> None:
        """Let something be undone when the visit ends, before what was opened earlier is closed."""
        self._opened.push_async_callback(undo)

    @cached_property
    def known_settings(self) -> frozenset[str]:
        """The names of all variables that the settings are read from."""
        asked = AskedEnvironment({})
        load_settings(asked)
        return frozenset(asked.names)

    @cached_property
    def wrong_setting(self) -> ConfigurationError | None:
        """Why the settings cannot be used; None if they can."""
        try:
            load_settings(self.environ)
        except ConfigurationError as error:
            return error
        return None

    @cached_property
    def settings(self) -> Settings:
        """The settings; without a token if only that is wrong.

        Raises:
            NotChecked: another one is wrong.
        """
        others = {name: value for name, value in self.environ.items() if name not in TOKEN_SOURCES}
        try:
            return load_settings(others if self.wrong_setting else self.environ)
        except ConfigurationError as error:
            raise NotChecked("settings") from error

    @cached_property
    def holder(self) -> Holder | None:
        """Who holds the database; None if nobody does."""
        return holder_of(self.settings.database)

    async def database(self) -> Database | None:
        """Return the database, opened to be read; None if there is none yet.

        Raises:
            NotChecked: it cannot be used. To find that out takes long, so it is found out once.
        """
        path = self.settings.database
        if self._refused is not None:
            raise self._refused
        if self._database is None and path.exists():
            try:
                self._database = await open_to_read(path)
            except DatabaseUnusable as error:
                is_other = isinstance(error.__cause__, UnknownSchema)
                self._refused = NotChecked("schema" if is_other else "integrity")
                raise self._refused from error
            self._opened.push_async_callback(self._database.close)
        return self._database

    @cached_property
    def door(self) -> DiscordDoor:
        """The way to Discord, before anything is asked.

        Raises:
            NotChecked: there is no token.
        """
        if self.settings.token is None:
            raise NotChecked("token-form")
        door = DiscordDoor(self.settings.token, self.now, self.seconds)
        self._opened.push_async_callback(door.close)
        return door

    def discord(self) -> DiscordDoor:
        """Return the way to Discord, where the bot is logged in.

        Raises:
            NotChecked: it is not.
        """
        door = self.door
        if not door.is_open:
            raise NotChecked("token")
        return door
