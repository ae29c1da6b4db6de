"""The doubter's script, run with Python's standard library alone, says what the bot says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.services.games.fairness import Draws
from bot.services.games.records.verifying import verify
from bot.services.lobby import SeatOrder
from engine.variants import VARIANTS
from tests.bot.services.games.records.test_recording import exported
from tests.bot.services.privacy.life import FAY, privacy_of
from tests.bot.services.world import CEM, World, proposal

SCRIPT = Path(__file__).parents[5] / "deploy" / "verify_bag.py"


def run(*arguments: str) -> tuple[int, list[str]]:
    """What the script prints, and its exit status."""
    command = [sys.executable, "-I", str(SCRIPT), *arguments]
    done = subprocess.run(  # noqa: S603 - our own script
        command, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_it_is_short() -> None:
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) < 60


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_computes_the_test_vector(variant: str) -> None:
    seed, players = bytes(range(32)), ("11", "7", "300000000000000001")
    draws = Draws(seed, 1_234_567_890_123_456_789, players)

    status, lines = run(variant, seed.hex(), str(draws.start_id), ",".join(players))

    assert status == 0
    assert lines == [
        "commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "seated: 300000000000000001 7 11",
        f"bag: {' '.join(draws.shuffled('bag', VARIANTS[variant].tiles))}",
    ]


@pytest.mark.parametrize("order", SeatOrder)
async def test_it_agrees_with_a_record_and_finds_what_was_changed(
    world: World, tmp_path: Path, order: SeatOrder
) -> None:
    match = await world.play_out(await world.start_with_computers(1, proposal(order), CEM))
    text = await exported(world, match.game_id)
    path = tmp_path / "record.json"
    path.write_text(text, encoding="utf-8")
    changed = json.loads(text)
    changed["bag"][-2:] = reversed(changed["bag"][-2:])
    other = tmp_path / "other.json"
    other.write_text(json.dumps(changed), encoding="utf-8")

    status, lines = run(str(path))
    changed_status, changed_lines = run(str(other))

    verified = verify(text)
    assert (status, verified.differing) == (0, ())
    assert lines == [
        f"commitment agrees: {match.commitment}",
        f"seated agrees: {' '.join(verified.seats)}",
        f"bag agrees: {' '.join(verified.bag)}",
    ]
    assert changed_status == 1
    assert [line.split(":")[0] for line in changed_lines] == [
        "commitment agrees",
        "seated agrees",
        "bag DIFFERS",
    ]


async def test_it_says_what_cannot_be_computed_since_a_player_was_deleted(
    world: World, tmp_path: Path
) -> None:
    match = await world.play_out(await world.start(FAY))
    await privacy_of(world).delete(FAY.user_id)
    path = tmp_path / "record.json"
    text = await exported(world, match.game_id)
    path.write_text(text, encoding="utf-8")
    other = tmp_path / "other.json"
    other.write_text(text.replace(match.commitment, "00"), encoding="utf-8")

    (status, lines), (changed_status, changed_lines) = run(str(path)), run(str(other))

    told = ["seated, bag: cannot be computed again, since the data of a player was deleted"]
    assert (status, lines) == (0, [*told, f"commitment agrees: {match.commitment}"])
    assert changed_status == 1
    assert changed_lines == [*told, f"commitment DIFFERS: {match.commitment}"]
