"""The ``dalapapa`` command."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Sequence
from enum import IntEnum
from pathlib import Path
from typing import Final

import aiohttp

from bot import recordings
from bot.config import ConfigurationError, Settings, load_settings
from bot.services.games.check import check_all
from bot.services.games.records.verifying import NoProof, verify
from bot.services.ratings.checking import OTHER_MODEL
from bot.services.ratings.renewing import renew_file
from bot.services.servers.ending import NotOneGame
from bot.storage.backup import back_up, restore
from bot.storage.database import DatabaseInUse, DatabaseUnusable, open_to_read
from bot.texts import Catalogue, Texts
from engine.errors import BadPosition, BadRecord
from renderer.layout import WIDTHS
from renderer.theme import THEMES, load_theme

POSTED_WIDTH: Final = 1200
SANDBOX_NEEDS: Final = ("simcord", "linkify_it", "markdown_it", "regex")


class Exit(IntEnum):
    """What the command's exit status means; from 64 on as in sysexits.h."""

    FINE = 0
    FOUND_FAULTS = 1
    UNAVAILABLE = 69
    DATABASE_UNUSABLE = 74
    DATABASE_IN_USE = 75
    MISCONFIGURED = 78


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command; return its exit status."""
    texts = Catalogue().texts(None)
    parser = _parser(texts)
    given = parser.parse_args(arguments)
    if given.command is None:
        parser.print_help()
        return Exit.FINE
    try:
        return _carry_out(given, texts)
    except ConfigurationError as error:
        return _complain(texts.say(error.key, **error.data), Exit.MISCONFIGURED)
    except DatabaseInUse as error:
        return _complain(
            texts.say("cli-database-in-use", path=str(error.path)), Exit.DATABASE_IN_USE
        )
    except DatabaseUnusable as error:
        why = texts.say("cli-database-unusable", path=str(error.path), why=error.why)
        return _complain(why, Exit.DATABASE_UNUSABLE)


def _parser(texts: Texts) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dalapapa", description=texts.say("cli-about"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in ("run", "sandbox"):
        commands.add_parser(name, help=texts.say(f"cli-{name}"))
    check = commands.add_parser("check", help=texts.say("cli-check"))
    check.add_argument(
        "--recompute-ratings", action="store_true", help=texts.say("cli-recompute-ratings")
    )
    ending = commands.add_parser("end", help=texts.say("cli-end"))
    ending.add_argument("game", metavar="GAME", help=texts.say("cli-end-game"))
    for name in ("backup", "restore"):
        copying = commands.add_parser(name, help=texts.say(f"cli-{name}"))
        copying.add_argument("file", metavar="FILE", type=Path, help=texts.say(f"cli-{name}-file"))
    replay = commands.add_parser("replay", help=texts.say("cli-replay"))
    replay.add_argument("files", metavar="FILE", nargs="+", type=Path, help=texts.say("cli-file"))
    replay.add_argument("--film", metavar="GIF", type=Path, help=texts.say("cli-film"))
    verify = commands.add_parser("verify", help=texts.say("cli-verify"))
    verify.add_argument("file", metavar="FILE", type=Path, help=texts.say("cli-verify-file"))
    perft = commands.add_parser("perft", help=texts.say("cli-perft"))
    either = texts.say("cli-record-or-position")
    perft.add_argument("file", metavar="FILE", type=Path, help=either)
    perft.add_argument(
        "--depth", metavar="N", type=_whole_number(1), required=True, help=texts.say("cli-depth")
    )
    render = commands.add_parser("render", help=texts.say("cli-render"))
    render.add_argument("file", metavar="FILE", type=Path, help=either)
    render.add_argument("-o", "--output", metavar="PNG", type=Path, help=texts.say("cli-output"))
    render.add_argument("--at", metavar="N", type=_whole_number(0), help=texts.say("cli-at"))
    narrowest, widest = WIDTHS.start, WIDTHS.stop - 1
    render.add_argument(
        "--width",
        metavar="PX",
        type=_whole_number(narrowest, widest),
        default=POSTED_WIDTH,
        help=texts.say("cli-width", narrowest=str(narrowest), widest=str(widest)),
    )
    render.add_argument("--theme", choices=THEMES, default=THEMES[0], help=texts.say("cli-theme"))
    return parser


def _whole_number(low: int, high: int | None = None) -> Callable[[str], int]:
    expected = f"number from {low}" if high is None else f"number from {low} to {high}"

    def read(text: str) -> int:
        number = int(text) if re.fullmatch("[0-9]{1,9}", text) else -1
        if number < low or (high is not None and number > high):
            message = f"invalid {expected} value: {text!r}"
            raise argparse.ArgumentTypeError(message)
        return number

    return read


def _carry_out(given: argparse.Namespace, texts: Texts) -> int:
    match given.command:
        case "replay" if given.film:
            return _film(given.files, given.film, texts)
        case "replay":
            return _replay(given.files)
        case "verify":
            return _verify(given.file, texts)
        case "perft":
            return _perft(given.file, given.depth, texts)
        case "render":
            return _render(given, texts)
        case _:
            return _carry_out_with(load_settings(os.environ), given, texts)


def _carry_out_with(settings: Settings, given: argparse.Namespace, texts: Texts) -> int:
    match given.command:
        case "check":
            if given.recompute_ratings:
                _recompute_ratings(settings.database, texts)
            return asyncio.run(_check(settings, texts))
        case "end":
            return _end(settings, given.game, texts)
        case "backup":
            return _back_up(settings.database, given.file, texts)
        case "restore":
            return _restore(given.file, settings.database, texts)
        case "run":
            return _run(settings, texts)
        case _:
            return _sandbox(settings, texts)


def _replay(files: Sequence[Path]) -> int:
    are_fine = True
    for path in files:
        report = recordings.replay_report(path)
        print(recordings.to_line(report), flush=True)
        are_fine = are_fine and bool(report["ok"])
    return Exit.FINE if are_fine else Exit.FOUND_FAULTS


def _film(files: Sequence[Path], output: Path, texts: Texts) -> int:
    path, *others = files
    if others:
        return _complain(texts.say("cli-one-film"), Exit.FOUND_FAULTS)
    try:
        film = recordings.film_record(path, texts, load_theme(THEMES[0]))
    except (OSError, recordings.UnplayableRecord) as error:
        return _complain(_about_file(path, error, texts), Exit.FOUND_FAULTS)
    return _write(film, output, texts)


def _verify(path: Path, texts: Texts) -> int:
    try:
        verified = verify(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return _complain(texts.say("cli-unreadable", path=str(path)), Exit.FOUND_FAULTS)
    except BadRecord as error:
        why = texts.say("cli-bad-record", path=str(path), code=error.code)
        return _complain(why, Exit.FOUND_FAULTS)
    except NoProof:
        return _complain(texts.say("cli-no-proof", path=str(path)), Exit.FOUND_FAULTS)
    print(recordings.to_line(verified.members()))
    if verified.lost:
        print(texts.say("cli-proof-lost", path=str(path)), file=sys.stderr)
    return Exit.FOUND_FAULTS if verified.differing else Exit.FINE


def _perft(path: Path, depth: int, texts: Texts) -> int:
    try:
        counts = recordings.count_lines(path, depth)
    except recordings.HiddenTiles:
        return _complain(texts.say("cli-hidden-bag", path=str(path)), Exit.FOUND_FAULTS)
    except (OSError, recordings.UnplayableRecord, BadPosition) as error:
        return _complain(_about_file(path, error, texts), Exit.FOUND_FAULTS)
    print(recordings.to_line({"perft": counts}))
    return Exit.FINE


def _render(given: argparse.Namespace, texts: Texts) -> int:
    path: Path = given.file
    output: Path = given.output or path.with_suffix(".png")
    try:
        picture = recordings.draw_record(
            path, texts, load_theme(given.theme), given.width, given.at
        )
    except (OSError, recordings.UnplayableRecord, BadPosition) as error:
        return _complain(_about_file(path, error, texts), Exit.FOUND_FAULTS)
    return _write(picture, output, texts)


def _write(file: bytes, output: Path, texts: Texts) -> int:
    try:
        output.write_bytes(file)
    except OSError:
        return _complain(texts.say("cli-unwritable", path=str(output)), Exit.FOUND_FAULTS)
    print(texts.say("cli-drawn", path=str(output)))
    return Exit.FINE


def _about_file(path: Path, error: Exception, texts: Texts) -> str:
    if isinstance(error, BadPosition):
        why = str(error) if "field" in error.data else error.code  # other data may quote the file
        return texts.say("cli-bad-position", path=str(path), why=why)
    if not isinstance(error, recordings.UnplayableRecord):
        return texts.say("cli-unreadable", path=str(path))
    if error.at is None:
        return texts.say("cli-bad-record", path=str(path), code=error.code)
    return texts.say("cli-illegal-record", path=str(path), at=str(error.at), code=error.code)


async def _check(settings: Settings, texts: Texts) -> int:
    database = await open_to_read(settings.database)
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


def _end(settings: Settings, asked: str, texts: Texts) -> int:
    from bot.app import end_game  # noqa: PLC0415  # as in _run; it has the clock

    _refuse_missing(settings.database)
    try:
        ended = asyncio.run(end_game(settings.database, asked))
    except NotOneGame as error:
        for row in error.open_games:
            print(texts.say("cli-open-game", number=str(row.game_id), game=row.where.name))
        return _complain(texts.say("cli-not-one-game", asked=asked), Exit.FOUND_FAULTS)
    print(texts.say("cli-ended", number=str(ended.game_id), game=ended.where.name))
    return Exit.FINE


def _back_up(database: Path, target: Path, texts: Texts) -> int:
    try:
        back_up(database, target)
    except FileExistsError:
        return _complain(texts.say("cli-backup-exists", path=str(target)), Exit.FOUND_FAULTS)
    except OSError:
        return _complain(texts.say("cli-unwritable", path=str(target)), Exit.FOUND_FAULTS)
    print(texts.say("cli-backed-up", path=str(target), database=str(database)))
    return Exit.FINE


def _restore(backup: Path, database: Path, texts: Texts) -> int:
    kept = restore(backup, database)
    print(texts.say("cli-restored", path=str(backup), database=str(database)))
    if kept:
        print(texts.say("cli-replaced", path=str(kept)))
    return Exit.FINE


def _run(settings: Settings, texts: Texts) -> int:
    if settings.token is None:
        return _complain(texts.say("cli-no-token"), Exit.MISCONFIGURED)
    from bot.app import BadToken, run_bot  # noqa: PLC0415  # discord.py takes a second to import

    try:
        asyncio.run(run_bot(settings))
    except BadToken:
        return _complain(texts.say("cli-bad-token"), Exit.MISCONFIGURED)
    except aiohttp.ClientConnectionError:
        return _complain(texts.say("cli-unreachable"), Exit.UNAVAILABLE)
    return Exit.FINE


def _sandbox(settings: Settings, texts: Texts) -> int:
    if not all(importlib.util.find_spec(name) for name in SANDBOX_NEEDS):
        return _complain(texts.say("cli-no-sandbox"), Exit.MISCONFIGURED)
    from bot.sandbox.run import PortTaken, run_sandbox  # noqa: PLC0415  # an optional extra

    try:
        asyncio.run(run_sandbox(settings))
    except PortTaken as error:
        return _complain(texts.say("cli-port-taken", port=str(error.port)), Exit.UNAVAILABLE)
    return Exit.FINE


def _complain(line: str, status: Exit) -> int:
    print(line, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
