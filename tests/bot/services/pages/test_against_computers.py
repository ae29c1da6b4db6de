"""What games without other people add up to, by variant and level of the computers."""

from bot.services.games.match import Match
from bot.services.pages.profiles import AgainstLevel, Games, Profile
from bot.services.people import Person
from engine.actions import Resign
from tests.bot.services.world import ANN, BOB, CHANNEL, GUILD, World, proposal


async def start(world: World, *levels: str, guests: tuple[Person, ...] = ()) -> Match:
    """Let Ann start a game with computers of some levels, and perhaps with other people."""
    lobby = await world.open_lobby(proposal())
    for guest in guests:
        await world.lobbies.join(lobby.game_id, guest, world.interaction())
    for level in levels:
        await world.lobbies.seat_computer(lobby.game_id, ANN.user_id, level, world.interaction())
    return await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())


async def lose(world: World, *levels: str, guests: tuple[Person, ...] = ()) -> None:
    """Let Ann lose at once, and whoever plays with her after her."""
    match = await start(world, *levels, guests=guests)
    for _ in range(1 + len(guests)):
        match = (await world.act(match, Resign())).match
    if match.public.outcome is None:  # the computers go on
        await world.play_out(match)
    await world.settle()


async def profile(world: World, asker: Person = ANN, hidden: tuple[int, ...] = ()) -> Profile:
    return await world.profiles.of(Games(GUILD, ANN.user_id, asker.user_id, hidden))


async def test_games_are_told_by_level_and_only_those_without_other_people(world: World) -> None:
    await lose(world, "easy")
    await lose(world, "easy", "easy")
    await lose(world, "normal", "hard")
    await lose(world, "hard", guests=(BOB,))

    told = (await profile(world)).against

    assert [(row.variant, row.level, row.games, row.wins) for row in told] == [
        ("classic", "easy", 2, 0),
        ("classic", "normal", 1, 0),
        ("classic", "hard", 1, 0),
    ]


async def came_out(world: World, match: Match, score: int, best_turn: int, *, is_win: bool) -> None:
    """Let the stored result say how Ann came out of a game, and that the bot had 99 points."""
    given = {
        "game": match.game_id,
        "ann": ANN.user_id,
        "score": score,
        "turn": best_turn,
        "win": is_win,
    }
    async with world.database.transaction() as connection:
        await connection.run(
            "UPDATE result_people SET is_win = :win, best_turn = :turn"
            " WHERE game_id = :game AND user_id = :ann",
            given,
        )
        await connection.run(
            "UPDATE seats SET score = iif(owner_id = :ann, :score, 99) WHERE game_id = :game",
            given,
        )


async def test_what_was_best_and_won_is_told(world: World) -> None:
    first, second = [await world.play_out(await start(world, "easy")) for _ in range(2)]
    await came_out(world, first, 40, 9, is_win=True)
    await came_out(world, second, 35, 12, is_win=False)

    told = (await profile(world)).against

    assert told == (AgainstLevel("classic", "easy", 2, 1, 40, 12),)


async def test_who_has_a_rating_is_told_no_levels(world: World) -> None:
    await lose(world, "easy")
    match = await start(world, guests=(BOB,))
    for _ in range(4):
        match = await world.take_turn(match)
    await world.act(match, Resign())

    told = await profile(world)

    assert [rated.variant for rated in told.rated] == ["classic"]
    assert told.against == ()


async def test_games_in_channels_that_one_cannot_view_are_left_out(world: World) -> None:
    await lose(world, "easy")

    assert (await profile(world, BOB, (CHANNEL,))).against == ()
    assert len((await profile(world, ANN, (CHANNEL,))).against) == 1


async def first_win(world: World, match: Match) -> str | None:
    """Against which level a game was Ann's first win."""
    found = (await world.leaderboards.rated_game(match.game_id)).first_win
    assert found is None or found.person == ANN
    return found.level if found else None


async def won(world: World, *levels: str, guests: tuple[Person, ...] = ()) -> Match:
    """Let Ann win a game since the result says so."""
    match = await world.play_out(await start(world, *levels, guests=guests))
    async with world.database.transaction() as connection:
        await connection.run(
            "UPDATE result_people SET is_win = user_id = ? WHERE game_id = ?",
            (ANN.user_id, match.game_id),
        )
    world.clock.pass_time(60)
    return match


async def test_the_first_win_against_a_level_is_one_and_stays_one(world: World) -> None:
    await lose(world, "easy")
    among_people = await won(world, "easy", guests=(BOB,))
    first = await won(world, "easy")
    second = await won(world, "easy")
    hard = await won(world, "normal", "hard")

    games = (among_people, first, second, hard)
    assert [await first_win(world, match) for match in games] == [None, "easy", None, "hard"]


async def test_a_game_that_was_lost_is_no_first_win(world: World) -> None:
    match = await start(world, "easy")
    await world.act(match, Resign())

    assert await first_win(world, match) is None
