"""Games that the project played to every kind of ending replay to what they came to then."""

import ast
import json
from pathlib import Path

import pytest

from engine.events import EndReason
from engine.record import parse_record, replay
from engine.variants import VARIANTS
from tests.engine.frozen.__main__ import freeze
from tests.engine.frozen.games import FOLDER, KINDS, told
from tests.sources import imports, modules_of


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def endings_of(variant: str) -> set[EndReason]:
    """The endings that are named in the modules which a game is made of."""
    engine = {module.name: module for module in modules_of("engine")}
    waiting, seen = [f"engine.{variant}"], {f"engine.{variant}"}
    named = set()
    while waiting:
        module = engine[waiting.pop()]
        used = {name.rpartition(".")[0] for name in imports(module)} & engine.keys() - seen
        waiting += used
        seen |= used
        for node in module.nodes:
            match node:
                case ast.Attribute(value=ast.Name(id="EndReason"), attr=ending):
                    named.add(EndReason[ending])
                case _:
                    pass
    return named


@pytest.mark.parametrize("name", KINDS)
def test_a_kept_game_replays_to_the_result_and_the_checksum_it_was_kept_with(name: str) -> None:
    expected = json.loads((FOLDER / f"{name}.expected.json").read_text(encoding="utf-8"))

    assert told(text_of(name)) == expected


@pytest.mark.parametrize("name", KINDS)
def test_a_kept_game_comes_to_the_kind_of_ending_that_it_is_kept_for(name: str) -> None:
    record = parse_record(text_of(name))
    game = record.start()
    for _ in replay(record, game):
        pass

    assert game.variant == KINDS[name].variant
    assert KINDS[name].is_reached(game)


def test_every_ending_that_a_variant_can_have_is_among_the_kept_games() -> None:
    possible = {(variant, ending) for variant in VARIANTS for ending in endings_of(variant)}

    kept = {(KINDS[name].variant, told(text_of(name))["reason"]) for name in KINDS}

    assert kept == possible
    assert {ending for _, ending in possible} == set(EndReason)


def test_no_game_is_kept_that_is_of_no_kind() -> None:
    files = {path.name for path in FOLDER.glob("*.json")}

    assert files == {f"{name}{part}.json" for name in KINDS for part in ("", ".expected")}


def test_games_can_be_played_anew(tmp_path: Path) -> None:
    freeze(tmp_path, ["terra-saving"])

    replayed = told((tmp_path / "terra-saving.json").read_text(encoding="utf-8"))

    written = (tmp_path / "terra-saving.expected.json").read_text(encoding="utf-8")
    assert (replayed["reason"], json.loads(written)) == (EndReason.IDLE, replayed)
