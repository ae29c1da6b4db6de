"""A result tells how everybody came out, why somebody is out, and every rating that it changes."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.presenters.boards import board_picture
from bot.presenters.looking_back.rankings import ranking
from bot.presenters.looking_back.replays import Moment, film_message, replay_message
from bot.presenters.looking_back.results import describe_winners, result_message
from bot.presenters.telling import Teller
from bot.services.games.causes import BY_CLOCK, BY_NOBODY, by_player
from bot.services.games.check import check_all
from bot.services.games.continuing import Continuation
from bot.services.games.match import Match
from bot.services.games.records.archive import Archive
from bot.services.pages.leaderboard import Chart, FirstWin, Measure, RatedGame, RatingChange
from bot.services.people import Person
from bot.services.people.holders import Computer
from bot.services.pictures import BoardDrawing, FilmDrawing
from bot.services.ratings.ranking import PRESENT, FinalSeat, Out, Uncounted, ranked
from bot.storage.log import MadeBy
from bot.storage.pages.seen import Games
from bot.texts import Catalogue
from engine.actions import Resign
from engine.record import parse_record
from renderer.podium import Podium
from tests.bot.played import match_of, random_play, unrated
from tests.bot.services.world import ANN, BOB, CEM, DEE, EVA, World, open_world, proposal

CATALOGUE = Catalogue()
TEXTS = CATALOGUE.texts("en")
ROW = 77
BOT = Person(Computer("normal", 1).user_id, "Ann")
OVER = replace(match_of(random_play("classic", 3, seed=2, actions=999)), seats=(ANN, BOB, CEM))
"""A game in which Ann has 29 points, Bob 4 and Cem 18."""

PARTS = re.compile(r" \((−?\d+ for (discs|closed|second)|disques|groupes|secondes)[^)]*\)")


def came_out(out: Mapping[int, Out], holders: Mapping[int, Person]) -> Match:
    """The game, if the owners of some seats were out and some seats were held by others."""
    held = tuple(holders.get(seat, person) for seat, person in enumerate(OVER.seats))
    left = (Out.RESIGNED, Out.REMOVED)
    at_end = [
        FinalSeat(
            owner_id=person.user_id,
            holder_id=held[seat].user_id,
            rank=OVER.public.ranks[seat],
            left=out[seat] if out.get(seat) in left else None,
            turns=9,
            ended=1 if out.get(seat) is Out.IDLE else 9,
            made=9,
        )
        for seat, person in enumerate(OVER.seats)
    ]
    return replace(OVER, seats=held, ranking=ranked(at_end, PRESENT))


def lines(match: Match, language: str = "en", **changes: int) -> list[str]:
    """The ranking, without what the points are made of."""
    of_people = {person.name.lower(): person.user_id for person in OVER.seats}
    rated = {
        of_people[name]: RatingChange(1500 + change, change, is_provisional=change < 0)
        for name, change in changes.items()
    }
    texts = CATALOGUE.texts(language)
    told = ranking(Teller(texts, match), RatedGame(OVER.seats, rated))
    return [PARTS.sub("", line).replace("\u202f", " ").replace("\\.", ".") for line in told]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Ann’s first win against a bot (normal)"),
        ("fr", "Ann\u202f: première victoire contre un bot normal"),
    ],
)
def test_a_first_win_against_a_level_is_told_below_the_ranks(language: str, words: str) -> None:
    rated = RatedGame(OVER.seats, {}, FirstWin(OVER.seats[0], "normal"))

    *_, last = ranking(Teller(CATALOGUE.texts(language), came_out({}, {})), rated)

    assert last == f"\n**{words}**"


def test_those_who_stayed_are_told_in_the_order_of_their_points() -> None:
    assert OVER.public.scores == (29, 4, 18)
    assert lines(came_out({}, {}), ann=20, cem=0, bob=-20) == [
        "1. Ann: **29** · rating 1520 (+20)",
        "2. Cem: **18** · rating 1500 (±0)",
        "3. Bob: **4** · rating 1480 (−20), provisional",
    ]


@pytest.mark.parametrize(
    ("out", "english", "french"),
    [
        (Out.RESIGNED, "3. Ann (resigned): 29", "3. Ann (abandon) : 29"),
        (Out.REMOVED, "3. Ann (removed): 29", "3. Ann (exclusion) : 29"),
        (
            Out.IDLE,
            "3. Ann (ended fewer than half of their turns): 29",
            "3. Ann (a fini moins de la moitié de ses tours) : 29",
        ),
    ],
)
def test_whoever_is_out_stands_last_and_it_is_told_why(out: Out, english: str, french: str) -> None:
    match = came_out({0: out}, {})

    assert lines(match) == ["1. Cem: **18**", "2. Bob: **4**", english]
    assert lines(match, "fr")[-1] == french
    assert describe_winners(Teller(TEXTS, match)) == "Cem wins!"


@pytest.mark.parametrize(
    ("holder", "line", "winner"),
    [
        (BOT, "– Ann (bot): **29** (in place of Ann)", "Ann (bot) wins!"),
        (DEE, "– Dee: **29** (in place of Ann, not rated)", "Dee wins!"),
    ],
)
def test_a_substitute_has_no_rank_and_whose_place_it_is_is_told_with_their_rating(
    holder: Person, line: str, winner: str
) -> None:
    match = came_out({}, {0: holder})

    assert lines(match, ann=-30, cem=20, bob=10) == [
        line,
        "1. Cem: **18** · rating 1520 (+20)",
        "2. Bob: **4** · rating 1510 (+10)",
        "3. Ann (gone) · rating 1470 (−30), provisional",
    ]
    assert describe_winners(Teller(TEXTS, match)) == winner
    assert ("hors cote" in lines(match, "fr")[0]) == (holder is DEE)


def test_where_all_are_out_nobody_wins() -> None:
    match = came_out({0: Out.IDLE, 1: Out.IDLE, 2: Out.RESIGNED}, {})

    assert [line[:2] for line in lines(match)] == ["1."] * 3
    assert describe_winners(Teller(TEXTS, match)) == "nobody wins."


@pytest.mark.parametrize(
    ("out", "holders", "podium"),
    [
        ({}, {}, Podium((0,), (0, 2, 1), (1, 3, 2))),
        ({0: Out.IDLE}, {}, Podium((2,), (2, 1, 0), (3, 2, 1))),
        ({0: Out.RESIGNED, 2: Out.REMOVED}, {}, Podium((1,), (1, 0, 2), (2, 1, 2))),
        ({}, {0: BOT}, Podium((0,), (0, 2, 1), (None, 2, 1))),
        ({}, {1: DEE}, Podium((0,), (0, 2, 1), (1, None, 2))),
        ({0: Out.IDLE, 1: Out.IDLE, 2: Out.IDLE}, {}, Podium((), (0, 2, 1), (1, 1, 1))),
    ],
)
def test_pictures_and_films_show_what_the_words_tell(
    out: Mapping[int, Out], holders: Mapping[int, Person], podium: Podium
) -> None:
    match = came_out(out, holders)
    replay = replay_message(TEXTS, Moment(len(match.history), match, match)).picture
    shown = (board_picture(TEXTS, match, ()), replay, film_message(TEXTS, match).picture)

    for picture in shown:
        assert picture is not None
        assert isinstance(picture.drawing, BoardDrawing | FilmDrawing)
        drawn = (
            picture.drawing.sight if isinstance(picture.drawing, BoardDrawing) else picture.drawing
        )
        assert drawn.podium == podium


@pytest.mark.parametrize(
    ("why", "words"),
    [
        (Uncounted.ALONE, "only games begun by two or more people count."),
        (Uncounted.SHORT, "at least two people must have ended two turns each."),
        (None, "only the first three games a day (UTC) by the same people count."),
    ],
)
def test_why_a_game_does_not_count_is_told(why: Uncounted | None, words: str) -> None:
    match = replace(came_out({}, {}), why_uncounted=why)

    text = result_message(TEXTS, match, (), ROW, unrated(match)).text

    assert f"-# Not on the leaderboards: {words}" in text.splitlines()


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path / "games.db") as world:
        for person in (ANN, BOB, CEM, DEE, EVA):
            await world.people.see(70, person)
        yield world


async def told(world: World, match: Match) -> str:
    rated = await world.leaderboards.rated_game(match.game_id)
    return result_message(TEXTS, match, (), ROW, rated).text


async def take_turns(world: World, match: Match, number: int) -> Match:
    for _ in range(number):
        match = await world.take_turn(match)
    return match


@pytest.mark.parametrize("holder", [BOT, DEE])
async def test_the_result_tells_every_rating_that_it_changes(world: World, holder: Person) -> None:
    match = await take_turns(world, await world.start(BOB, CEM), 6)

    def hand_over(_: Match, continuation: Continuation) -> None:
        continuation.seat(0, holder.user_id)

    match = (await world.matches.carry_out(match.game_id, BY_NOBODY, hand_over)).match
    over = await world.play_out(match)

    rated = [line for line in (await told(world, over)).splitlines() if " · rating " in line]
    assert len(rated) == 3
    assert re.match(r"3\\\. Ann \(gone\) · rating [0-9]+ \(−[0-9]+\)", rated[2])
    assert [line.partition(". ")[2][:3] in ("Bob", "Cem") for line in rated] == [True, True, False]


async def test_whoever_had_a_seat_first_is_told_their_rating_however_they_lost_it(
    world: World,
) -> None:
    """Ann's seat goes to Dee, who resigns; Bob's to Eva, who is removed."""
    match = await take_turns(world, await world.start(BOB, CEM), 6)

    def hand_over(_: Match, continuation: Continuation) -> None:
        continuation.seat(0, DEE.user_id)
        continuation.act(0, Resign(), MadeBy.PLAYER)
        continuation.seat(1, EVA.user_id)
        continuation.act(1, Resign(), MadeBy.CLOCK)

    match = (await world.matches.carry_out(match.game_id, BY_NOBODY, hand_over)).match

    changes = (await world.leaderboards.rated_game(match.game_id)).changes
    text = await told(world, match)
    rated = re.findall(r"^(\d)\\\. (\w+).* · rating ", text, re.MULTILINE)
    assert changes.keys() == {ANN.user_id, BOB.user_id, CEM.user_id}
    assert rated == [("1", "Cem"), ("2", "Bob"), ("2", "Ann")]
    assert re.search(r"^– Dee: \d+ \(in place of Ann, not rated, resigned\)", text, re.MULTILINE)
    assert re.search(r"^– Eva: \d+ \(in place of Bob, not rated, removed\)", text, re.MULTILINE)


def skip(match: Match, continuation: Continuation) -> None:
    assert match.public.to_act is not None
    continuation.skip(match.public.to_act)


@pytest.mark.usefixtures("same_tiles")
async def test_all_that_shows_how_a_game_came_out_says_the_same(world: World) -> None:
    match = await world.start(BOB, CEM, asked=proposal(target=100))
    while match.public.outcome is None:
        if match.waits_for == ANN and len(match.history) > 9:
            match = (await world.matches.carry_out(match.game_id, BY_CLOCK, skip)).match
        else:
            match = await world.take_turn(match)
    first, second = sorted((BOB, CEM), key=lambda one: -match.public.scores[match.seats.index(one)])
    wanted = {first: 1, second: 2, ANN: 3}

    record = await Archive(world.database).record_of(match.game_id, "ABC", match.ranking)
    chart = Chart("classic", Measure.WINS)
    leaders = await world.leaderboards.page(match.where.guild_id, chart, 0, ANN.user_id)
    ranks = {}
    for person in wanted:
        games = Games(match.where.guild_id, person.user_id, person.user_id)
        ranks[person] = (await world.histories.page(games, None)).games[0].rank
    text = await told(world, match)

    assert text.startswith(f"**{match.where.name}** is over: {first.name} wins!")
    assert re.findall(r"^(\d)\\\. (\w+)", text, re.MULTILINE) == [
        (str(rank), person.name) for person, rank in wanted.items()
    ]
    assert match.podium == Podium(
        (match.seats.index(first),),
        tuple(map(match.seats.index, wanted)),
        tuple(wanted[person] for person in match.seats),
    )
    assert ranks == wanted
    assert [leader.person for leader in leaders.leaders if leader.wins] == [first]
    assert parse_record(record).winners == match.winners
    assert (await check_all(world.database))[1] == []


async def test_the_fourth_game_of_a_day_says_why_it_does_not_count(world: World) -> None:
    texts = []
    for _ in range(4):
        match = await take_turns(world, await world.start(BOB), 4)
        cause = by_player(world.interaction())
        match = (await world.matches.resign(match.game_id, ANN.user_id, cause)).match
        texts.append(await told(world, match))

    assert ["first three games a day" in text for text in texts] == [False] * 3 + [True]
    assert [text.count(" · rating ") for text in texts] == [2, 2, 2, 0]
