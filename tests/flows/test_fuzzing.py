"""Bad input through the whole client: an answer each time, nothing changed, no fault in the log."""

import random

from bot.presenters.ids.codec import LARGEST
from bot.presenters.ids.game_ids import CustomId, Verb
from tests.flows import raw
from tests.flows.stored import stored
from tests.flows.world import World, said, shown
from tests.fuzz.test_custom_ids import foreign_text
from tests.fuzz.test_moves import text_like

CASES = 25
ILLEGAL = "9a ZZ9999 r9"
LONGEST_ID = 100
LONGEST_OPTION = 6000


async def test_25_typed_texts_that_are_no_moves_are_refused_with_the_board(world: World) -> None:
    rng = random.Random(25)
    await world.start_game()
    before = stored(world)
    texts = [f"{text_like(rng, ILLEGAL)} ?" for _ in range(CASES - 1)] + ["7" * LONGEST_OPTION]

    answers = [shown(await world.ann.slash(world.channel, "place", move=text)) for text in texts]

    assert all(answer.content and answer.attachments for answer in answers)
    assert stored(world) == before


async def test_25_foreign_buttons_are_answered_and_do_nothing(world: World) -> None:
    rng = random.Random(25)
    await world.start_game()
    private = shown(await world.ann.slash(world.channel, "hand")).message
    before = stored(world)
    forged = [foreign_text(rng)[:LONGEST_ID] for _ in range(CASES)]

    answers = await raw.deliver(
        world, *(raw.clicked(world, world.ann, private, button) for button in forged)
    )

    assert all(map(said, answers))
    assert stored(world) == before


async def test_buttons_of_games_that_are_not_there_are_refused(world: World) -> None:
    await world.start_game()
    private = shown(await world.ann.slash(world.channel, "hand")).message
    before = stored(world)
    buttons = [CustomId(verb, game_id) for verb in Verb for game_id in (0, 2, LARGEST)]

    answers = await raw.deliver(
        world, *(raw.clicked(world, world.ann, private, str(button)) for button in buttons)
    )

    assert {said(answer) for answer in answers} == {
        world.text("refused-no-game-here"),
        world.text("refused-no-lobby-here"),
    }
    assert stored(world) == before


async def test_buttons_of_another_time_are_stale(world: World) -> None:
    match = await world.start_game()
    placed = shown(await world.place(world.ann, end=False)).message
    before = stored(world)
    buttons = [
        CustomId(verb, match.game_id, revision)
        for verb in (Verb.END, Verb.RESIGN)
        for revision in (0, 1, 999, LARGEST)
    ]

    answers = await raw.deliver(
        world, *(raw.clicked(world, world.ann, placed, str(button)) for button in buttons)
    )

    refusal = world.text("refused-stale")
    assert [said(answer).startswith(refusal) for answer in answers] == [True] * len(buttons)
    assert stored(world) == before
