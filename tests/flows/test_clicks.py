"""Clicks that come too late, twice, at once or from the wrong hand change nothing they may not."""

import pytest

from bot.panels.router import Router
from bot.presenters.ids.game_ids import CustomId, Verb
from engine.actions import Again
from tests.bot.panels.test_routes import DICE
from tests.flows import raw
from tests.flows.ahead import lead_to, may
from tests.flows.stored import logged, stored
from tests.flows.world import World, custom_id, labels, said, shown


async def test_a_button_of_a_turn_that_is_over_is_stale(world: World) -> None:
    await world.start_game()
    placed = shown(await world.place(world.ann, end=False))
    await world.ann.slash(world.channel, "end")
    before = stored(world)

    answer = shown(await world.ann.click(placed, label="End turn"))

    assert answer.content.startswith(world.text("refused-stale"))
    assert answer.id == placed.id
    assert labels(answer) == ["Plan ahead", "Hand", "My view"]
    assert answer.attachments
    assert stored(world) == before


async def test_a_button_from_before_ones_last_move_is_stale_in_the_same_turn(
    world: World,
) -> None:
    await world.start_game(world.ann, world.bob, world.cleo)
    placed = shown(await world.place(world.ann, end=False))
    question = shown(await world.cleo.slash(world.channel, "game resign"))
    await world.cleo.click(question, label="Resign")
    before = stored(world)

    answer = shown(await world.ann.click(placed, label="End turn"))

    assert answer.content.startswith(world.text("refused-stale"))
    assert labels(answer) == ["Play", "End turn", "Hand", "My view"]
    assert stored(world) == before


async def test_a_double_click_ends_one_turn(world: World) -> None:
    await world.start_game()
    placed = shown(await world.place(world.ann, end=False))
    end = custom_id(placed, "End turn")

    await raw.deliver(
        world,
        raw.clicked(world, world.ann, placed.message, end),
        raw.clicked(world, world.ann, placed.message, end),
    )

    assert logged(world).count("end") == 1
    assert await world.on_turn() == world.bob
    assert len(world.posted()) == 3


async def test_a_click_by_somebody_else_ends_no_turn(world: World) -> None:
    await world.start_game()
    board = world.newest()
    placed = shown(await world.place(world.ann, end=False))
    end = custom_id(placed, "End turn")
    before = stored(world)

    by_bob, by_dan = await raw.deliver(
        world,
        raw.clicked(world, world.bob, board, end),
        raw.clicked(world, world.dan, board, end),
    )

    assert by_bob.acknowledged
    assert by_dan.acknowledged
    assert stored(world) == before


@pytest.mark.parametrize("repetitions", [2, 3])
async def test_a_typed_move_that_is_delivered_again_is_made_once(
    world: World, repetitions: int
) -> None:
    await world.start_game()
    (move, *_) = await world.moves(world.ann)
    delivery = raw.typed(world, world.ann, "place", move=move)

    await raw.deliver(world, *[delivery] * repetitions)

    assert len(logged(world)) == 4  # the table's two tiles, the move, its end
    assert len(world.posted()) == 3
    assert world.called(world.newest()) == [world.bob]


async def test_a_move_that_is_delivered_again_after_a_restart_is_made_once(world: World) -> None:
    await world.start_game()
    (move, *_) = await world.moves(world.ann)
    delivery = raw.typed(world, world.ann, "place", move=move)
    await raw.deliver(world, delivery)
    await world.place(world.bob)
    before = stored(world)

    await world.restart()
    await raw.deliver(world, delivery)

    assert stored(world) == before


async def test_lobby_clicks_that_are_delivered_again_count_once(world: World) -> None:
    new = raw.typed(world, world.ann, "game new", variant="classic")
    await raw.deliver(world, new, new)
    lobby = world.newest()
    for label, who in (("Join", world.bob), ("Leave", world.bob), ("Join", world.cleo)):
        click = raw.clicked(world, who, lobby, custom_id(lobby, label))
        await raw.deliver(world, click, click)

    start = raw.clicked(world, world.ann, lobby, custom_id(lobby, "Start"))
    await raw.deliver(world, start, start)

    assert len(stored(world)["games"]) == 1
    assert len(stored(world)["members"]) == 2
    assert len(world.posted()) == 2


async def test_a_start_that_two_clicks_ask_for_starts_once(world: World) -> None:
    await world.open_lobby(world.ann, world.bob)
    lobby = world.newest()
    start = custom_id(lobby, "Start")

    await raw.deliver(
        world,
        raw.clicked(world, world.ann, lobby, start),
        raw.clicked(world, world.ann, lobby, start),
    )

    assert len(world.posted()) == 2
    assert len(logged(world)) == 2


@pytest.mark.parametrize("button", ["", "d1:fly:1:0", "d0:hand:1:0", "d1:hand:zzzzzz:0", "x" * 100])
async def test_a_button_that_is_not_ours_is_answered_and_does_nothing(
    world: World, button: str
) -> None:
    await world.start_game()
    before = stored(world)

    (answer,) = await raw.deliver(world, raw.clicked(world, world.ann, world.newest(), button))

    assert said(answer)
    assert stored(world) == before


async def test_buttons_work_after_a_restart(world: World) -> None:
    await world.open_lobby()
    await world.restart()
    await world.bob.click(world.newest(), label="Join")
    await world.restart()
    await world.ann.click(world.newest(), label="Start")
    placed = shown(await world.place(await world.on_turn(), end=False))
    who = await world.on_turn()
    await world.restart()

    await who.click(placed, label="End turn")
    hand = shown(await world.ann.click(world.newest(), label="Hand"))

    assert await world.on_turn() != who
    assert hand.attachments[0].filename.startswith("dalapapa-hand-")


async def test_the_hand_button_of_an_old_board_shows_the_present_hand(world: World) -> None:
    await world.start_game()
    old = world.newest()
    hand = custom_id(old, "Hand")
    await world.place(world.ann)

    (by_button,) = await raw.deliver(world, raw.clicked(world, world.ann, old, hand))
    by_command = await world.ann.slash(world.channel, "hand")

    button_picture, command_picture = [
        shown(answer).attachments[0] for answer in (by_button, by_command)
    ]
    assert said(by_button) == said(by_command)
    assert button_picture.description == command_picture.description


async def test_a_spectator_has_no_hand(world: World) -> None:
    await world.start_game()

    answer = await world.dan.click(world.newest(), label="Hand")

    assert said(answer) == world.text("refused-not-a-player")


async def test_of_two_moves_typed_at_once_one_is_made(world: World) -> None:
    await world.start_game()
    first, second, *_ = await world.moves(world.ann)

    answers = await raw.deliver(
        world,
        raw.typed(world, world.ann, "place", move=first),
        raw.typed(world, world.ann, "place", move=second),
    )

    assert logged(world).count("end") == 1
    assert all(map(said, answers))
    assert len(world.posted()) == 3


async def test_whoever_joins_as_the_game_starts_sits_or_is_refused(world: World) -> None:
    await world.open_lobby(world.ann, world.bob)
    lobby = world.newest()

    _, joined = await raw.deliver(
        world,
        raw.clicked(world, world.ann, lobby, custom_id(lobby, "Start")),
        raw.clicked(world, world.cleo, lobby, custom_id(lobby, "Join")),
    )

    seats = [person.name for person in (await world.match()).seats]
    was_refused = said(joined) == world.text("refused-no-lobby-here")
    assert sorted(seats) == ["Ann", "Bob"] if was_refused else ["Ann", "Bob", "Cleo"]


@pytest.mark.parametrize("ending", ["keep:1:0", "end:1:0.5", "again:1:0.5"])
async def test_a_button_that_stands_for_no_action_changes_nothing(
    world: World, ending: str
) -> None:
    await world.start_game()
    before = stored(world)

    (answer,) = await raw.deliver(
        world, raw.clicked(world, world.ann, world.newest(), f"d1:{ending}")
    )

    assert said(answer) == world.text("refused-unknown-button")
    assert stored(world) == before


async def test_another_turn_is_bought_by_the_button_that_offers_it(world: World) -> None:
    await world.start_game(variant="domaine")
    who = await lead_to(world, may(Again))
    again = str(CustomId(Verb.AGAIN, 1, (await world.match()).revision))

    await raw.deliver(world, raw.clicked(world, who, world.newest(), again))

    assert logged(world)[-1] == "again"
    assert await world.on_turn() == who


async def test_where_no_game_is_going_on_no_targets_are_offered(world: World) -> None:
    nothing = await world.ann.autocomplete(world.channel, "settle", "disc", "")
    await world.open_lobby()

    in_lobby = await world.ann.autocomplete(world.channel, "settle", "disc", "")

    assert nothing == in_lobby == []


async def test_a_click_on_a_button_of_an_added_family_is_answered(world: World) -> None:
    families = (*world.bot.router.families, DICE)
    world.bot.router = Router(world.bot.services.answers, families)
    await world.open_lobby()

    known, edited = await raw.deliver(
        world,
        raw.clicked(world, world.ann, world.newest(), "x9:6"),
        raw.clicked(world, world.ann, world.newest(), "x9:7"),
    )

    assert said(known) == "6 dice"
    assert said(edited) == world.text("refused-unknown-button")
