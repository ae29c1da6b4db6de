"""`dalapapa run` says in one line that Discord does not let the bot in, whatever it raises then."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.__main__ import main

_BUSY: Any = SimpleNamespace(status=503, reason="Service Unavailable")


@pytest.mark.parametrize(
    "raised",
    [
        discord.DiscordServerError(_BUSY, "upstream connect error"),
        discord.RateLimited(100.0),
        discord.GatewayNotFound(),  # type: ignore[no-untyped-call]
        TimeoutError(),
    ],
    ids=lambda raised: type(raised).__name__,
)
def test_discord_that_is_out_of_order_is_told_in_one_line(
    raised: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(_: object) -> None:
        raise raised

    monkeypatch.setattr("bot.app.run", run)
    monkeypatch.setenv("DISCORD_TOKEN", "any")

    assert main(["run"]) == 69
    assert len(capsys.readouterr().err.splitlines()) == 1
