"""An interaction as discord.py hands it over, which writes down how it was answered."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import discord


class RecordedInteraction:
    """Somebody asks in English; ``calls`` are the library's methods that answered, in order.

    ``tried`` are all that were called, those too that failed.
    """

    def __init__(self, *failures: Exception | None, always: Exception | None = None) -> None:
        """Fail at the first attempts to answer as ``failures`` say, then as ``always`` does."""
        self.id = 1_000_000
        self.locale = "en-GB"
        self.guild_id = 70
        self.created_at = datetime(2026, 1, 1, tzinfo=UTC)
        self.user = SimpleNamespace(id=7, display_name="Ann")
        self.message: SimpleNamespace | None = None
        self.response = self.followup = self
        self.calls: list[str] = []
        self.tried: list[str] = []
        self.texts: list[str] = []
        self.contents: list[dict[str, Any]] = []
        """What the library was given each time that it answered."""
        self._failures = deque(failures)
        self._always = always

    def as_library(self) -> discord.Interaction:
        """The same, as the type that the bot's code expects."""
        return cast("discord.Interaction", self)

    def is_done(self) -> bool:
        return bool(self.calls)

    async def defer(self, **options: Any) -> None:
        self._note("defer", options)

    async def send_message(self, **options: Any) -> None:
        self._note("send_message", options)

    async def send(self, **options: Any) -> None:
        self._note("send", options)

    async def edit_message(self, **options: Any) -> None:
        self._note("edit_message", options)

    async def edit_original_response(self, **options: Any) -> None:
        self._note("edit_original_response", options)

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        self._note("send_modal", {"content": modal.title})

    async def autocomplete(self, choices: Sequence[discord.app_commands.Choice[str]]) -> None:
        self._note("autocomplete", {"content": " ".join(choice.name for choice in choices)})

    def _note(self, call: str, options: dict[str, Any]) -> None:
        self.tried.append(call)
        failure = self._failures.popleft() if self._failures else self._always
        if failure is not None:
            raise failure
        self.contents.append(options)
        self.calls.append(f"{call} privately" if options.get("ephemeral") else call)
        self.texts.append(options.get("content") or "")


def http_error(status: int, code: int) -> discord.HTTPException:
    """An error as the library raises it for an answer of Discord's."""
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(cast("Any", response), {"code": code, "message": ""})
