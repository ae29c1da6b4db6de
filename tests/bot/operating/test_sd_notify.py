"""What systemd is told arrives, and nobody waits or fails where it cannot."""

import os
import socket
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.operating.sd_notify import Notifier


@pytest.mark.parametrize("kind", ["file", "abstract"])
def test_states_arrive_as_one_datagram(tmp_path: Path, kind: str) -> None:
    name = str(tmp_path / "notify") if kind == "file" else f"\0dalapapa-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(name)

        Notifier(name.replace("\0", "@")).tell("READY=1", "STATUS=fine")

        assert systemd.recv(100) == b"READY=1\nSTATUS=fine"


def test_without_an_address_nobody_is_told() -> None:
    with capture_logs() as logged:
        Notifier(None).tell("READY=1")

    assert logged == []


def test_a_socket_that_is_gone_is_logged_once(tmp_path: Path) -> None:
    notifier = Notifier(str(tmp_path / "gone"))

    with capture_logs() as logged:
        notifier.tell("WATCHDOG=1")
        notifier.tell("WATCHDOG=1")

    assert [line["event"] for line in logged] == ["systemd_not_told"]


def test_nobody_waits_for_a_systemd_that_does_not_read(tmp_path: Path) -> None:
    path = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(path)
        notifier = Notifier(path)

        with capture_logs() as logged:
            for _ in range(2000):
                notifier.tell("STATUS=" + "x" * 2000)

    assert len(logged) == 1
