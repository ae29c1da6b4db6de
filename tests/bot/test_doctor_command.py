"""What the doctor's command takes and prints, beside what its checks find."""

from __future__ import annotations

import asyncio
import json
import os
import signal

import pytest

from bot.__main__ import main
from bot.cli.doctor_commands import until_stopped
from bot.operating.doctor.diagnosis import fine
from bot.operating.doctor.rounds import Examined, Tell


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


@pytest.mark.parametrize("is_json", [False, True])
def test_what_was_found_is_told_at_once_and_stays_if_the_rest_is_stopped(
    is_json: bool,  # noqa: FBT001
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    at_once = list[str]()

    async def examine(_environ: object, _checks: object, tell: Tell) -> None:
        tell(Examined("sqlite", fine("doctor-sqlite", version="3.40.1")))
        at_once.append(capsys.readouterr().out)
        raise asyncio.CancelledError

    monkeypatch.setattr("bot.app.examine", examine)
    monkeypatch.setattr("bot.cli.doctor_commands.configure_logs", lambda _: None)

    status = main(["doctor", "--json"] if is_json else ["doctor"])

    in_the_end = capsys.readouterr().out
    assert status == 1
    assert at_once == ["" if is_json else "✓ sqlite: SQLite 3.40.1\n"]
    if is_json:
        assert [one["check"] for one in json.loads(in_the_end)] == ["sqlite"]
    else:
        assert in_the_end == ""


@pytest.mark.parametrize("text", ["games", "", "-1", "123", "<#1000000000000001000>", "9" * 20])
def test_what_is_no_id_of_a_channel_is_refused(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["doctor", f"--channel={text}"])

    assert "invalid channel id" in capsys.readouterr().err
