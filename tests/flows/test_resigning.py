"""Resigning: asked back, told once, in turn or out of it."""

import discord

from tests.flows import raw
from tests.flows.stored import logged, stored
from tests.flows.world import BOARD_BUTTONS, World, custom_id, labels, said, shown


async def test_a_player_who_resigns_on_turn_is_asked_and_the_turn_passes(world: World) -> None:
    await world.start_game(world.ann, world.bob, world.cleo)
    before = stored(world)

    question = shown(await world.ann.slash(world.channel, "game resign"))
    after_question = stored(world)
    await world.ann.click(question, label="Resign")

    assert after_question == before
    assert world.called(world.newest()) == [world.bob]
    assert world.text("told-resigned", name="Ann") in world.newest().content


async def test_who_resigns_in_the_set_up_is_not_told_what_the_table_lays_instead(
    world: World,
) -> None:
    await world.start_game(world.ann, world.bob, world.cleo, variant="terra", setup="players")
    question = shown(await world.ann.slash(world.channel, "game resign"))

    answer = said(await world.ann.click(question, label="Resign"))

    resignation, placement = logged(world)
    assert resignation == "resign"
    assert placement.split()[2] not in answer
    assert answer.split("\n")[0] == "You have resigned."


async def test_a_resignation_out_of_turn_is_one_silent_line(world: World) -> None:
    await world.start_game(world.ann, world.bob, world.cleo)
    question = shown(await world.cleo.slash(world.channel, "game resign"))
    board = world.newest()

    await world.cleo.click(question, label="Resign")

    *_, still_board, line = world.posted()
    assert still_board.id == board.id
    assert labels(still_board) == BOARD_BUTTONS
    assert line.content == world.text(
        "told-out-goes-on", told=world.text("told-resigned", name="Cleo"), names="Ann and Bob"
    )
    assert line.flags.suppress_notifications
    assert world.called(line) == []
    assert await world.on_turn() == world.ann


async def test_the_last_but_one_who_resigns_ends_the_game(world: World) -> None:
    await world.start_game()
    question = shown(await world.bob.slash(world.channel, "game resign"))

    await world.bob.click(question, label="Resign")
    result = world.newest()
    reopened = await world.bob.click(result, label="New game")

    assert world.text("result-uncounted-short") in result.content
    assert world.text("result-reason-resignation") in result.content
    assert world.called(result) == []
    rows = [row for row in result.components if isinstance(row, discord.ActionRow)]
    assert [
        [button.label for button in row.children if isinstance(button, discord.Button)]
        for row in rows
    ] == [["Rematch", "New game"], ["Replay", "Review", "More"]]
    assert labels(world.newest()) == [
        "Join",
        "Leave",
        "Add bot",
        "Start",
        "Cancel",
        "Options",
        "Rules",
    ]
    game, channel = (await world.lobby()).where.name, f"<#{world.channel.id}>"
    assert said(reopened) == world.text("lobby-opened-in", game=game, channel=channel)


async def test_a_new_game_has_the_terms_of_the_old_one_and_is_opened_once(world: World) -> None:
    await world.start_game(variant="terra", withdraw="own", pace="7d", seats=4)
    question = shown(await world.bob.slash(world.channel, "game resign"))
    old = (await world.match()).terms
    await world.bob.click(question, label="Resign")
    result = world.newest()

    await world.cleo.click(result, label="New game")
    again = await world.ann.click(result, label="New game")

    lobby = await world.lobby()
    assert lobby.terms == old
    assert lobby.host_id == world.cleo.user.id
    assert [member.user_id for member in lobby.members] == [world.cleo.user.id]
    assert "Open it in a new thread" in labels(shown(again))
    assert len(world.posted()) == 4  # lobby, board, result, lobby


async def test_somebody_who_resigned_does_nothing_more(world: World) -> None:
    await world.start_game(world.ann, world.bob, world.cleo)
    question = shown(await world.ann.slash(world.channel, "game resign"))
    assert labels(question) == ["Resign", "No, play on"]
    more = shown(await world.ann.click(question, label="No, play on"))
    question = shown(await world.ann.click(more, label="Resign…"))
    await world.ann.click(question, label="Resign")
    before = stored(world)

    answers = [
        said(await world.ann.slash(world.channel, "game resign")),
        said(await world.ann.slash(world.channel, "place", move="1a")),
        said(await world.ann.slash(world.channel, "end")),
    ]

    refusal = world.text("refused-not-a-player")
    assert [answer.startswith(refusal) for answer in answers] == [True, True, True]
    assert stored(world) == before


async def test_of_two_who_resign_at_once_one_wins(world: World) -> None:
    await world.start_game()
    questions = [
        shown(await person.slash(world.channel, "game resign")).message
        for person in (world.ann, world.bob)
    ]

    await raw.deliver(
        world,
        *(
            raw.clicked(world, person, question, custom_id(question, "Resign"))
            for person, question in zip((world.ann, world.bob), questions, strict=True)
        ),
    )

    assert logged(world).count("resign") == 1
    assert len(world.posted()) == 3
    assert world.text("result-winners", names="Bob", count=1) in world.newest().content
