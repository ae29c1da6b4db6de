"""Every message that a game leads to says what it should, and Discord takes it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.presenters.boards import (
    board_message,
    draft_message,
    resigned_message,
    row_of_file,
    turn_message,
)
from bot.presenters.hands import hand_message
from bot.presenters.lobbies.lobby import full_message, invitation, lobby_message
from bot.presenters.looking_back.results import result_message
from bot.presenters.message import LONGEST_ALT_TEXT, LONGEST_TEXT, Message, choices, framed
from bot.presenters.moves import done_message, resign_question
from bot.presenters.overviews import (
    help_message,
    list_message,
    lobby_info,
    match_info,
    waiting_message,
)
from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.lists import Summary
from bot.services.games.match import Match, Status
from bot.services.people import Person
from bot.services.people.holders import Computer
from bot.services.pictures import BoardDrawing
from bot.storage.games import Whereabouts
from bot.texts import Catalogue
from engine.actions import End
from engine.events import TilePlaced
from engine.tiles import ALL_TILES
from tests.bot.commands.discord_limits import faults_of_message
from tests.bot.played import match_of, random_play, unrated
from tests.bot.presenters.owed import telling
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    ELSEWHERE,
    GUILD,
    World,
    first_placement,
    open_world,
    proposal,
)

CATALOGUE = Catalogue()
TEXTS = CATALOGUE.texts("en")
STRANGER = 999
ROW = 77
BUTTONS = ["Join", "Leave", "Add bot", "Start", "Cancel", "Options", "Rules"]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """The services, with nobody to carry their messages."""
    async with open_world(tmp_path / "games.db") as world:
        yield world


def told(match: Match) -> Message:
    return turn_message(telling(TEXTS, match, match.turns_in(1, match.revision), ROW))


@pytest.mark.parametrize("language", CATALOGUE.languages)
async def test_discord_takes_every_message(world: World, language: str) -> None:
    texts = CATALOGUE.texts(language)
    lobby = await world.open_lobby()
    match = await world.start(BOB, CEM, channel_id=81)
    done = await world.act(match, first_placement(match))
    over = await world.play_out(done.match)
    turns = done.match.turns_in(1, done.match.revision)
    games = await world.lists.list_for(ANN.user_id, GUILD)
    messages = [
        lobby_message(telling(texts, lobby, row_id=ROW)),
        full_message(telling(texts, lobby, row_id=ROW)),
        invitation(telling(texts, lobby, user_id=BOB.user_id, row_id=ROW)),
        lobby_info(texts, lobby),
        turn_message(telling(texts, match, turns, ROW)),
        draft_message(telling(texts, done.match, turns, ROW)),
        resigned_message(telling(texts, match, user_id=BOB.user_id, row_id=ROW)),
        result_message(texts, over, over.turns_in(1, over.revision), ROW, unrated(over)),
        board_message(texts, match, BOB.user_id),
        hand_message(texts, match, ANN.user_id),
        done_message(texts, done, ANN.user_id),
        resign_question(texts, match, 0),
        match_info(texts, match, 1, board_id=5),
        list_message(texts, games * 20),
        waiting_message(texts, games * 20),
        help_message(texts),
    ]

    assert [faults_of_message(message) for message in messages] == [[]] * len(messages)


async def test_a_turns_message_calls_the_next_player_first_of_all(world: World) -> None:
    match = await world.start(BOB)

    after = await world.take_turn(match)
    turns = after.turns_in(match.revision + 1, after.revision)
    message = turn_message(telling(TEXTS, after, turns, ROW))

    call, told = message.text.split("\n")[:2]
    assert call == f"<@{BOB.user_id}>, your turn in **{match.where.name}**"
    assert told.startswith(("Ann placed ", "Ann closed "))
    assert message.pings == (BOB.user_id,)
    assert not message.is_silent


async def test_a_message_that_comes_too_late_calls_nobody(world: World) -> None:
    match = await world.start(BOB)

    message = turn_message(telling(TEXTS, match, match.turns_in(1, 9), ROW, is_late=True))

    assert "<@" not in message.text
    assert message.pings == ()
    assert message.is_silent


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "à Ann de jouer"), ("it", "tocca ad Ann"), ("es", "le toca a Ann")],
)
async def test_whose_turn_it_is_has_no_capital_within_a_line(
    world: World, language: str, said: str
) -> None:
    texts, match = CATALOGUE.texts(language), await world.start(BOB)

    late = turn_message(telling(texts, match, match.turns_in(1, 9), ROW, is_late=True))

    assert late.text.startswith(f"**{match.where.name}** · {said}\n")


async def test_the_first_board_tells_what_the_table_laid(world: World) -> None:
    match = await world.start(BOB, CEM)

    assert "The game opened with tiles on M13," in told(match).text
    assert "passed" not in told(match).text


async def test_in_terra_the_first_board_tells_who_passes_the_first_turn(world: World) -> None:
    match = await world.start(BOB, asked=proposal(variant="terra"))

    assert "Ann, as first player, sat out the first round" in told(match).text
    assert match.waits_for == BOB


async def test_a_picture_is_described_with_last_move_turn_and_scores_in_this_order(
    world: World,
) -> None:
    match = await world.take_turn(await world.start(BOB))
    turns = match.turns_in(match.revision - 1, match.revision)

    picture = turn_message(telling(TEXTS, match, turns, ROW)).picture

    assert picture is not None
    places = [picture.alt_text.index(part) for part in ("Ann placed", "Bob’s turn", " · Bob: 0 · ")]
    assert places == sorted(places)
    assert len(picture.alt_text) <= LONGEST_ALT_TEXT


def test_a_picture_in_words_ends_each_sentence_with_one_full_stop() -> None:
    match = match_of(random_play("domaine", 2, seed=16, actions=15))

    picture = board_message(TEXTS, match, BOB.user_id).picture

    assert picture is not None
    assert ". Tile 2, face b: " in picture.alt_text
    assert ".." not in picture.alt_text


async def test_a_posted_picture_carries_the_row_id_in_its_name(world: World) -> None:
    match = await world.start(BOB)

    picture = told(match).picture

    assert picture is not None
    assert row_of_file(f"{picture.name}.png") == ROW


@pytest.mark.parametrize(
    "name", ["", "x.png", "dalapapa.png", "dalapapa-r5.png", "dalapapa-hand-5.png", "dalapapa-٣-r5"]
)
def test_other_files_carry_no_row_id(name: str) -> None:
    assert row_of_file(name) is None


async def test_an_open_turn_offers_to_end_it_or_to_lay_the_other_tile(world: World) -> None:
    match = await world.start(BOB)

    message = done_message(TEXTS, await world.act(match, first_placement(match)), ANN.user_id)

    assert [button.label for button in message.buttons] == ["Play", "End turn", "Hand", "My view"]
    assert "for 4 points" in message.text


async def test_a_finished_turn_says_who_is_next(world: World) -> None:
    match = await world.start(BOB)

    done = await world.act(match, first_placement(match), End())
    message = done_message(TEXTS, done, ANN.user_id)

    assert [button.label for button in message.buttons] == ["Plan ahead", "Hand", "My view"]
    assert message.text.endswith("Your turn is over.\nBob’s turn now.")


async def test_whoever_waits_for_a_computer_is_told_that_the_board_follows(world: World) -> None:
    match = await world.start(BOB)
    done = await world.act(match, first_placement(match), End())
    computer = Person(Computer("easy", 1).user_id, "")
    after = replace(done, match=replace(done.match, seats=(ANN, computer)))

    message = done_message(TEXTS, after, ANN.user_id)

    assert message.text.endswith("Bot 2’s turn now: the new board follows in a moment.")
    assert "My view" in [button.label for button in message.buttons]


async def test_infos_lead_back_and_on_ones_turn_to_the_panel(world: World) -> None:
    match = await world.start(BOB)

    ways = {
        user_id: [button.label for button in match_info(TEXTS, match, user_id, None).buttons]
        for user_id in (ANN.user_id, BOB.user_id, STRANGER)
    }

    assert ways == {
        ANN.user_id: ["Play", "Hand", "My view"],
        BOB.user_id: ["Plan ahead", "Hand", "My view"],
        STRANGER: ["My view"],
    }


async def test_a_hand_is_told_tile_by_tile_and_face_by_face(world: World) -> None:
    match = await world.start(BOB)

    message = hand_message(TEXTS, match, ANN.user_id)

    assert message.picture is not None
    assert message.picture.alt_text.count("face a") == 2
    assert message.picture.alt_text.count("face b") == 2
    assert "a move such as /place `1a " in message.text


async def test_a_result_gives_ranks_seed_and_start_but_an_open_game_no_seed(world: World) -> None:
    match = await world.start(BOB)
    over = await world.play_out(match)

    message = result_message(TEXTS, over, over.history[-1:], ROW, unrated(over))

    assert "1\\. " in message.text
    assert over.seed is not None
    assert over.seed not in message.text
    assert f"{over.commitment[:16]}" in message.text
    assert over.commitment not in message.text
    assert "Best turn: " in message.text
    info = match_info(TEXTS, over, 1, None).text
    assert f"seed {over.seed} · Start id {over.start_id}" in info
    assert over.commitment in info
    assert "seed " not in told(match).text


async def test_no_message_to_the_channel_names_a_tile(world: World) -> None:
    match = await world.take_turn(await world.start(BOB))
    message = told(match)
    picture = message.picture

    assert picture is not None
    shown = message.text + picture.alt_text + picture.name
    assert [tile for tile in ALL_TILES if tile in shown] == []


async def test_a_full_table_to_240_points_is_warned_that_the_bag_is_short(world: World) -> None:
    short = lobby_message(telling(TEXTS, await world.open_lobby(proposal(target=240)), row_id=ROW))
    long = lobby_message(
        telling(TEXTS, await world.open_lobby(proposal(target=60), channel_id=81), row_id=ROW)
    )

    assert "the bag will probably be empty" in short.text
    assert "the bag will probably be empty" not in long.text


async def test_a_lobby_shows_its_commitment_and_who_may_join(world: World) -> None:
    lobby = await world.open_lobby(proposal(invite_only=True, most_seats=3))

    message = lobby_message(telling(TEXTS, lobby, row_id=ROW))

    assert f"{lobby.commitment[:16]}" in message.text
    assert lobby.commitment not in message.text
    assert lobby.commitment in lobby_info(TEXTS, lobby).text
    assert "by invitation" in message.text
    assert "Seats 1 of 3: Ann (host)" in message.text
    assert [button.label for button in message.buttons] == BUTTONS


async def test_a_closed_lobby_has_no_buttons(world: World) -> None:
    lobby = await world.open_lobby()
    closed = await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())

    message = lobby_message(telling(TEXTS, closed, row_id=ROW))

    assert message.buttons == ()
    assert "cancelled" in message.text


def test_a_story_that_is_too_long_loses_its_end() -> None:
    story = [f"{number:04} {'x' * 95}" for number in range(40)]

    text = framed("head", story, "scores", "proof")

    head, *kept, gap, scores, proof = text.split("\n")
    assert (head, gap, scores, proof) == ("head", "…", "scores", "proof")
    assert kept == story[: len(kept)]
    assert LONGEST_TEXT - 100 < len(text) <= LONGEST_TEXT


@pytest.mark.parametrize("length", range(100, 120))
def test_whatever_is_left_out_of_a_story_its_tail_stays_whole(length: int) -> None:
    text = framed("head", ["x" * length] * 40, "proof")

    assert len(text) <= LONGEST_TEXT
    assert text.endswith("x\n…\nproof")


def test_a_story_that_fits_is_told_whole() -> None:
    assert framed("head", ["one", "two"], "", "proof") == "head\none\ntwo\nproof"


def test_of_the_values_of_a_select_that_one_is_chosen_which_holds() -> None:
    lines = choices({"1d": "A day", "7d": "A week"}, "7d")

    assert [(line.label, line.value, line.is_chosen) for line in lines] == [
        ("A day", "1d", False),
        ("A week", "7d", True),
    ]


@pytest.mark.slow
async def test_a_game_of_computers_left_alone_is_told_with_ranks_and_proof(world: World) -> None:
    await world.computers.resume()
    match = await world.start_with_computers(3, proposal(target=240))
    await world.matches.resign(match.game_id, ANN.user_id, by_player(5))
    await world.settle()

    match = await world.matches.load(match.game_id)
    message = result_message(TEXTS, match, match.turns_in(1, match.revision), ROW, unrated(match))

    assert "\n…\n" in message.text
    bots = [seat for seat, person in enumerate(match.seats) if person.is_computer]
    assert all(f"Bot {seat + 1}" in message.text for seat in bots)
    assert match.seed
    assert match.seed in match_info(TEXTS, match, 1, None).text
    assert faults_of_message(message) == []


async def test_a_computer_is_named_wherever_its_seat_is_told_of(world: World) -> None:
    lobby = await world.open_lobby()
    lobby = await world.add_computer(lobby)
    match = await world.start_with_computers(channel_id=ELSEWHERE)
    await world.matches.resign(match.game_id, ANN.user_id, by_player(5))
    over = await world.matches.load(match.game_id)

    texts = [
        lobby_message(telling(TEXTS, lobby, row_id=ROW)).text,
        lobby_info(TEXTS, lobby).text,
        match_info(TEXTS, match, 1, None).text,
        told(match).text,
        result_message(TEXTS, over, (), ROW, unrated(over)).text,
    ]

    seat = next(seat for seat, person in enumerate(match.seats) if person.is_computer)
    names = ["Bot 2"] * 2 + [f"Bot {seat + 1}"] * 3
    assert [name for name, text in zip(names, texts, strict=True) if name not in text] == []


async def test_the_words_of_a_picture_end_with_turn_and_scores_however_much_happened(
    world: World,
) -> None:
    match = await world.start(BOB, CEM)
    longest = max((await world.take_turn(match)).history, key=lambda turn: len(turn.events))

    picture = turn_message(telling(TEXTS, match, [longest] * 40, ROW)).picture

    assert picture is not None
    assert " … Ann’s turn. Ann: 0 · " in picture.alt_text
    assert picture.alt_text.endswith(" tiles in the bag.")
    assert len(picture.alt_text) <= LONGEST_ALT_TEXT


async def test_whether_there_are_spots_is_told_however_much_happened(world: World) -> None:
    match = await world.take_turn(await world.take_turn(await world.start(BOB)))
    longer = replace(match, history=match.history + match.history[-1:] * 80)

    text = board_message(TEXTS, longer, ANN.user_id, has_spots=True).text

    assert text.split("\n")[1].startswith("Bob placed")
    assert "\n…\nAnn: " in text
    assert text.endswith(" cells: the bright ones, named in bold.")


async def test_a_list_that_is_too_long_leaves_out_whole_games_and_counts_them(
    world: World,
) -> None:
    await world.start(BOB)
    (game,) = await world.lists.list_for(ANN.user_id, GUILD)
    long = replace(game, where=replace(game.where, name="_" * 60), user_name="_" * 32)

    _, *lines, rest = list_message(TEXTS, [long] * 30).text.split("\n")

    assert {line[-4:] for line in lines} == {":R>)"}
    assert rest == f"… and {30 - len(lines)} more"


async def test_whoever_plays_in_many_games_is_led_to_some_of_them(world: World) -> None:
    await world.start(BOB)
    (game,) = await world.lists.list_for(ANN.user_id, GUILD)

    text = refusal_text(TEXTS, Refused("no_game_here", games=(game,) * 30))

    assert text.count(f"[{game.where.name}](https://") == 12
    assert text.endswith("\n… and 18 more")
    assert faults_of_message(Message(text)) == []


async def test_my_view_marks_and_is_cropped_to_what_has_happened_since_ones_last_turn(
    world: World,
) -> None:
    match = await world.start(BOB, CEM)
    for _ in range(4):
        match = await world.take_turn(match)

    picture = board_message(TEXTS, match, ANN.user_id).picture

    assert picture is not None
    assert isinstance(picture.drawing, BoardDrawing)
    marked = [event for event in picture.drawing.sight.recent if isinstance(event, TilePlaced)]
    assert [event.seat for event in marked] == [0]
    picture = board_message(TEXTS, match, BOB.user_id).picture
    assert picture is not None
    assert isinstance(picture.drawing, BoardDrawing)
    told = (*picture.drawing.sight.earlier, picture.drawing.sight.recent)
    marked = [event for turn in told for event in turn if isinstance(event, TilePlaced)]
    assert [event.seat for event in marked] == [2, 0]
    assert picture.drawing.sight.around == tuple(event.place.cell for event in marked)


def test_a_computer_on_turn_is_listed_by_the_number_of_its_seat() -> None:
    game = Summary(
        where=Whereabouts(1, 2, 3, "Blue Heron"),
        variant="classic",
        status=Status.RUNNING,
        user_id=Computer("easy", 1).user_id,
        user_name=None,
        since=datetime(2026, 12, 20, tzinfo=UTC),
        message_id=4,
        is_player=True,
        seat=2,
    )

    text = list_message(TEXTS, [game]).text

    assert "Bot 3" in text
    assert "Bot 1" not in text
