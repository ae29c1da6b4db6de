"""The commands that look after the stored games: check, end, backup."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot.cli.command import Exit, Parsers, add, complain, settings
from bot.services.games.check import check_all
from bot.services.ratings.checking import OTHER_MODEL
from bot.services.ratings.renewing import renew_file
from bot.services.servers.ending import NotOneGame
from bot.storage.copying.backup import BackupRuns, back_up
from bot.storage.database import DatabaseUnusable, open_to_read
from bot.texts import Texts


def add_commands(commands: Parsers, texts: Texts) -> None:
    """Add ``check``, ``end`` and ``backup``."""
    check = add(commands, texts, "check", _check)
    check.add_argument(
        "--recompute-ratings", action="store_true", help=texts.say("cli-recompute-ratings")
    )
    ending = add(commands, texts, "end", _end)
    ending.add_argument("game", metavar="GAME", help=texts.say("cli-end-game"))
    backing_up = add(commands, texts, "backup", _back_up)
    backing_up.add_argument("file", metavar="FILE", type=Path, help=texts.say("cli-backup-file"))


def _check(given: argparse.Namespace, texts: Texts) -> int:
    path = settings().database
    if given.recompute_ratings:
        _recompute_ratings(path, texts)
    return asyncio.run(_check_all(path, texts))


async def _check_all(path: Path, texts: Texts) -> int:
    database = await open_to_read(path)
    try:
        games, findings = await check_all(database)
    finally:
        await database.close()
    for finding in findings:
        print(finding)
    if any(finding.what == OTHER_MODEL for finding in findings):
        print(texts.say("cli-other-model"))
    if findings:
        return Exit.FOUND_FAULTS
    print(texts.say("cli-check-fine", games=games))
    return Exit.FINE


def _recompute_ratings(path: Path, texts: Texts) -> None:
    _refuse_missing(path)
    print(texts.say("cli-recomputed-ratings", number=asyncio.run(renew_file(path))))


def _refuse_missing(path: Path) -> None:
    if not path.is_file():  # opening it would make it
        raise DatabaseUnusable(path, "there is no such file")


def _end(given: argparse.Namespace, texts: Texts) -> int:
    from bot.app import end_game  # noqa: PLC0415  # as for ``run``; it has the clock

    path: Path = settings().database
    _refuse_missing(path)
    try:
        ended = asyncio.run(end_game(path, given.game))
    except NotOneGame as error:
        for row in error.open_games:
            print(texts.say("cli-open-game", number=str(row.game_id), game=row.where.name))
        return complain(texts.say("cli-not-one-game", asked=given.game), Exit.FOUND_FAULTS)
    print(texts.say("cli-ended", number=str(ended.game_id), game=ended.where.name))
    return Exit.FINE


def _back_up(given: argparse.Namespace, texts: Texts) -> int:
    database, target = settings().database, str(given.file)
    try:
        back_up(database, given.file)
    except FileExistsError:
        return complain(texts.say("cli-backup-exists", path=target), Exit.FOUND_FAULTS)
    except BackupRuns:
        return complain(texts.say("cli-backup-runs", path=str(database)), Exit.FOUND_FAULTS)
    except OSError:
        return complain(texts.say("cli-unwritable", path=target), Exit.FOUND_FAULTS)
    print(texts.say("cli-backed-up", path=target, database=str(database)))
    return Exit.FINE
