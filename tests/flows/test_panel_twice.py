"""Taps that come twice, or from two people at once: one deed each, and an answer for everybody."""

import pytest

from bot.presenters.ids.panel_ids import Mode, PanelId, PanelVerb
from bot.presenters.notation import write_move
from bot.presenters.spots import placements_of
from tests.flows import raw
from tests.flows.panels import id_of, ids_of, open_panel, tap
from tests.flows.stored import logged, rows, stored
from tests.flows.world import World, custom_id, said, shown

QUARTER = 0.25
APART = pytest.mark.parametrize("seconds_apart", [0, QUARTER])


@APART
@pytest.mark.parametrize(
    ("mode", "verb", "deeds"),
    [
        (Mode.PLACE, PanelVerb.DO_AND_END, 2),
        (Mode.PLACE, PanelVerb.DO, 1),
        (Mode.SETTLE, PanelVerb.DO, 1),
        (Mode.SETTLE, PanelVerb.END, 1),
    ],
)
async def test_a_doubled_tap_does_one_thing(
    world: World, mode: Mode, verb: PanelVerb, deeds: int, seconds_apart: float
) -> None:
    await world.start_game(variant="classic" if mode is Mode.PLACE else "terra")
    who = await world.on_turn()
    panel = await open_panel(world, who)
    if mode is not Mode.PLACE:
        await tap(who, panel, PanelVerb.MODE, mode)
    taps = [raw.clicked(world, who, panel, str(id_of(panel, verb))) for _ in range(2)]
    before, posts = len(logged(world)), len(world.posted())

    answers = await raw.deliver(world, *taps, seconds_apart=seconds_apart)

    assert len(logged(world)) == before + deeds
    assert len(world.posted()) == posts + ("end" in logged(world)[before:])
    present = (await world.match()).revision
    assert {shown(answer).id for answer in answers} == {panel.id}
    assert {panel_id.revision for panel_id in ids_of(panel)} <= {present}


@APART
async def test_a_doubled_undo_takes_one_thing_back(world: World, seconds_apart: float) -> None:
    await world.start_game(variant="terra")
    panel = await open_panel(world, world.bob)
    for _ in range(2):
        await tap(world.bob, panel, PanelVerb.MODE, Mode.SETTLE)
        await tap(world.bob, panel, PanelVerb.DO)
    undo = str(id_of(panel, PanelVerb.UNDO))

    taps = [raw.clicked(world, world.bob, panel, undo) for _ in range(2)]
    await raw.deliver(world, *taps, seconds_apart=seconds_apart)

    public = (await world.match()).public
    assert len(public.pieces) == 1
    assert undone(world) == 1
    assert public.purse(1) == 2


async def test_an_undo_that_is_delivered_again_is_answered_and_done_once(world: World) -> None:
    await world.start_game(variant="terra")
    panel = await open_panel(world, world.bob)
    for _ in range(2):
        await tap(world.bob, panel, PanelVerb.MODE, Mode.SETTLE)
        await tap(world.bob, panel, PanelVerb.DO)
    delivery = raw.clicked(world, world.bob, panel, str(id_of(panel, PanelVerb.UNDO)))

    await raw.deliver(world, delivery)
    answered = panel.content
    await world.restart()
    await raw.deliver(world, delivery)

    assert answered.startswith(world.text("panel-undone"))
    assert panel.content == answered
    assert undone(world) == 1
    assert len((await world.match()).public.pieces) == 1


@pytest.mark.parametrize("verb", [PanelVerb.DO, PanelVerb.DO_AND_END])
async def test_a_tap_that_is_delivered_again_is_answered_and_done_once(
    world: World, verb: PanelVerb
) -> None:
    await world.start_game()
    panel = await open_panel(world, world.ann)
    delivery = raw.clicked(world, world.ann, panel, str(id_of(panel, verb)))
    await raw.deliver(world, delivery)
    answered, before = panel.content, stored(world)

    await raw.deliver(world, delivery)

    assert panel.content == answered
    assert stored(world) == before


@APART
async def test_a_text_that_is_delivered_again_is_shown_and_carries_nothing_out(
    world: World, seconds_apart: float
) -> None:
    await world.start_game()
    panel = await open_panel(world, world.ann)
    view = (await world.match()).view_for(world.ann.id)
    move = write_move(view, placements_of(view)[0])
    delivery = raw.submitted(world, world.ann, panel, str(id_of(panel, PanelVerb.TYPE)), move)

    before = stored(world)

    await raw.deliver(world, delivery, delivery, seconds_apart=seconds_apart)

    assert stored(world) == before
    assert f"`{move}`" in panel.content


async def test_of_two_panels_that_one_person_taps_on_at_once_one_counts(world: World) -> None:
    await world.start_game()
    panels = [await open_panel(world, world.ann) for _ in range(2)]
    await tap(world.ann, panels[1], PanelVerb.ON)
    taps = [
        raw.clicked(world, world.ann, panel, str(id_of(panel, PanelVerb.DO_AND_END)))
        for panel in panels
    ]

    await raw.deliver(world, *taps)

    refusal = world.text("refused-stale")
    assert logged(world).count("end") == 1
    assert [panel.content.startswith(refusal) for panel in panels].count(True) == 1


async def test_two_people_tap_at_once_on_panels_of_one_turn(world: World) -> None:
    await world.start_game()
    old = await open_panel(world, world.ann)
    await tap(world.ann, await open_panel(world, world.ann), PanelVerb.DO_AND_END)
    own = await open_panel(world, world.bob)
    before = len(logged(world))

    await raw.deliver(
        world,
        raw.clicked(world, world.ann, old, str(id_of(old, PanelVerb.DO_AND_END))),
        raw.clicked(world, world.bob, own, str(id_of(own, PanelVerb.DO_AND_END))),
    )

    assert len(logged(world)) == before + 2
    assert old.content.startswith(world.text("refused-stale"))
    assert own.content.startswith("You placed a tile")
    assert await world.on_turn() == world.ann


async def test_one_places_while_another_leaves(world: World) -> None:
    await world.start_game(world.ann, world.bob, world.cleo)
    panel = await open_panel(world, world.ann)
    question = shown(await world.cleo.slash(world.channel, "game resign")).message

    _, left = await raw.deliver(
        world,
        raw.clicked(world, world.ann, panel, str(id_of(panel, PanelVerb.DO_AND_END))),
        raw.clicked(world, world.cleo, question, custom_id(question, "Resign")),
    )

    has_left = world.text("done-resigned") in said(left)
    assert said(left).startswith(world.text("done-resigned" if has_left else "refused-stale"))
    assert panel.content.startswith(world.text("refused-stale")) == has_left
    assert logged(world).count("resign") == (1 if has_left else 0)
    assert logged(world).count("end") == (0 if has_left else 1)
    assert await world.on_turn() == (world.ann if has_left else world.bob)


async def test_two_people_tap_at_once_in_two_games(world: World) -> None:
    garden = world.guild.create_text_channel("garden")
    await world.start_game(world.ann, world.bob)
    await world.start_game(world.bob, world.ann, at=garden)
    by_ann = await open_panel(world, world.ann)
    by_bob = await open_panel(world, world.bob, at=garden)

    await raw.deliver(
        world,
        raw.clicked(world, world.ann, by_ann, str(id_of(by_ann, PanelVerb.DO_AND_END))),
        raw.clicked(world, world.bob, by_bob, str(id_of(by_bob, PanelVerb.DO_AND_END)), at=garden),
    )

    assert logged(world).count("end") == 2
    assert world.text("done-ended") in by_ann.content
    assert world.text("done-ended") in by_bob.content


async def test_after_a_draw_nothing_is_taken_back(world: World) -> None:
    await world.start_game(variant="terra")
    panel = await open_panel(world, world.bob)
    await tap(world.bob, panel, PanelVerb.DO)
    match, before = await world.match(), stored(world)
    offered = {panel_id.verb for panel_id in ids_of(panel)}
    forged = PanelId(PanelVerb.UNDO, match.game_id, match.revision)

    await raw.deliver(world, raw.clicked(world, world.bob, panel, str(forged)))

    assert match.waits_for == match.seats[1]
    assert PanelVerb.UNDO not in offered
    assert panel.content.startswith(world.text("refused-nothing-to-undo"))
    assert stored(world) == before


def undone(world: World) -> int:
    """Return how often something was taken back."""
    return len(rows(world, "SELECT * FROM log WHERE kind = 'undo'"))
