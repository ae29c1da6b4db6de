"""Planning the next turn on the panel while others are on turn, and what comes of it."""

from __future__ import annotations

from simcord import MemberActor, ResponseMessage

from bot.presenters.ids.panel_ids import Mode, PanelVerb
from engine.actions import Place
from tests.flows import raw
from tests.flows.journal import Journal
from tests.flows.panels import open_panel, tap
from tests.flows.recording import Recorder
from tests.flows.stored import logged, stored
from tests.flows.test_words_first import prefer_words
from tests.flows.world import World, custom_id, labels, said, shown


async def planning(world: World, who: MemberActor) -> ResponseMessage:
    """Somebody who is not on turn opens the panel."""
    panel = await open_panel(world, who)
    assert "Keep as plan" in labels(panel)
    return panel


async def test_play_opens_the_panel_out_of_turn_and_carries_nothing_out(world: World) -> None:
    await world.start_game()
    before = logged(world)

    panel = await planning(world, world.bob)
    moved = shown(await world.bob.click(panel, label="▶"))

    assert panel.content.startswith("**")
    assert "Ann’s turn (began <t:" in panel.content
    assert "On your turn: `" in panel.content
    assert "Place and end" not in labels(panel)
    assert "Spot 2 of " in moved.content
    assert logged(world) == before


async def test_commands_and_lists_open_the_panel_out_of_turn_as_well(world: World) -> None:
    match = await world.start_game()
    play = f"Play {match.where.name}"

    listed = shown(await world.bob.slash(world.channel, "game list"))
    view = shown(await world.bob.slash(world.channel, "board"))
    opened = [
        shown(await world.bob.slash(world.channel, "play")),
        shown(await world.bob.click(listed, label=play)),
        shown(await world.bob.click(view, label="Plan ahead")),
    ]

    assert all("Keep as plan" in labels(panel) for panel in opened)
    assert labels(shown(await world.dan.slash(world.channel, "game list"))) == []


async def test_a_plan_that_is_kept_is_played_and_told_as_planned(world: World) -> None:
    await world.start_game()
    panel = await planning(world, world.bob)
    for _ in range(9):
        panel = await tap(world.bob, panel, PanelVerb.BACK)
    move = panel.content.split("`")[1]
    kept = await tap(world.bob, panel, PanelVerb.SEAL)

    await world.place(world.ann)
    await world.env.advance_time(30)

    assert "**Kept as a plan.**" in kept.content
    assert "1 plan" in labels(kept)
    board = world.newest()
    assert "Bob placed a tile" in board.content
    assert "as planned" in board.content
    assert world.called(board) == [world.ann]
    assert move.split(" ", 1)[1] in logged(world)[-2]


async def test_a_doubled_click_adds_one_tile(world: World) -> None:
    await world.start_game()
    panel = await planning(world, world.bob)
    add = custom_id(panel, "Then second tile (−4)")

    added = shown(await world.bob.click(panel, custom_id=add)).content
    answers = await raw.deliver(world, raw.clicked(world, world.bob, panel, add))

    assert shown(answers[0]).content == added
    planning_now = await world.bot.ring.plans.of(await world.match(), world.bob.id)
    assert len(planning_now.composed) == 1


async def test_a_doubled_click_keeps_one_plan(world: World) -> None:
    await world.start_game()
    panel = await planning(world, world.bob)
    seal = custom_id(panel, "Keep as plan")

    await world.bob.click(panel, custom_id=seal)
    again = shown(await world.bob.click(panel, custom_id=seal))

    assert "1 plan is kept (3 at most)." in again.content


async def test_two_tiles_are_put_together_taken_back_and_kept(world: World) -> None:
    await world.start_game()
    panel = await planning(world, world.bob)
    alone = panel.content.splitlines()[1]

    added = await tap(world.bob, panel, PanelVerb.ADD)
    assert "In this plan so far: `" in added.content
    assert {"Add this, keep plan", "Keep without this", "Back"} <= set(labels(added))
    back = await tap(world.bob, added, PanelVerb.TAKE)
    assert back.content.splitlines()[1] == alone
    added = await tap(world.bob, back, PanelVerb.ADD)
    kept = await tap(world.bob, added, PanelVerb.SEAL)

    assert "**Kept as a plan.**" in kept.content
    page = shown(await world.bob.click(kept, label="1 plan"))
    (line,) = (line for line in page.content.splitlines() if line.startswith("1. "))
    assert line.count("`") == 4
    assert line.endswith("· stands")


async def test_plans_are_looked_at_arranged_and_deleted_on_their_page(world: World) -> None:
    await world.start_game()
    panel = await planning(world, world.bob)
    first = panel.content.split("`")[1]
    kept = await tap(world.bob, panel, PanelVerb.SEAL)
    other = await tap(world.bob, kept, PanelVerb.ON)
    second = other.content.split("`")[1]
    kept = await tap(world.bob, other, PanelVerb.SEAL)
    page = shown(await world.bob.click(kept, label="2 plans"))

    def listed(shown_page: ResponseMessage) -> list[str]:
        lines = shown_page.content.splitlines()
        return [line.split("`")[1] for line in lines if line[:2] in ("1.", "2.")]

    assert listed(page) == [first, second]
    assert {"Look", "Delete", "Play the best that stands"} <= set(labels(page))
    page = shown(await world.bob.select(page, ["2"]))
    page = shown(await world.bob.click(page, label="Up"))
    assert listed(page) == [second, first]
    best = shown(await world.bob.click(page, label="Play the best that stands"))
    assert "the best one that still stands" in best.content
    page = shown(await world.bob.click(best, label="Delete"))
    assert listed(page) == [first]
    look = shown(await world.bob.click(page, label="Look"))
    assert look.content.split("`")[1] == first


async def test_a_fourth_plan_is_not_offered(world: World) -> None:
    await world.start_game()
    panel = await planning(world, world.bob)
    for _ in range(3):
        panel = await tap(world.bob, panel, PanelVerb.ON)
        panel = await tap(world.bob, panel, PanelVerb.SEAL)

    assert world.text("refused-too-many-plans") in panel.content
    assert "Keep as plan" not in labels(panel)
    assert "3 plans" in labels(panel)


async def test_what_is_typed_out_of_turn_is_offered_as_a_plan(world: World) -> None:
    await world.start_game()
    before = logged(world)
    (move, *_) = await world.moves(world.bob)

    offer = shown(await world.bob.slash(world.channel, "place", move=move))
    offered = offer.content
    kept = await tap(world.bob, offer, PanelVerb.SEAL)

    assert offered.startswith("It’s not your turn, so nothing was played.")
    assert f"On your turn: `{move}`" in offered
    assert "**Kept as a plan.**" in kept.content
    assert logged(world) == before


async def test_a_panel_that_planned_shows_the_turn_once_it_has_come(world: World) -> None:
    await world.start_game()
    panel = await planning(world, world.bob)
    await world.place(world.ann)
    before = stored(world)

    turned = await tap(world.bob, panel, PanelVerb.SEAL)

    assert turned.content.startswith("It’s your turn now")
    assert "Place and end" in labels(turned)
    assert stored(world) == before


async def test_the_page_of_plans_leads_to_the_panel_once_the_turn_has_come(world: World) -> None:
    await world.start_game()
    panel = await planning(world, world.bob)
    cell = panel.content.split("`")[1].split()[1]
    kept = await tap(world.bob, panel, PanelVerb.SEAL)
    page = shown(await world.bob.click(kept, label="1 plan"))
    (move, *_) = await world.moves(world.ann, f"1a {cell}") or await world.moves(world.ann, cell)
    await world.ann.slash(world.channel, "place", move=move)

    turned = shown(await world.bob.click(page, label="Delete"))

    assert "no plan still stood" in world.newest().content
    assert world.called(world.newest()) == [world.bob]
    assert turned.content.startswith(world.text("refused-plan-on-turn"))
    assert "Place and end" in labels(turned)
    planned = (await world.bot.ring.plans.of(await world.match(), world.bob.id)).plans[0].actions[0]
    assert isinstance(planned, Place)
    opened = await open_panel(world, world.bob)
    slot = (await world.match()).view_for(world.bob.id).to_lay.index(planned.tile) + 1
    assert opened.content.split("`")[1].startswith(f"{slot}{planned.face} ")


async def test_what_fits_no_more_is_said_when_somebody_goes_on_looking(world: World) -> None:
    await world.start_game(world.ann, world.bob, world.cleo)
    panel = await planning(world, world.cleo)
    cell = panel.content.split("`")[1].split()[1]
    added = await tap(world.cleo, panel, PanelVerb.ADD)
    (move, *_) = await world.moves(world.ann, f"1a {cell}") or await world.moves(world.ann, cell)
    await world.ann.slash(world.channel, "place", move=move)

    moved = await tap(world.cleo, added, PanelVerb.LEFT)

    assert "No longer possible, so left out of this plan: `" in moved.content
    assert "Bob’s turn (began <t:" in moved.content
    assert "Keep as plan" in labels(moved)


async def test_views_and_lists_of_ones_own_tell_how_many_plans_there_are(world: World) -> None:
    await world.start_game()
    await tap(world.bob, await planning(world, world.bob), PanelVerb.SEAL)

    told = "1 plan is kept for your next turn."
    for answer in (
        await world.bob.slash(world.channel, "hand"),
        await world.bob.slash(world.channel, "board"),
        await world.bob.slash(world.channel, "game info"),
    ):
        assert told in said(answer)
    assert "Planned ahead: [" in said(await world.bob.slash(world.channel, "turns"))
    for answer in (
        await world.ann.slash(world.channel, "hand"),
        await world.ann.slash(world.channel, "board"),
        await world.ann.slash(world.channel, "game info"),
    ):
        assert "plan" not in said(answer).replace("Plan ahead", "")


async def test_nobody_else_learns_of_a_plan_before_it_is_played(
    world: World, journal: Journal
) -> None:
    match = await world.start_game(world.ann, world.bob, world.cleo)
    recorder = Recorder(world)
    panel = await planning(world, world.bob)
    panel = await tap(world.bob, panel, PanelVerb.BACK)
    move = panel.content.split("`")[1].split(" ", 1)[1]
    await tap(world.bob, panel, PanelVerb.SEAL)
    recorder.look(match)
    for who in (world.ann, world.cleo, world.dan):
        for command in ("hand", "board", "game info", "game list", "turns", "export"):
            await who.slash(world.channel, command)
            recorder.look(match)
    plan = next(iter((await world.bot.ring.plans.of(match, world.bob.id)).plans))

    others = [item.text for item in recorder.sent if item.audience != world.bob.id]
    told = [text for text in others if move in text or str(plan.actions[0]) in text]
    assert told == []
    assert len(others) > 15
    assert any(move in item.text for item in recorder.sent if item.audience == world.bob.id)
    assert not any(word in journal.text for word in (move, str(plan.actions[0]), "plan"))
    assert str(plan.actions[0]) not in "".join(logged(world))


async def test_whoever_reads_words_first_plans_by_words(world: World) -> None:
    await prefer_words(world, world.bob)
    await world.start_game()

    panel = await planning(world, world.bob)

    assert "The tile as it would lie" in panel.content
    assert "Previous spot" in labels(panel)


async def test_what_is_put_together_in_terra_is_shown_as_it_would_be(world: World) -> None:
    await world.start_game(variant="terra")
    match = await world.match()
    (who,) = (one for one in (world.ann, world.bob) if match.ahead_for(one.id) is not None)
    panel = await planning(world, who)
    added = await tap(who, panel, PanelVerb.ADD)

    so_far = added.content
    settled = await tap(who, await settling(who, added), PanelVerb.SEAL)

    assert "-# Your income of 2 brouzoufs is included." in so_far
    assert "In this plan so far: " in so_far
    assert "**Kept as a plan.**" in settled.content
    (row,) = (await world.bot.ring.plans.of(match, who.id)).plans
    assert [action.word for action in row.actions] == ["place", "settle"]


async def settling(who: MemberActor, panel: ResponseMessage) -> ResponseMessage:
    """The panel at the groups on which somebody could settle."""
    if "Settle" in labels(panel):
        return await tap(who, panel, PanelVerb.MODE, Mode.SETTLE)
    return panel
