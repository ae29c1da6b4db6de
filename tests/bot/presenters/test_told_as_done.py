"""A turn is told as it was made: by its player, by the bot for them, or skipped, and why."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.presenters.boards import (
    board_message,
    describe_picture,
    since_last_turn,
    turn_message,
)
from bot.presenters.in_words.text_ids import TextId
from bot.presenters.in_words.text_pages import text_file_message, text_message
from bot.presenters.looking_back.filmed_records import doers
from bot.presenters.looking_back.replays import Moment, film_message, replay_message
from bot.presenters.looking_back.results import result_message
from bot.presenters.message import TextFile
from bot.presenters.overviews import match_info
from bot.presenters.stories.lines import brief, teller_above
from bot.presenters.telling import Teller
from bot.services.games.causes import BY_CLOCK, BY_NOBODY, by_player
from bot.services.games.continuing import Continuation
from bot.services.games.match import Match
from bot.services.games.player_acts import back
from bot.services.games.records.archive import Archive
from bot.services.games.vote import Answer
from bot.services.games.voting.deciding import free_computer
from bot.services.pictures import FilmDrawing
from bot.storage.log import EntryKind, MadeBy
from bot.texts import Catalogue
from engine.actions import End, Place, Resign
from engine.record import parse_record
from tests.bot.played import unrated
from tests.bot.presenters.owed import telling
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    DEE,
    GUILD,
    World,
    first_placement,
    open_world,
    proposal,
)

ENGLISH, FRENCH = Catalogue().texts("en"), Catalogue().texts("fr")

pytestmark = pytest.mark.usefixtures("same_tiles")

Change = Callable[[Continuation, int], None]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path / "games.db") as world:
        for person in (ANN, BOB, CEM, DEE):
            await world.people.see(GUILD, person)
        yield world


def late(continuation: Continuation, seat: int) -> None:
    continuation.note(EntryKind.TIMED_OUT, seat, "1")


def skip(continuation: Continuation, seat: int) -> None:
    continuation.note(EntryKind.DECIDED, seat, Answer.SKIP)
    continuation.skip(seat)


def remove(continuation: Continuation, seat: int) -> None:
    continuation.act(seat, Resign(), MadeBy.CLOCK)


def computer_plays_on(continuation: Continuation, seat: int) -> None:
    continuation.seat(seat, free_computer(continuation.fold().holders))


def played_by_bot(continuation: Continuation, seat: int) -> None:
    """What a computer does that ends this turn alone."""
    legal = continuation.game.legal_actions()
    place = next(action for action in legal if isinstance(action, Place))
    continuation.note(EntryKind.DECIDED, seat, Answer.PLAY)
    continuation.act(seat, place, "bot:normal")
    continuation.act(seat, End(), "bot:normal")
    continuation.act_for_nobody()


async def change(world: World, match: Match, *changes: Change) -> Match:
    """Add entries about whoever is on turn."""

    def made(match: Match, continuation: Continuation) -> None:
        seat = match.public.to_act
        assert seat is not None
        for one in changes:
            one(continuation, seat)

    return (await world.matches.carry_out(match.game_id, BY_CLOCK, made)).match


def told(match: Match, texts: object = ENGLISH) -> list[str]:
    """The last turn in words, as it stands above a picture and as it stands in full."""
    assert texts in (ENGLISH, FRENCH)
    chosen = ENGLISH if texts is ENGLISH else FRENCH
    above = brief(teller_above(chosen, match), match.history[-1]).split("\n")
    return [line.replace("\u202f", " ") for line in above]


async def test_a_skipped_turn_says_why(world: World) -> None:
    match = await world.start(BOB, CEM, asked=proposal())
    match = await change(world, match, late, skip)

    assert told(match) == ["Ann’s time was up: turn skipped"]
    assert told(match, FRENCH) == ["Ann n’avait plus de temps : tour sauté"]
    match = await change(world, match, skip)  # Bob had left the server
    assert told(match) == ["The others skipped Bob’s turn"]
    match = await world.take_turn(match)

    # My view, and the replay of a turn, as it was and in the list of all.
    since = Teller(ENGLISH, match).turns(since_last_turn(match, ANN.user_id))
    assert "Ann’s time was up: turn skipped" in since
    replay = replay_message(ENGLISH, Moment(2, match, match))
    assert "Ann’s time was up: turn skipped" in replay.text
    assert replay.picture is not None
    assert "Ann’s time was up: turn skipped." in replay.picture.alt_text


async def test_a_time_that_was_over_before_the_turn_was_taken_back_is_no_reason(
    world: World,
) -> None:
    match = await world.start(BOB, CEM, asked=proposal())
    begun = match.revision
    match = await world.take_turn(await change(world, match, late))

    def take_back(_: Match, continuation: Continuation) -> None:
        continuation.go_back(0, begun)

    match = (await world.matches.carry_out(match.game_id, BY_NOBODY, take_back)).match
    match = await change(world, match, skip)  # Ann has left the server meanwhile

    assert told(match) == ["The others skipped Ann’s turn"]


@pytest.mark.parametrize("variant", ["classic", "terra"])
async def test_what_was_done_before_a_turn_was_skipped_is_told_too(
    world: World, variant: str
) -> None:
    match = await world.start(BOB, CEM, asked=proposal(variant=variant))
    assert match.public.to_act is not None
    name = match.seats[match.public.to_act].name
    match = (await world.act(match, first_placement(match))).match
    match = await change(world, match, late, skip)

    done, skipped = told(match)

    assert done.startswith(f"{name} ")
    assert skipped == f"{name}’s time was up: turn skipped"


async def test_money_that_goes_back_follows_from_the_skipping(world: World) -> None:
    match = await world.start(BOB, asked=proposal(variant="terra"))
    for _ in range(2):
        match = (await world.act(match, End())).match  # saving up
    match = await change(world, match, late, skip)

    assert told(match) == ["Bob’s time was up: turn skipped; gave back 2 brouzoufs"]


async def test_what_the_bot_played_for_somebody_is_told_as_the_bots(world: World) -> None:
    match = await world.start(BOB, CEM, asked=proposal())
    match = await world.take_turn(match)
    match = (await world.act(match, first_placement(match))).match
    match = await change(world, match, late, skip)
    match = await change(world, match, late, played_by_bot)

    (line,) = told(match)

    assert line.startswith("Cem’s time was up: the bot placed a tile")
    assert not match.history[-1].is_made_by(CEM.user_id)


def ended_by_bot(continuation: Continuation, seat: int) -> None:
    """What a computer does where its player has placed all that may be placed, but not ended."""
    continuation.note(EntryKind.DECIDED, seat, Answer.PLAY)
    continuation.act(seat, End(), "bot:normal")
    continuation.act_for_nobody()


async def test_a_turn_that_the_bot_only_ended_is_told_as_both_made_it(world: World) -> None:
    match = await world.start(BOB, CEM, asked=proposal())
    match = (await world.act(match, first_placement(match))).match
    match = await change(world, match, late, ended_by_bot)

    done, ended = told(match)

    assert done.startswith("Ann placed a tile")
    assert ended == "Ann’s time was up: the bot ended the turn"
    assert told(match, FRENCH)[1] == "Ann n’avait plus de temps : le bot a mis fin au tour"
    view = Teller(ENGLISH, match).turns(since_last_turn(match, BOB.user_id))
    assert ended in view


async def test_each_turn_is_told_as_its_players_whoever_holds_the_seat_now(world: World) -> None:
    match = await world.start(BOB, CEM, asked=proposal())
    match = await world.take_turn(match)
    match = await change(world, match, computer_plays_on)
    match = await change(world, match, played_by_bot)
    cause = by_player(world.interaction())
    match = (await world.matches.carry_out(match.game_id, cause, back(BOB.user_id))).match

    def hand_over(_: Match, continuation: Continuation) -> None:
        continuation.seat(0, DEE.user_id)

    match = (await world.matches.carry_out(match.game_id, BY_NOBODY, hand_over)).match
    _, ann, bot = (Teller(ENGLISH, match).turns([turn])[0] for turn in match.history)

    assert ann.startswith("Ann placed")
    assert bot.startswith("Bob (bot) placed")
    assert (match.seats[0].user_id, match.seats[1].user_id) == (DEE.user_id, BOB.user_id)


async def test_who_is_played_for_is_told_all_since_their_own_last_turn(world: World) -> None:
    match = await world.start(BOB, CEM, asked=proposal())
    for _ in range(4):
        match = await world.take_turn(match)
    match = await change(world, match, computer_plays_on)
    match = await change(world, match, played_by_bot)
    match = await world.take_turn(match)
    since = ["Cem placed", "Bob (bot) placed", "Ann placed", "Cem placed"]
    file = text_file_message(ENGLISH, match, BOB.user_id).file

    assert isinstance(file, TextFile)
    for text in (
        board_message(ENGLISH, match, BOB.user_id).text,
        text_message(ENGLISH, match, BOB.user_id, TextId(match.game_id)).text,
        file.text,
    ):
        lines = [line for line in text.split("\n") if "at random" not in line]
        told = [line for line in lines if " placed " in line]
        assert [line[: len(words)] for line, words in zip(told, since, strict=True)] == since


async def test_who_was_removed_is_not_told_to_have_resigned(world: World) -> None:
    match = await world.start(BOB, CEM, asked=proposal())
    match = await change(world, match, late, remove)

    assert told(match) == ["Ann was removed; Bob and Cem play on, and all tiles stay on the board"]
    assert "Ann: 0 (removed) · " in describe_picture(ENGLISH, match, match.history[-1:])
    in_words = text_message(ENGLISH, match, BOB.user_id, TextId(match.game_id)).text
    assert "Seat 1, Ann: 0 points; removed" in in_words.splitlines()


async def test_what_the_bot_must_do_for_who_is_removed_is_no_skipped_turn(world: World) -> None:
    match = await world.take_turn(await world.start(BOB, CEM, asked=proposal()))
    placed = match.history[-1].parts[0].events[:1]
    match = await change(world, match, late, remove)
    (part,) = match.history[-1].parts
    turn = replace(match.history[-1], parts=(replace(part, events=placed + part.events),))

    lines = Teller(ENGLISH, match).turns([turn])

    assert lines[0].startswith("In Bob’s place the bot placed a tile")
    assert lines[1].startswith("Bob was removed")
    assert Teller(FRENCH, match).turns([turn])[0].startswith("À la place de Bob, le bot a posé")


async def test_a_resignation_out_of_turn_that_ended_the_game_is_told_to_who_looks_at_it(
    world: World,
) -> None:
    match = await world.take_turn(await world.start(BOB, asked=proposal()))
    cause = by_player(world.interaction())
    match = (await world.matches.resign(match.game_id, ANN.user_id, cause)).match

    view = board_message(ENGLISH, match, BOB.user_id)
    assert "Ann has resigned" in view.text.splitlines()
    assert view.picture is not None
    assert view.picture.alt_text.startswith("Ann has resigned. ")
    words = text_message(ENGLISH, match, BOB.user_id, TextId(match.game_id)).text
    assert "Ann has resigned" in words.splitlines()


async def test_who_passes_the_first_turn_is_told_where_players_set_up(world: World) -> None:
    asked = proposal(setup="players", variant="terra")
    match = await world.start(BOB, asked=asked)
    assert match_info(ENGLISH, match, ANN.user_id, None).text.count("sat out") == 0
    for _ in range(2):
        assert match.waits_for is not None
        match = await world.take_turn(match)

    passed = "Ann, as first player, sat out the first round"
    above = turn_message(telling(ENGLISH, match, match.history[-1:], 1))
    assert told(match)[1:] == [passed]
    assert passed in above.text.split("\n")
    assert above.picture is not None
    assert f" {passed}. " in above.picture.alt_text
    assert passed in match_info(ENGLISH, match, BOB.user_id, None).text.split("\n")


async def test_the_newest_turn_is_told_first_everywhere(world: World) -> None:
    match = await world.start(BOB, CEM, asked=proposal())
    for _ in range(3):
        match = await world.take_turn(match)
    turns = since_last_turn(match, ANN.user_id)
    places = {
        "view": board_message(ENGLISH, match, ANN.user_id).text,
        "alt text": describe_picture(ENGLISH, match, turns),
        "in words": text_message(ENGLISH, match, ANN.user_id, TextId(match.game_id)).text,
        "board": turn_message(telling(ENGLISH, match, turns, 1)).text,
        "result": result_message(ENGLISH, match, turns, 1, unrated(match)).text,
    }

    assert [turn.seat for turn in turns] == [1, 2]
    assert [
        where for where, text in places.items() if text.index("Cem ") > text.index("Bob ")
    ] == []


async def test_who_has_not_had_a_turn_yet_is_told_all_since_the_beginning(world: World) -> None:
    match = await world.start(BOB, CEM, asked=proposal())
    for _ in range(2):
        match = await world.take_turn(match)

    lines = Teller(ENGLISH, match).turns(since_last_turn(match, CEM.user_id))

    assert [line.split(" ")[0] for line in lines] == ["Bob", "Ann", "The"]
    assert lines[-1].startswith("The game opened with")
    match = await change(world, match, late, skip)
    lines = Teller(ENGLISH, match).turns(since_last_turn(match, CEM.user_id))
    assert lines[0] == "Cem’s time was up: turn skipped"
    assert len(lines) == 4


async def test_film_and_result_name_who_did_it(world: World) -> None:
    match = await world.start(BOB, asked=proposal())
    match = await change(world, match, late, skip)
    match = await change(world, match, computer_plays_on)
    while match.public.outcome is None:
        if match.public.to_act == 1:
            match = await change(world, match, played_by_bot)
        else:
            match = await change(world, match, late, skip)

    film = film_message(ENGLISH, match).picture
    assert film is not None
    assert isinstance(film.drawing, FilmDrawing)
    assert film.drawing.doers[:3] == ("", "Ann: skipped", "Bob (bot)")
    assert len(film.drawing.doers) == sum(1 for _ in match.play_anew())
    result = result_message(ENGLISH, match, (), 1, unrated(match)).text
    assert "Best turn: Bob (bot) " in result


async def test_the_film_of_a_record_names_who_did_it_too(world: World) -> None:
    match = await world.start(BOB, CEM, DEE, asked=proposal())
    match = await world.take_turn(match)
    match = await change(world, match, late, played_by_bot)
    match = await change(world, match, late, remove)
    match = await change(world, match, computer_plays_on)
    match = await change(world, match, played_by_bot)
    match = await change(world, match, late, skip)
    cause = by_player(world.interaction())
    match = await world.take_turn(match)
    match = (await world.matches.resign(match.game_id, ANN.user_id, cause)).match
    film = film_message(ENGLISH, match).picture
    names = ["Ann", "Bob", "Cem", "Dee (bot)"]

    record = parse_record(await Archive(world.database).record_of(match.game_id, names, ()))

    told = doers(ENGLISH, record, names)
    assert film is not None
    assert isinstance(film.drawing, FilmDrawing)
    assert told == film.drawing.doers
    assert told[1:] == (
        *("Ann", "Bob (bot)", "Cem: removed", "Dee (bot)"),
        *("Ann: skipped", "Bob", "Ann: resigned"),
    )
