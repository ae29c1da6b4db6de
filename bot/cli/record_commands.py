"""The commands that read a game's record or a position: replay, verify, perft, render."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from bot import recordings
from bot.cli.command import Exit, Parsers, add, complain, whole_number
from bot.services.games.records.verifying import NoProof, verify
from bot.texts import Texts
from engine.errors import BadPosition, BadRecord
from renderer.layout import WIDTHS
from renderer.theme import THEMES, load_theme

POSTED_WIDTH: Final = 1200


def add_commands(commands: Parsers, texts: Texts) -> None:
    """Add ``replay``, ``verify``, ``perft`` and ``render``."""
    replay = add(commands, texts, "replay", _replay)
    replay.add_argument("files", metavar="FILE", nargs="+", type=Path, help=texts.say("cli-file"))
    replay.add_argument("--film", metavar="GIF", type=Path, help=texts.say("cli-film"))
    verifying = add(commands, texts, "verify", _verify)
    verifying.add_argument("file", metavar="FILE", type=Path, help=texts.say("cli-verify-file"))
    perft = add(commands, texts, "perft", _perft)
    either = texts.say("cli-record-or-position")
    perft.add_argument("file", metavar="FILE", type=Path, help=either)
    perft.add_argument(
        "--depth", metavar="N", type=whole_number(1), required=True, help=texts.say("cli-depth")
    )
    render = add(commands, texts, "render", _render)
    render.add_argument("file", metavar="FILE", type=Path, help=either)
    render.add_argument("-o", "--output", metavar="PNG", type=Path, help=texts.say("cli-output"))
    render.add_argument("--at", metavar="N", type=whole_number(0), help=texts.say("cli-at"))
    narrowest, widest = WIDTHS.start, WIDTHS.stop - 1
    render.add_argument(
        "--width",
        metavar="PX",
        type=whole_number(narrowest, widest),
        default=POSTED_WIDTH,
        help=texts.say("cli-width", narrowest=str(narrowest), widest=str(widest)),
    )
    render.add_argument("--theme", choices=THEMES, default=THEMES[0], help=texts.say("cli-theme"))


def _replay(given: argparse.Namespace, texts: Texts) -> int:
    if given.film:
        return _film(given, texts)
    are_fine = True
    for path in given.files:
        report = recordings.replay_report(path)
        print(recordings.to_line(report), flush=True)
        are_fine = are_fine and bool(report["ok"])
    return Exit.FINE if are_fine else Exit.FOUND_FAULTS


def _film(given: argparse.Namespace, texts: Texts) -> int:
    path, *others = given.files
    if others:
        return complain(texts.say("cli-one-film"), Exit.FOUND_FAULTS)
    try:
        film = recordings.film_record(path, texts, load_theme(THEMES[0]))
    except (OSError, recordings.UnplayableRecord) as error:
        return complain(about_file(path, error, texts), Exit.FOUND_FAULTS)
    return write_file(film, given.film, texts)


def _verify(given: argparse.Namespace, texts: Texts) -> int:
    path: Path = given.file
    try:
        verified = verify(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return complain(texts.say("cli-unreadable", path=str(path)), Exit.FOUND_FAULTS)
    except BadRecord as error:
        why = texts.say("cli-bad-record", path=str(path), code=error.code)
        return complain(why, Exit.FOUND_FAULTS)
    except NoProof:
        return complain(texts.say("cli-no-proof", path=str(path)), Exit.FOUND_FAULTS)
    print(recordings.to_line(verified.members()))
    if verified.lost:
        print(texts.say("cli-proof-lost", path=str(path)), file=sys.stderr)
    return Exit.FOUND_FAULTS if verified.differing else Exit.FINE


def _perft(given: argparse.Namespace, texts: Texts) -> int:
    path: Path = given.file
    try:
        counts = recordings.count_lines(path, given.depth)
    except recordings.HiddenTiles:
        return complain(texts.say("cli-hidden-bag", path=str(path)), Exit.FOUND_FAULTS)
    except (OSError, recordings.UnplayableRecord, BadPosition) as error:
        return complain(about_file(path, error, texts), Exit.FOUND_FAULTS)
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
        return complain(about_file(path, error, texts), Exit.FOUND_FAULTS)
    return write_file(picture, output, texts)


def write_file(file: bytes, output: Path, texts: Texts) -> int:
    """Write a file and say where it is; return the exit status."""
    try:
        output.write_bytes(file)
    except OSError:
        return complain(texts.say("cli-unwritable", path=str(output)), Exit.FOUND_FAULTS)
    print(texts.say("cli-drawn", path=str(output)))
    return Exit.FINE


def about_file(path: Path, error: Exception, texts: Texts) -> str:
    """Say why a file with a record or a position cannot be used."""
    if isinstance(error, BadPosition):
        why = str(error) if "field" in error.data else error.code  # other data may quote the file
        return texts.say("cli-bad-position", path=str(path), why=why)
    if not isinstance(error, recordings.UnplayableRecord):
        return texts.say("cli-unreadable", path=str(path))
    if error.at is None:
        return texts.say("cli-bad-record", path=str(path), code=error.code)
    return texts.say("cli-illegal-record", path=str(path), at=str(error.at), code=error.code)
