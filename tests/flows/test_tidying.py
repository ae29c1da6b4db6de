"""The bot tidies its database up by itself."""

from tests.flows.journal import Journal
from tests.flows.stored import change, rows
from tests.flows.world import World, shown


async def test_when_it_starts_it_forgets_the_old_boards_of_games_that_are_over(
    world: World,
) -> None:
    await world.start_game()
    for _ in range(3):
        await world.place(await world.on_turn(), end=True)
    question = shown(await world.ann.slash(world.channel, "game resign"))
    await world.ann.click(question, label="Resign")
    before = rows(world, "SELECT kind FROM messages")

    await world.restart()

    assert len(before) == 6
    assert rows(world, "SELECT kind FROM messages ORDER BY 1") == [
        ("lobby",),
        ("result",),
        ("turn",),
    ]


async def test_when_tidying_fails_that_is_logged_and_the_next_hour_is_another_try(
    world: World, journal: Journal
) -> None:
    change(world, "ALTER TABLE games RENAME TO plays")
    await world.bot.routines.copy_and_tidy()
    change(world, "ALTER TABLE plays RENAME TO games")
    await world.bot.routines.copy_and_tidy()

    (fault,) = journal.take_faults()
    assert fault["event"] == "tidying_failed"
    assert world.bot.routines.copy_and_tidy.is_running()
