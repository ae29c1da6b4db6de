"""Replay: stepping through a game, who may, and what old buttons show."""

from tests.flows import raw
from tests.flows.panels import selects
from tests.flows.world import World, buttons, custom_id, labels, said, shown

STEPS = ["⏮ First", "◀ Back", "Next ▶", "Last ⏭"]


async def finish_a_game(world: World, resign: str = "Resign") -> None:
    """Ann and Bob take two turns each, then Ann leaves by a button that says ``resign``."""
    await world.start_game()
    for _ in range(4):
        await world.place(await world.on_turn(), end=True)
    question = shown(await world.ann.slash(world.channel, "game resign"))
    await world.ann.click(question, label=resign)


async def test_a_result_leads_to_its_first_turn_and_on_to_the_end_and_back(world: World) -> None:
    await finish_a_game(world)
    name, turns = world.newest().content.split("**")[1], 6

    answer = shown(await world.cleo.click(world.newest(), label="Replay"))
    told = [answer.content.splitlines()[0]]
    for _ in range(turns - 1):
        answer = shown(await world.cleo.click(answer, label="Next ▶"))
        told.append(answer.content.splitlines()[0])
    back = shown(await world.cleo.click(answer, label="⏮ First"))

    assert told == [f"**{name}** · turn {number} of {turns}" for number in range(1, turns + 1)]
    assert back.content.splitlines()[0] == told[0]
    assert labels(back)[:4] == STEPS


async def test_a_turn_is_picked_from_the_list(world: World) -> None:
    await finish_a_game(world)
    answer = shown(await world.ann.click(world.newest(), label="Replay"))
    (turns,) = selects(answer)

    picked = said(await world.ann.select(answer, ["3"], custom_id=turns.custom_id))

    assert "turn 3 of 6" in picked


async def test_a_running_game_is_stepped_through_by_its_players_alone(world: World) -> None:
    await world.start_game(setup="players")
    await world.place(await world.on_turn(), end=True)
    more = shown(await world.bob.click(world.newest(), label="More"))

    answer = shown(await world.bob.click(more, label="Replay"))
    strangers = shown(await world.dan.click(world.newest(), label="More"))

    assert "turn 1 of 1" in answer.content
    assert "Replay" not in labels(strangers)
    for button in buttons(answer):
        clicked = raw.clicked(world, world.dan, answer, button.custom_id or "")
        (told,) = await raw.deliver(world, clicked)
        assert said(told) == world.text("refused-not-a-player")


async def test_nothing_is_to_be_seen_of_a_game_without_turns(world: World) -> None:
    await world.start_game(setup="players")
    more = shown(await world.bob.click(world.newest(), label="More"))

    answer = said(await world.bob.click(more, label="Replay"))

    assert answer == world.text("refused-nothing-to-replay")


async def test_old_buttons_show_their_turn_and_the_last_one_the_present(world: World) -> None:
    await world.start_game(setup="players")
    for _ in range(2):
        await world.place(await world.on_turn(), end=True)
    more = shown(await world.ann.click(world.newest(), label="More"))
    first = shown(await world.ann.click(more, label="Replay"))
    for _ in range(2):
        await world.place(await world.on_turn(), end=True)

    on, last = (custom_id(first, label) for label in ("Next ▶", "Last ⏭"))
    told = []
    for way in (on, last):
        (answer,) = await raw.deliver(world, raw.clicked(world, world.ann, first, way))
        told.append(said(answer).splitlines()[0])

    assert [line.partition(" · ")[2] for line in told] == ["turn 2 of 4", "turn 4 of 4"]


async def test_a_finished_game_is_shown_as_a_film_and_then_to_all(world: World) -> None:
    await finish_a_game(world)
    replay = shown(await world.cleo.click(world.newest(), label="Replay"))

    film = shown(await world.cleo.click(replay, label="As a film"))
    await world.cleo.click(film, label="Show to all")

    for message in (film, world.newest()):
        (attachment,) = message.attachments
        assert attachment.filename.endswith(".gif")
        assert "in 6 turns" in (attachment.description or "")
    assert world.newest().content.startswith("Cleo shows the film of")
    assert world.called(world.newest()) == []


async def test_a_running_game_has_no_film(world: World) -> None:
    match = await world.start_game()
    await world.place(await world.on_turn(), end=True)
    more = shown(await world.bob.click(world.newest(), label="More"))
    replay = shown(await world.bob.click(more, label="Replay"))

    clicked = raw.clicked(world, world.bob, replay, f"y1:film:{match.game_id}:1")
    (answer,) = await raw.deliver(world, clicked)

    assert labels(replay) == STEPS
    assert said(answer) == world.text("refused-no-film-yet")


async def test_a_finished_game_is_replayed_by_its_name_and_a_running_one_by_players(
    world: World,
) -> None:
    await finish_a_game(world)
    name = world.newest().content.split("**")[1]
    await world.start_game(world.cleo, world.dan)
    await world.place(await world.on_turn(), end=True)

    finished = said(await world.cleo.slash(world.channel, "replay", game=name.lower()))
    running = said(await world.cleo.slash(world.channel, "replay"))
    strangers = said(await world.ann.slash(world.channel, "replay"))
    nobodys = said(await world.ann.slash(world.channel, "replay", game="Blue Hippo"))

    assert finished.startswith(f"**{name}** · turn 1 of 6")
    assert "turn 1 of 2" in running
    assert strangers == world.text("refused-not-a-player")
    assert nobodys == world.text("refused-no-game-of-name")
