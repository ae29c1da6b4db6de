"""The bot tidies its database up by itself."""

from tests.flows.stored import rows
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
