"""Turns: what is typed, what is offered, what is done, in how many messages."""

from bot.presenters.notation import complete_move, write_move
from tests.flows.stored import logged, stored
from tests.flows.world import BOARD_BUTTONS, World, labels, said, shown


async def test_one_typed_move_finishes_a_turn(world: World) -> None:
    await world.start_game()
    boards = len(world.posted())

    answer = shown(await world.place(world.ann))

    assert logged(world)[-1] == "end"
    assert len(world.posted()) == boards + 1
    assert world.called(world.newest()) == [world.bob]
    assert world.newest().content.startswith(f"{world.bob.mention}, your turn in **")
    assert answer.attachments[0].filename.endswith(".png")
    assert labels(answer) == ["Plan ahead", "Hand", "My view"]


async def test_a_move_is_read_forgivingly(world: World) -> None:
    await world.start_game()
    (move, *_) = await world.moves(world.ann)
    slot_and_face, cell, turn = move.split()

    await world.ann.slash(
        world.channel, "place", move=f" {slot_and_face.upper()},{cell.lower()}  {turn[1:]} "
    )

    assert f" {slot_and_face[1]} {cell} {turn}" in logged(world)[-2]


async def test_each_typed_part_narrows_what_is_offered(world: World) -> None:
    await world.start_game()
    everything = await world.moves(world.ann)
    second_tile = await world.moves(world.ann, "2")
    its_other_face = await world.moves(world.ann, "2b")
    cell = its_other_face[0].split()[1]

    there = await world.moves(world.ann, f"2b {cell}")

    assert len(everything) <= 25
    assert {move[0] for move in second_tile} == {"2"}
    assert {move[:2] for move in its_other_face} == {"2b"}
    assert {move.split()[1] for move in there} == {cell}


async def test_who_is_not_on_turn_is_offered_what_they_can_plan_and_others_nothing(
    world: World,
) -> None:
    match = await world.start_game()
    ahead = match.ahead_for(world.bob.id)
    assert ahead is not None

    offered = [await world.moves(person) for person in (world.bob, world.dan)]

    assert offered == [[write_move(ahead, place) for place in complete_move("", ahead)], []]


async def test_whoever_is_not_on_turn_places_nothing_and_sees_the_board(world: World) -> None:
    await world.start_game()
    (move, *_) = await world.moves(world.ann)
    before = stored(world)

    too_early = shown(await world.bob.slash(world.channel, "place", move=move))
    stranger = shown(await world.dan.slash(world.channel, "place", move=move))

    assert too_early.content.startswith(world.text("refused-not-your-turn"))
    assert stranger.content.startswith(world.text("refused-not-a-player"))
    assert [len(answer.attachments) for answer in (too_early, stranger)] == [1, 1]
    assert stored(world) == before


async def test_a_move_that_cannot_be_read_is_answered_with_a_legal_one(world: World) -> None:
    await world.start_game()
    (move, *_) = await world.moves(world.ann)
    before = stored(world)

    answer = await world.ann.slash(world.channel, "place", move="somewhere nice")

    assert said(answer).startswith(world.text("refused-move-unreadable", nearest=move))
    assert stored(world) == before


async def test_the_second_tile_of_a_turn_ends_it(world: World) -> None:
    await world.start_game()

    first = shown(await world.place(world.ann, end=False))
    await world.place(world.ann, end=False)

    assert labels(first) == ["Play", "End turn", "Hand", "My view"]
    assert await world.on_turn() == world.bob
    assert world.called(world.newest()) == [world.bob]


async def test_only_the_newest_board_keeps_its_buttons(world: World) -> None:
    await world.start_game()

    await world.place(world.ann)
    await world.place(world.bob)

    assert [labels(message) for message in world.posted()] == [[], [], [], BOARD_BUTTONS]


async def test_end_before_placing_is_refused(world: World) -> None:
    await world.start_game()
    before = stored(world)

    answer = await world.ann.slash(world.channel, "end")

    assert said(answer).startswith(world.text("refused-must-place"))
    assert stored(world) == before


async def test_the_button_that_ends_a_turn_becomes_its_answer(world: World) -> None:
    await world.start_game()
    placed = shown(await world.place(world.ann, end=False))

    ended = shown(await world.ann.click(placed, label="End turn"))

    assert ended.id == placed.id
    assert labels(ended) == ["Plan ahead", "Hand", "My view"]
    assert await world.on_turn() == world.bob


async def test_each_set_up_tile_is_a_turn_of_its_own(world: World) -> None:
    await world.start_game(setup="players")

    first = world.called(world.newest())
    await world.place(world.ann)
    second = world.called(world.newest())
    await world.place(world.bob)
    third = world.called(world.newest())

    assert [first, second, third] == [[world.ann], [world.bob], [world.ann]]
    assert len(world.posted()) == 4
    assert (await world.match()).public.is_in_set_up is False


async def test_people_are_called_what_they_call_themselves_now(world: World) -> None:
    await world.start_game()
    world.env.backend.edit_member(world.guild.id, world.bob.id, {"nick": "Robert"})

    await world.bob.slash(world.channel, "hand")
    await world.place(world.ann)

    assert "Robert: **0**" in world.newest().content
