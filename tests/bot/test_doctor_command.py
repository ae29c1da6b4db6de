"""What the doctor's command takes and prints, beside what its checks find."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from bot.__main__ import main
from bot.cli.doctor_commands import until_stopped


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_lets_what_was_begun_be_undone(number: signal.Signals) -> None:
    begun, undone = asyncio.Event(), list[str]()

    async def work() -> None:
        try:
            begun.set()
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0)
            undone.append("all")

    working = asyncio.create_task(until_stopped(work()))
    await begun.wait()
    os.kill(os.getpid(), number)

    with pytest.raises(asyncio.CancelledError):
        await working
    assert undone == ["all"]


@pytest.mark.parametrize("text", ["games", "", "-1", "123", "<#1000000000000001000>", "9" * 20])
def test_what_is_no_id_of_a_channel_is_refused(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["doctor", f"--channel={text}"])

    assert "invalid channel id" in capsys.readouterr().err
