"""The systemd units fit the bot, are closed to what it does not need, and back up what it holds."""

import asyncio
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.app import ANSWERING_SECONDS, SENDING_SECONDS
from bot.cli.command import Exit
from bot.config import load_settings
from bot.storage.database import open_database
from tests.sources import ROOT

DEPLOY = ROOT / "deploy"
BOT, BACKUP, TIMER = "dalapapa.service", "dalapapa-backup.service", "dalapapa-backup.timer"
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


def database_of(environment: str) -> str:
    (found,) = re.findall(r"DALAPAPA_DATABASE=(\S+)", environment)
    return str(found)


def test_the_credential_has_the_name_that_the_bot_looks_for(tmp_path: Path) -> None:
    (credential,) = unit(BOT)["LoadCredential"]
    (tmp_path / credential.partition(":")[0]).write_text("from systemd", encoding="utf-8")

    settings = load_settings({"CREDENTIALS_DIRECTORY": str(tmp_path)})

    assert settings.token == "from systemd"  # noqa: S105  it is no token


@pytest.mark.parametrize("name", [BOT, BACKUP])
def test_the_services_may_do_little(name: str) -> None:
    directives = unit(name)

    assert {key: directives.get(key) for key in HARDENED} == HARDENED
    assert directives["SystemCallFilter"][0] == "@system-service"
    assert directives["MemoryMax"]


def test_the_service_is_not_restarted_for_what_only_people_mend() -> None:
    directives = unit(BOT)
    statuses = [int(status) for status in directives["RestartPreventExitStatus"][0].split()]

    assert directives["Type"] == ["exec"]
    assert directives["Restart"] == ["on-failure"]
    assert statuses == [Exit.DATABASE_UNUSABLE, Exit.MISCONFIGURED]
    assert int(directives["TimeoutStopSec"][0]) > ANSWERING_SECONDS + SENDING_SECONDS


def test_the_backup_is_of_the_services_database_and_by_its_user() -> None:
    bot, backup = unit(BOT), unit(BACKUP)

    assert database_of(bot["Environment"][0]) == database_of(backup["Environment"][0])
    for shared in ("User", "StateDirectory", "StateDirectoryMode", "UMask"):
        assert bot[shared] == backup[shared]


@needs_systemd
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    for name in (BOT, BACKUP, TIMER):
        installed = text_of(name).replace(PROGRAM, sys.executable)
        (tmp_path / name).write_text(installed, encoding="utf-8")

    found = analyze("verify", *map(str, tmp_path.iterdir()))
    about_ours = [line for line in found.stderr.splitlines() if "dalapapa" in line]

    assert (found.returncode, about_ours) == (0, [])


@needs_systemd
@pytest.mark.parametrize("name", [BOT, BACKUP])
def test_systemd_rates_the_services_as_little_exposed(name: str) -> None:
    rated = analyze("security", "--offline=yes", "--threshold=20", str(DEPLOY / name))

    assert rated.returncode == 0, rated.stdout


def analyze(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - systemd's own tool
        [shutil.which("systemd-analyze") or "", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


async def make_database(path: Path) -> None:
    await (await open_database(path)).close()


def back_up_as_the_unit_does(folder: Path, environ: Mapping[str, str]) -> None:
    """Carry out the unit's command in its working directory, with this Python's program."""
    (line,) = unit(BACKUP)["ExecStart"]
    ours = shlex.join([sys.executable, "-m", "bot"])
    plain = line.replace("%%", "%").replace("$$", "$")
    shell, *arguments = shlex.split(plain)
    arguments[-1] = arguments[-1].replace(PROGRAM, ours)
    subprocess.run([shell, *arguments], cwd=folder, env=environ, check=True, timeout=60)  # noqa: S603


def test_the_timers_command_keeps_the_newest_fourteen_copies(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    old = [f"dalapapa-2026-01-{day:02}T00:00:00Z.sqlite3" for day in range(1, 16)]
    for name in [*old, "mine.sqlite3"]:
        (backups / name).touch()
    database = tmp_path / "dalapapa.sqlite3"
    asyncio.run(make_database(database))

    back_up_as_the_unit_does(
        tmp_path,
        {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT), "DALAPAPA_DATABASE": str(database)},
    )

    left = sorted(path.name for path in backups.iterdir())
    copies = [name for name in left if name.startswith("dalapapa-")]
    assert len(copies) == 14
    assert copies[:-1] == old[2:]
    assert (backups / copies[-1]).stat().st_size
    assert "mine.sqlite3" in left
