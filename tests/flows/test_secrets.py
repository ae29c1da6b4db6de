"""Nobody is told what only somebody else may know, in text, picture, completion or log."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.config import LogFormat
from tests.flows.journal import kept_journal
from tests.flows.leaks import HAND_PICTURE, forms_of, leaks
from tests.flows.recording import Sent, Truth
from tests.flows.stored import change, checksums, rows
from tests.flows.whole_game import WholeGame
from tests.flows.world import NAMES, World

MOMENT = 9
COMPLETION = 8


@pytest.mark.xdist_group("played")
def test_nothing_that_was_sent_told_a_secret(played: WholeGame) -> None:
    found = leaks(played.sent, played.truths, played.seed, played.checksums)

    assert [(item.audience, item.text) for item in found] == []


@pytest.mark.xdist_group("played")
def test_the_seed_is_told_to_nobody_who_does_not_ask_for_it(played: WholeGame) -> None:
    telling = [item for item in played.sent if played.seed in item.text]

    assert telling == []


@pytest.mark.xdist_group("played")
def test_the_result_tells_no_tile(played: WholeGame) -> None:
    text = result_of(played).text.replace(played.seed, "")

    assert (
        leaks([replace(result_of(played), text=text)], played.truths, played.seed, played.checksums)
        == []
    )


@pytest.mark.xdist_group("played")
def test_the_log_tells_neither_seed_nor_tiles(played: WholeGame) -> None:
    lines = [Sent(0, None, line) for line in played.journal.splitlines()]

    assert len(lines) > len(played.turns)
    assert len(played.checksums) > len(played.turns)
    assert leaks(lines, played.truths, played.seed, played.checksums) == []


@pytest.mark.xdist_group("played")
def test_the_log_tells_neither_names_nor_texts(played: WholeGame) -> None:
    texts = {line for it in played.posted for line in it.text.splitlines() if len(line) > 20}
    names = NAMES[:3]

    assert len(texts) > len(played.turns)
    assert all(any(name in text for text in texts) for name in names)
    assert [
        line for line in played.journal.splitlines() if any(map(line.__contains__, names))
    ] == []
    assert [text for text in texts if text in played.journal] == []


@pytest.mark.xdist_group("played")
def test_only_players_were_offered_moves(played: WholeGame) -> None:
    answers = [(item.audience, json.loads(item.text)) for item in played.sent if is_answer(item)]
    completions = [(who, answer["data"]) for who, answer in answers if answer["type"] == COMPLETION]

    offered = {who for who, data in completions if data["choices"]}

    assert offered == set(played.turns)
    assert {who for who, _ in completions} > offered
    assert len(completions) == 5 * len(played.turns)


@pytest.mark.parametrize("form", list(LogFormat))
async def test_faults_log_neither_seed_nor_tiles(tmp_path: Path, form: LogFormat) -> None:
    with kept_journal(form) as journal:
        world = World(tmp_path)
        async with world.running():
            await world.open_lobby(world.ann, world.bob, order="joined")
            change(world, "ALTER TABLE log RENAME TO book")
            await world.ann.slash(world.channel, "game start")
            change(world, "ALTER TABLE book RENAME TO log")
            await world.ann.slash(world.channel, "game start")
            (move, *_) = await world.moves(world.ann)
            change(world, "ALTER TABLE seats RENAME TO chairs")
            await world.ann.slash(world.channel, "place", move=move)
            change(world, "ALTER TABLE chairs RENAME TO seats")
            ((seed,),) = rows(world, "SELECT lower(hex(seed)) FROM games")
            made = checksums(world)

    logged = Sent(0, None, journal.text)
    assert "no such table: log" in journal.text
    assert "no such table: seats" in journal.text
    assert made
    assert leaks([logged], [Truth(frozenset(), {})], str(seed), made) == []


@pytest.mark.parametrize(
    "kind", ["id", "words", "picture", "bag", "seed", "checksum", "position", "log"]
)
def test_a_planted_leak_is_found(played: WholeGame, kind: str) -> None:
    planted = plant(played, kind)

    found = leaks([*played.sent, planted], played.truths, played.seed, played.checksums)

    assert planted in found


@pytest.mark.parametrize("form", range(7))
def test_the_seed_is_found_in_any_form(played: WholeGame, form: int) -> None:
    planted = Sent(MOMENT, played.turns[0], f"?{forms_of(played.seed)[form]}!")

    assert leaks([planted], played.truths, played.seed, played.checksums) == [planted]


def plant(played: WholeGame, kind: str) -> Sent:
    """Return what would be a leak."""
    owner, stranger, _ = played.joined
    truth = played.truths[MOMENT]
    hidden = min(truth.hands[owner] - played.truths[MOMENT + 1].on_table)
    last_drawn = played.actions[-2].split()[0]
    shown_to_owner = [item for item in played.sent if item.audience == owner]
    described = next(item for item in shown_to_owner if "in the middle" in item.text)
    drawn = next(item for item in shown_to_owner if item.picture and HAND_PICTURE in item.text)
    return {
        "id": Sent(MOMENT, stranger, f"hand {hidden}"),
        "words": replace(described, audience=stranger),
        "picture": replace(drawn, audience=None, text="board.png"),
        "bag": Sent(1, None, f"next {last_drawn}"),
        "seed": Sent(MOMENT, owner, f"seed {played.seed}"),
        "checksum": Sent(MOMENT, owner, f"state {played.checksums[MOMENT]}"),
        "position": Sent(MOMENT, owner, played.final.public.position()),
        "log": Sent(0, None, f"Traceback: {truth.hands}"),
    }[kind]


def result_of(played: WholeGame) -> Sent:
    """Return how the result was sent."""
    first_line = json.dumps(played.standing[-1].partition("\n")[0], ensure_ascii=False)
    return next(item for item in played.sent if first_line[:-1] in item.text)


def is_answer(item: Sent) -> bool:
    """Tell whether something sent answered an interaction."""
    return item.audience is not None and not item.picture
