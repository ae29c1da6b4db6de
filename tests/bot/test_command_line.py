"""The command line: what it prints, and the exit status it leaves with."""

import argparse
import asyncio
import io
import json
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib import import_module
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import COMMANDS, main
from bot.recordings import film_record
from bot.services.games.causes import by_player
from bot.storage.database import hold, open_database
from bot.storage.games import Status
from bot.storage.schema import MIGRATIONS, scripts_in
from bot.texts import Catalogue
from bot.version import VERSION
from engine.game import Game, view
from engine.record import Record, RecordedAction, parse_record, replay, write_record
from engine.tiles import TileId
from engine.variants import VARIANTS
from renderer.theme import load_theme
from tests.bot.services.games.records.test_recording import DRAWN_WITH_IDS, exported, record_of
from tests.bot.services.games.records.test_verifying_skips import all_skipped
from tests.bot.services.privacy.life import FAY, privacy_of
from tests.bot.services.world import ANN, open_world
from tests.renderer.positions import share
from tests.sources import ROOT
from tests.test_packaging import PYPROJECT

TEXTS = Catalogue().texts(None)
TODAY = max(scripts_in(MIGRATIONS))
UNKNOWN_TILES = "some of its tiles are unknown, so nothing can be counted"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of the first eight actions of a game."""
    path = tmp_path / "heron.json"
    path.write_text(written(), encoding="utf-8")
    return path


def written(*, bag_is_hidden: bool = False) -> str:
    variant, chance = VARIANTS["classic"], random.Random(5)
    bag: list[TileId] = chance.sample(variant.tiles, len(variant.tiles))
    game, actions = variant.start(2, {}, bag), []
    for _ in range(8):
        action = chance.choice(game.legal_actions())
        actions.append(RecordedAction(game.to_act, action))
        game.apply(game.to_act, action)
    return write_record(game, None if bag_is_hidden else bag, actions, seats=["Ann", "Björn"])


def test_alone_it_prints_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "sandbox" in capsys.readouterr().out


def test_the_module_that_is_loaded_for_a_command_has_it() -> None:
    for module, names in COMMANDS.items():
        commands = argparse.ArgumentParser().add_subparsers()
        import_module(f"bot.cli.{module}").add_commands(commands, TEXTS)
        assert [*commands.choices] == [*names]
    assert COMMANDS.keys() == {path.stem for path in (ROOT / "bot/cli").glob("*_command*.py")}


def test_asking_how_the_bot_is_loads_nothing_that_it_plays_with() -> None:
    loaded = 'main(["health"]); print({"engine", "bot.services", "discord"} & {*sys.modules})'
    script = f"import sys; from bot.__main__ import main; {loaded}"

    told = subprocess.run(  # noqa: S603  our own
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert told.stdout.endswith("\nset()\n")


def test_replay_prints_one_line_a_file_and_fails_if_one_does(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\xff{")

    status = main(["replay", str(record), str(broken), str(tmp_path / "none.json")])

    good, bad, missing = map(json.loads, capsys.readouterr().out.splitlines())
    assert status == 1
    assert (good["ok"], good["actions"]) == (True, 8)
    assert (bad["ok"], bad["at"], bad["error"]) == (False, None, "broken_json")
    assert (missing["ok"], missing["at"], missing["error"]) == (False, None, "unreadable_file")


def test_replay_of_good_records_leaves_with_0(record: Path) -> None:
    assert main(["replay", str(record), str(record)]) == 0


def test_replay_makes_a_film_with_a_frame_for_each_turn(record: Path, tmp_path: Path) -> None:
    film = tmp_path / "heron.gif"

    assert main(["replay", str(record), "--film", str(film)]) == 0

    turns = {members["seat"] for members in json.loads(written())["actions"]}
    with Image.open(film) as shown:
        assert (shown.format, shown.width) == ("GIF", 600)
        assert len(turns) <= getattr(shown, "n_frames", 1) <= 8


@pytest.mark.parametrize(("winners", "lit"), [(None, 1), ([0], 1), ([], 0)])
def test_a_film_lights_whoever_has_won_by_the_record_if_it_says_so(
    winners: list[int] | None, lit: int, record: Path
) -> None:
    members = json.loads(written())
    members["actions"].append({"seat": 0, "do": "resign"})
    members |= {} if winners is None else {"result": {"winners": winners}}
    record.write_text(json.dumps(members), encoding="utf-8")
    theme = load_theme("wood")

    film = film_record(record, Catalogue().texts("en"), theme)

    with Image.open(io.BytesIO(film)) as shown:
        shown.seek(getattr(shown, "n_frames", 1) - 1)
        foot = shown.convert("RGB").crop((0, shown.height - 75, *shown.size))
    assert (share(foot, theme.winner) > 0.01) == lit


def test_a_film_needs_one_record_with_a_tile(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    members = json.loads(written())
    empty, missing = tmp_path / "empty.json", tmp_path / "none.json"
    empty.write_text(json.dumps({**members, "actions": []}), encoding="utf-8")
    film = tmp_path / "heron.gif"
    nowhere = tmp_path / "no folder" / "heron.gif"

    asked = ([record, record], [empty], [missing])
    statuses = [main(["replay", *map(str, files), "--film", str(film)]) for files in asked]
    statuses.append(main(["replay", str(record), "--film", str(nowhere)]))

    assert statuses == [1, 1, 1, 1]
    assert not film.exists()
    assert capsys.readouterr().err.splitlines() == [
        "a film shows one record",
        f"{empty}: stops at action 0: nothing_to_film",
        f"{missing}: cannot be read",
        f"{nowhere}: cannot be written",
    ]


def test_perft_counts_what_leads_on(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", str(record), "--depth", "2"]) == 0

    counts = json.loads(capsys.readouterr().out)["perft"]
    assert len(counts) == 2
    assert counts[1] > counts[0] > 0


def test_perft_needs_a_bag(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hidden = tmp_path / "hidden.json"
    hidden.write_text(written(bag_is_hidden=True), encoding="utf-8")

    assert main(["perft", str(hidden), "--depth", "1"]) == 1
    assert capsys.readouterr().err == f"{hidden}: {UNKNOWN_TILES}\n"


@pytest.mark.parametrize("depth", ["0", "-1", "two", "1.5"])
def test_perft_refuses_a_depth_that_is_none(record: Path, depth: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["perft", str(record), "--depth", depth])

    assert left.value.code == 2


def test_render_draws_beside_the_record(record: Path) -> None:
    assert main(["render", str(record)]) == 0

    with Image.open(record.with_suffix(".png")) as picture:
        assert picture.width == 1200


def test_render_takes_width_theme_and_the_number_of_actions(record: Path, tmp_path: Path) -> None:
    pictures = {}
    for at in ("0", "3", "8"):
        out = tmp_path / f"{at}.png"
        common = ["--width", "400", "--theme", "night"]
        assert main(["render", str(record), "-o", str(out), "--at", at, *common]) == 0
        pictures[at] = out.read_bytes()

    assert {Image.open(io.BytesIO(drawn)).width for drawn in pictures.values()} == {400}
    assert len(set(pictures.values())) == 3


@pytest.mark.parametrize("width", ["399", "2401"])
def test_render_refuses_other_widths(record: Path, width: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["render", str(record), "--width", width])

    assert left.value.code == 2


def test_render_says_where_a_record_stops(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    members = json.loads(record.read_text(encoding="utf-8"))
    members["actions"][3]["do"] = "dance"
    record.write_text(json.dumps(members), encoding="utf-8")

    assert main(["render", str(record)]) == 1
    assert "action 3: malformed_action" in capsys.readouterr().err


def test_render_says_what_it_cannot_read_and_where_it_cannot_write(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing, broken = tmp_path / "none.json", tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    output = tmp_path / "no folder" / "heron.png"

    statuses = [
        main(["render", *asked])
        for asked in ([str(missing)], [str(broken)], [str(record), "-o", str(output)])
    ]

    assert statuses == [1, 1, 1]
    assert capsys.readouterr().err.splitlines() == [
        f"{missing}: cannot be read",
        f"{broken}: cannot start: broken_json",
        f"{output}: cannot be written",
    ]


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """The position to which the record leads, in a file of its own."""
    path = tmp_path / "standing.txt"
    path.write_text(f"{game_of(parse_record(written())).position()}\n", encoding="utf-8")
    return path


def game_of(record: Record) -> Game:
    game = record.start()
    for _ in replay(record, game):
        pass
    return game


def test_perft_counts_the_same_from_a_position(
    record: Path, position: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    statuses = [main(["perft", str(path), "--depth", "2"]) for path in (record, position)]

    assert statuses == [0, 0]
    counted, counted_from_position = capsys.readouterr().out.splitlines()
    assert counted == counted_from_position


def test_render_draws_a_position(position: Path) -> None:
    assert main(["render", str(position)]) == 0

    with Image.open(position.with_suffix(".png")) as picture:
        assert picture.width == 1200


def test_render_draws_what_one_player_sees_and_perft_cannot_count_it(
    position: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = view(game_of(parse_record(written())), 0).position()
    position.write_text(seen, encoding="utf-8")

    assert main(["render", str(position)]) == 0
    assert main(["perft", str(position), "--depth", "1"]) == 1
    assert capsys.readouterr().err == f"{position}: {UNKNOWN_TILES}\n"


@pytest.mark.parametrize(
    ("written_as", "instead", "why"),
    [
        ("position/1", "position/2", "unknown_format"),
        ("placed", "laid_down", "malformed_position: field placed"),
        ("players 2", "players 9", "bad_players"),
        ("options", "options\tx 1,", "malformed_position: field options"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_reason_in_one_line(
    position: Path,
    capsys: pytest.CaptureFixture[str],
    written_as: str,
    instead: str,
    why: str,
) -> None:
    text = position.read_text(encoding="utf-8")
    position.write_text(text.replace(written_as, instead), encoding="utf-8")

    statuses = [main(["render", str(position)]), main(["perft", str(position), "--depth", "1"])]

    assert statuses == [1, 1]
    line, again = capsys.readouterr().err.splitlines()
    assert line == again
    assert line.startswith(f"{position}: ")
    assert line.endswith(why)


def test_a_position_has_no_earlier_actions_to_draw(
    position: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", str(position), "--at", "1"]) == 1
    assert "position_has_no_actions" in capsys.readouterr().err


def test_run_without_a_token_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "CREDENTIALS_DIRECTORY"):
        monkeypatch.delenv(name, raising=False)

    assert main(["run"]) == 78
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_wrong_setting_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DALAPAPA_LOG_LEVEL", "shout")

    assert main(["run"]) == 78
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("DALAPAPA_LOG_LEVEL must be one of ")


def test_without_its_extra_the_sandbox_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.cli.bot_commands.SANDBOX_NEEDS", ("simcord", "no_such_package"))

    assert main(["sandbox"]) == 78
    assert "pip install 'dalapapa[sandbox]'" in capsys.readouterr().err


def test_check_of_a_missing_database_leaves_with_74(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DALAPAPA_DATABASE", str(tmp_path / "none.sqlite3"))

    assert main(["check"]) == 74
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "none.sqlite3").exists()


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A new database, which the settings name."""
    path = tmp_path / "games.sqlite3"
    monkeypatch.setenv("DALAPAPA_DATABASE", str(path))
    asyncio.run(make_database(path))
    return path


async def make_database(path: Path) -> None:
    await (await open_database(path)).close()


def test_a_backup_is_restored_where_a_database_was_lost(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "backup.sqlite3"

    saved = main(["backup", str(backup)])
    database.unlink()
    restored = main(["restore", str(backup)])

    assert (saved, restored) == (0, 0)
    assert capsys.readouterr().out.splitlines() == [
        f"{backup} is a copy of {database}.",
        f"{database} now has the content of {backup}.",
        Catalogue().texts(None).say("cli-deleted-unknown"),
    ]
    assert main(["check"]) == 0


@pytest.mark.parametrize(
    ("place", "said"), [("games.sqlite3", "already exists"), ("none/b", "cannot be written")]
)
def test_a_backup_that_cannot_be_made_leaves_with_1_and_one_line(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], place: str, said: str
) -> None:
    assert main(["backup", str(tmp_path / place)]) == 1

    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{tmp_path / place}: ")
    assert said in line


def test_a_backup_during_another_leaves_with_1_and_says_so(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "backup.sqlite3"
    other = hold(Path(f"{database}.backup"))

    assert main(["backup", str(target)]) == 1

    other.release()
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{database}: another backup")
    assert not target.exists()


@pytest.mark.parametrize("content", [None, b"", b"Dear diary"])
def test_what_is_no_backup_leaves_with_74_and_one_line(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    backup = tmp_path / "backup.sqlite3"
    if content is not None:
        backup.write_bytes(content)

    assert main(["restore", str(backup)]) == 74
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{backup}: ")
    assert line.endswith("Nothing was changed.")


def test_stats_print_a_table_or_json(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(start_game(database))

    statuses = [main(["stats"]), main(["stats", "--json"])]

    *table, line = capsys.readouterr().out.splitlines()
    assert statuses == [0, 0]
    assert table[0].split("  ")[-1] == "last 30 days"
    assert table[1].startswith("games begun")
    assert len({len(row) for row in table}) == 1
    counted = json.loads(line)
    assert counted.keys() == {"day", "week", "month"}
    assert counted["day"].keys() >= {"begun", "turns", "median_turn"}


def test_the_version_is_that_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])

    assert left.value.code == 0
    assert capsys.readouterr().out == f"dalapapa {PYPROJECT['project']['version']}\n"


async def start_game(path: Path) -> str:
    async with open_world(path) as world:
        return (await world.start()).where.name


def test_check_prints_a_line_for_each_fault_and_leaves_with_1(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = asyncio.run(start_game(database))
    sound = main(["check"])
    fine = capsys.readouterr().out
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE games SET commitment = 'x'")

    assert (sound, main(["check"])) == (0, 1)
    assert len(fine.splitlines()) == 1
    assert capsys.readouterr().out == f"game 1 ({name}): commitment_differs\n"


async def finish_game(path: Path) -> None:
    async with open_world(path) as world:
        match = await world.start()
        for _ in range(4):
            match = await world.take_turn(match)
        await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))


def test_ratings_of_another_model_are_told_and_computed_anew_on_request(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(finish_game(database))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE rating_models SET words = 'another'")

    status = main(["check"])
    fault, advice = capsys.readouterr().out.splitlines()
    renewed = main(["check", "--recompute-ratings"])

    assert (status, renewed, main(["check"])) == (1, 0, 0)
    assert fault == "server 70: ratings_of_another_model, classic"
    assert "dalapapa check --recompute-ratings" in advice
    assert capsys.readouterr().out.splitlines() == [
        "Ratings of 1 leaderboard recomputed.",
        "1 game, nothing wrong.",
        "1 game, nothing wrong.",
    ]


def test_ratings_are_not_computed_anew_while_a_bot_runs(database: Path) -> None:
    with hold(database):
        assert main(["check", "--recompute-ratings"]) == 75


def test_where_there_is_no_database_no_ratings_are_computed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DALAPAPA_DATABASE", str(tmp_path / "none.sqlite3"))

    assert main(["check", "--recompute-ratings"]) == 74
    assert not (tmp_path / "none.sqlite3").exists()


@pytest.mark.parametrize("command", [["check"], ["stats"], ["backup", "copy.sqlite3"]])
def test_of_a_newer_database_it_is_said_which_version_it_needs(
    database: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE settings SET value = '7.8.9' WHERE name = 'written_by'")
        connection.execute("PRAGMA user_version = 9999")

    assert main(command) == 74
    said = capsys.readouterr().err
    assert "Dalapapa 7.8.9 has written this database (schema 9999)" in said
    assert f"this is Dalapapa {VERSION} (schema {TODAY})" in said
    assert "Install Dalapapa 7.8.9 or newer." in said


def test_of_a_newer_database_that_names_no_version_the_schemas_are_said(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DROP TABLE settings")
        connection.execute("PRAGMA user_version = 9999")

    assert main(["check"]) == 74
    assert "a newer version of Dalapapa has written this database" in capsys.readouterr().err


def test_of_an_older_database_it_is_said_how_it_is_taken_over(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("PRAGMA user_version = 16")

    assert main(["check"]) == 74
    said = capsys.readouterr().err
    assert "an older version of Dalapapa has written this database (schema 16)" in said
    assert "Start the bot once: it upgrades the database." in said


async def record_of_finished(path: Path) -> str:
    """The record of a game that is played to its end."""
    async with open_world(path) as world:
        match = await world.play_out(await world.start())
        return await exported(world, match.game_id)


def test_verify_computes_a_finished_game_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "heron.json"
    members = json.loads(asyncio.run(record_of_finished(tmp_path / "games.db")))
    path.write_text(json.dumps(members), encoding="utf-8")

    status = main(["verify", str(path)])

    told = json.loads(capsys.readouterr().out)
    assert (status, told["ok"], told["differing"]) == (0, True, [])
    assert told["bag"] == members["bag"]
    by_table = [action for action in members["actions"] if action["seat"] is None]
    assert told["table"]
    assert [{**action, **again} for action, again in zip(by_table, told["table"], strict=True)] == (
        by_table
    )

    path.write_text(json.dumps({**members, "bag": sorted(members["bag"])}), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert "bag" in json.loads(capsys.readouterr().out)["differing"]


def test_verify_and_replay_know_what_the_clock_laid_in_a_set_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, changed = tmp_path / "heron.json", tmp_path / "changed.json"
    members = json.loads(record_of(all_skipped("domaine", 2), Status.FINISHED))
    path.write_text(json.dumps(members), encoding="utf-8")
    members["actions"][2]["turn"] = (members["actions"][2]["turn"] + 1) % 6
    changed.write_text(json.dumps(members), encoding="utf-8")

    statuses = [main(["replay", str(path)]), main(["verify", str(path)])]
    statuses.append(main(["verify", str(changed)]))

    replayed, verified, refused = map(json.loads, capsys.readouterr().out.splitlines())
    assert statuses == [0, 0, 1]
    assert (replayed["ok"], replayed["turn"]) == (True, 1)
    assert (verified["ok"], len(verified["skipped"])) == (True, 3)
    assert refused["differing"] == ["skipped"]


async def record_of_deleted(path: Path) -> str:
    """The record of a finished game, a player of which was deleted."""
    async with open_world(path) as world:
        match = await world.play_out(await world.start(FAY))
        await privacy_of(world).delete(FAY.user_id)
        return await exported(world, match.game_id)


def test_verify_says_that_a_player_was_deleted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "heron.json"
    path.write_text(asyncio.run(record_of_deleted(tmp_path / "games.db")), encoding="utf-8")
    capsys.readouterr()

    status = main(["verify", str(path)])

    said = capsys.readouterr()
    told = json.loads(said.out)
    assert (status, told["ok"], told["not_computed"]) == (0, True, [*DRAWN_WITH_IDS])
    assert "the data of a player was deleted" in said.err


def test_verify_says_what_it_cannot_compute_again(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")

    statuses = [main(["verify", str(path)]) for path in (record, broken, tmp_path / "none.json")]

    without_seed, no_record, missing = capsys.readouterr().err.splitlines()
    assert statuses == [1, 1, 1]
    assert "does not say which seed" in without_seed
    assert "broken_json" in no_record
    assert "cannot be read" in missing


def test_end_closes_a_game_by_its_name(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = asyncio.run(start_game(database))

    ended = main(["end", name.lower()])
    again = main(["end", "1"])

    told, complaint = capsys.readouterr()
    assert len(told.splitlines()) == len(complaint.splitlines()) == 1
    assert (ended, again) == (0, 1)
    assert told.startswith(f"Game 1 ({name}) is closed.")
    assert "“1”" in complaint


def test_end_lists_what_is_open_where_nothing_is_called_so(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = asyncio.run(start_game(database))

    assert main(["end", "Nessie"]) == 1

    assert capsys.readouterr().out == f"1 {name}\n"


def test_end_keeps_away_from_a_database_that_a_bot_works_on(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with hold(database):
        assert main(["end", "1"]) == 75

    assert len(capsys.readouterr().err.splitlines()) == 1


def test_end_makes_no_database(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DALAPAPA_DATABASE", str(tmp_path / "none.sqlite3"))

    assert main(["end", "1"]) == 74
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
