"""The systemd unit fits the bot, and is closed to what the bot does not need."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.app import ANSWERING_SECONDS, SENDING_SECONDS
from bot.cli.command import Exit
from bot.config import load_settings
from bot.operating.monitor import STARTING_SECONDS, TOLD_EVERY
from bot.operating.watchdog import Hang, Limits
from tests.sources import ROOT

DEPLOY = ROOT / "deploy"
BOT = "dalapapa.service"
PROGRAM = "/opt/dalapapa/bin/dalapapa"
HARDENED = {
    "CapabilityBoundingSet": [""],
    "DynamicUser": ["yes"],
    "LockPersonality": ["yes"],
    "MemoryDenyWriteExecute": ["yes"],
    "NoNewPrivileges": ["yes"],
    "PrivateDevices": ["yes"],
    "PrivateTmp": ["yes"],
    "ProtectClock": ["yes"],
    "ProtectControlGroups": ["yes"],
    "ProtectHome": ["yes"],
    "ProtectHostname": ["yes"],
    "ProtectKernelLogs": ["yes"],
    "ProtectKernelModules": ["yes"],
    "ProtectKernelTunables": ["yes"],
    "ProtectProc": ["invisible"],
    "ProtectSystem": ["strict"],
    "RestrictNamespaces": ["yes"],
    "RestrictSUIDSGID": ["yes"],
    "UMask": ["0077"],
}
needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed"
)


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def unit(name: str) -> dict[str, list[str]]:
    """A unit's directives, each with its values in order."""
    found: dict[str, list[str]] = {}
    for line in text_of(name).splitlines():
        if line and line[0] not in "#[":
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


def test_the_credential_has_the_name_that_the_bot_looks_for(tmp_path: Path) -> None:
    (credential,) = unit(BOT)["LoadCredential"]
    (tmp_path / credential.partition(":")[0]).write_text("from systemd", encoding="utf-8")

    settings = load_settings({"CREDENTIALS_DIRECTORY": str(tmp_path)})

    assert settings.token == "from systemd"  # noqa: S105  it is no token


def test_the_service_may_do_little() -> None:
    directives = unit(BOT)

    assert {key: directives.get(key) for key in HARDENED} == HARDENED
    assert directives["SystemCallFilter"][0] == "@system-service"
    assert directives["MemoryMax"]


def test_the_service_is_not_restarted_for_what_only_people_mend() -> None:
    directives = unit(BOT)
    statuses = [int(status) for status in directives["RestartPreventExitStatus"][0].split()]

    assert directives["Restart"] == ["on-failure"]
    assert statuses == [Exit.DATABASE_UNUSABLE, Exit.MISCONFIGURED]


def test_the_service_that_hangs_is_restarted_and_ends_itself_before_systemd_ends_it() -> None:
    directives = unit(BOT)
    seconds = {name: int(directives[f"Timeout{name}Sec"][0]) for name in ("Start", "Stop")}
    limits = Limits()

    assert {str(int(hang)) for hang in Hang}.isdisjoint(
        directives["RestartPreventExitStatus"][0].split()
    )
    assert seconds["Stop"] > max(limits.closing, ANSWERING_SECONDS + SENDING_SECONDS)
    assert int(directives["WatchdogSec"][0]) > max(limits.loop, limits.database)


def test_the_service_tells_systemd_itself_how_it_is() -> None:
    directives = unit(BOT)

    assert directives["Type"] == ["notify"]
    assert directives["NotifyAccess"] == ["main"]
    assert "AF_UNIX" in directives["RestrictAddressFamilies"][0].split()
    assert int(directives["WatchdogSec"][0]) > 2 * TOLD_EVERY * Limits().look_every


def test_a_start_may_take_long_as_long_as_the_loop_goes_round() -> None:
    (start,) = unit(BOT)["TimeoutStartSec"]

    assert int(start) > Limits().loop
    assert Limits().loop + TOLD_EVERY < STARTING_SECONDS


def test_the_copies_of_each_night_stand_where_the_service_may_write() -> None:
    directives = unit(BOT)
    (environment,) = directives["Environment"]
    (folder,) = re.findall(r"DALAPAPA_BACKUPS=(\S+)", environment)

    assert folder == f"%S/{directives['StateDirectory'][0]}/backups"


@needs_systemd
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    installed = text_of(BOT).replace(PROGRAM, sys.executable)
    (tmp_path / BOT).write_text(installed, encoding="utf-8")

    found = analyze("verify", str(tmp_path / BOT))
    about_ours = [line for line in found.stderr.splitlines() if "dalapapa" in line]

    assert (found.returncode, about_ours) == (0, [])


@needs_systemd
def test_systemd_rates_the_service_as_little_exposed() -> None:
    rated = analyze("security", "--offline=yes", "--threshold=20", str(DEPLOY / BOT))

    assert rated.returncode == 0, rated.stdout


def analyze(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - systemd's own tool
        [shutil.which("systemd-analyze") or "", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
