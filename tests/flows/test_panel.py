"""The play panel: turns by tapping alone, and what stale and typed taps do.

A panel is edited in place: what it says must be read before it is tapped on again.
"""

from bot.presenters.ids.codec import in_base_36
from bot.presenters.ids.panel_ids import spot_value
from bot.presenters.notation import write_move, write_way
from bot.presenters.spots import placements_of
from engine.hexes import code_of
from tests.flows import raw
from tests.flows.panels import open_panel
from tests.flows.stored import logged, stored
from tests.flows.world import World, custom_id, labels, shown


async def test_the_panel_says_what_a_tap_would_do_and_does_just_that(world: World) -> None:
    await world.start_game()
    panel = await open_panel(world, world.ann)
    move = panel.content.split("`")[1]

    answer = shown(await world.ann.click(panel, label="Place and end"))

    assert logged(world)[-1] == "end"
    assert move.split(" ", 1)[1] in logged(world)[-2]
    assert answer.id == panel.id
    assert "Your turn is over." in answer.content


async def test_the_first_tile_of_a_turn_is_taken_back_by_a_tap(world: World) -> None:
    await world.start_game()
    panel = await open_panel(world, world.ann)
    at_first = panel.content
    (more,) = (label for label in labels(panel) if label.startswith("Place, then second"))
    placed = shown(await world.ann.click(panel, label=more))
    told = placed.content
    await world.env.advance_time(200)
    draft = world.newest().content

    undone = shown(await world.ann.click(placed, label="Undo"))
    await world.env.advance_time(200)

    assert more == "Place, then second (−4)"
    assert "You placed a tile" in told
    assert undone.content == f"{world.text('panel-undone')}\n{at_first}"
    assert "Undo" not in labels(undone)
    assert "Ann placed a tile" in draft
    assert "Ann placed" not in world.newest().content


async def test_two_panels_of_one_person_do_not_get_in_each_others_way(world: World) -> None:
    await world.start_game()
    first, second = [await open_panel(world, world.ann) for _ in range(2)]
    await world.ann.click(first, label="Place and end")
    before = stored(world)

    stale = shown(await world.ann.click(second, label="Place and end"))

    assert stale.id == second.id
    assert stale.content.startswith(world.text("refused-stale"))
    assert stored(world) == before


async def test_an_old_panel_goes_on_after_a_restart_and_an_hour(world: World) -> None:
    await world.start_game()
    panel = await open_panel(world, world.ann)
    await world.restart()
    await world.env.advance_time(3600)

    moved = shown(await world.ann.click(panel, label="▶")).content
    answer = shown(await world.ann.click(panel, label="Place and end"))

    assert "Spot 2 of " in moved
    assert "Your turn is over." in answer.content


async def test_buttons_of_a_panel_from_before_the_spot_came_first_lead_where_they_said(
    world: World,
) -> None:
    match = await world.start_game()
    panel, before = await open_panel(world, world.ann), logged(world)
    view = match.view_for(world.ann.id)
    first, *_, last = placements_of(view)
    ids = []
    for place in (first, last):
        way, spot = write_way(view, place).replace(" r", ""), spot_value(code_of(place.cell))
        game = f"{in_base_36(match.game_id)}:{in_base_36(match.revision)}"
        ids.append(f"{game}:place:{way}:{spot}:-")

    moves = []
    for old in (f"p1:tile:{ids[0]}", f"p1:flip:{ids[1]}"):
        await raw.deliver(world, raw.clicked(world, world.ann, panel, old))
        moves.append(panel.content.split("`")[1])
    meanwhile = logged(world)
    await raw.deliver(world, raw.clicked(world, world.ann, panel, f"p1:do:{ids[0]}"))

    assert moves == [write_move(view, place) for place in (first, last)]
    assert meanwhile == before
    assert logged(world) == [*before, str(first)]


async def test_a_panel_says_what_the_other_player_did_meanwhile(world: World) -> None:
    await world.start_game()
    waiting = await open_panel(world, world.bob)
    await world.place(world.ann)

    opened = await open_panel(world, world.bob)

    assert world.text("whose-turn", name="Ann") in waiting.content
    assert "Place and end" not in labels(waiting)
    assert "Place and end" in labels(opened)


async def test_what_is_typed_is_shown_or_refused_and_carries_nothing_out(
    world: World,
) -> None:
    await world.start_game()
    panel = await open_panel(world, world.ann)
    move, field = panel.content.split("`")[1], custom_id(panel, "Type it")

    asked = await world.ann.click(panel, label="Type it")
    refused = shown(await world.ann.submit_modal(asked, {field: "over there"}))
    why, offered = refused.content, labels(refused)
    asked = await world.ann.click(refused, label="Type it")
    before = await world.match()
    typed = shown(await world.ann.submit_modal(asked, {field: move}))
    ghost, after = typed.content, await world.match()
    bobs = await open_panel(world, world.bob)
    (foreign,) = await raw.deliver(world, raw.submitted(world, world.bob, bobs, field, move))
    done = shown(await world.ann.click(typed, label="Place and end"))

    assert move in why
    assert "Place and end" in offered
    assert f"`{move}`" in ghost
    assert shown(foreign).content.startswith(world.text("refused-not-your-turn"))
    assert after.revision == before.revision
    assert "Your turn is over." in done.content


async def test_the_next_game_may_be_on_another_server(world: World) -> None:
    away = world.env.create_guild("Away")
    hall = away.create_text_channel("hall")
    host, guest = (away.add_member(person.user) for person in (world.ann, world.bob))
    await world.start_game()
    await world.start_game(host, guest, at=hall)
    panel = await open_panel(world, world.ann)

    answer = shown(await world.ann.click(panel, label="Place and end"))
    (following,) = (label for label in labels(answer) if label.startswith("Play "))
    next_panel = shown(await world.ann.click(answer, label=following))
    done = shown(await world.ann.click(next_panel, label="Place and end"))

    assert "Your turn is over." in done.content
    assert (await world.match(hall)).waits_for != (await world.match(hall)).seats[0]


async def test_after_a_move_the_next_game_is_offered_and_played_from_there(world: World) -> None:
    other = world.guild.create_text_channel("garden")
    await world.start_game()
    await world.start_game(at=other)
    panel = await open_panel(world, world.ann)

    answer = shown(await world.ann.click(panel, label="Place and end"))
    offer = answer.content
    (following,) = (label for label in labels(answer) if label.startswith("Play "))
    next_panel = shown(await world.ann.click(answer, label=following))
    done = shown(await world.ann.click(next_panel, label="Place and end"))

    assert "Another game is waiting for you" in offer
    assert next_panel.id == panel.id
    assert "Your turn is over." in done.content
    waits_for = (await world.match(other)).waits_for
    assert waits_for is not None
    assert waits_for.user_id == world.bob.id


async def test_a_stranger_is_shown_the_board_and_can_do_nothing(world: World) -> None:
    await world.start_game()
    before = stored(world)

    panel = await open_panel(world, world.dan)

    assert world.text("whose-turn", name="Ann") in panel.content
    assert labels(panel) == ["My view"]
    assert stored(world) == before
