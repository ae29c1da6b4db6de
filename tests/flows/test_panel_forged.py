"""Taps that no panel offers, or that come from elsewhere: nothing is done, nothing given away."""

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.presenters.ids.panel_ids import Mode, PanelId, PanelVerb, Wanted
from bot.services.games.match import Match
from engine.actions import Place
from engine.hexes import Cell, code_of
from engine.tiles import Face
from tests.flows import raw
from tests.flows.leaks import leaks
from tests.flows.panels import id_of, open_panel, tap
from tests.flows.recording import Recorder
from tests.flows.stored import rows, stored
from tests.flows.test_troubles import deny
from tests.flows.world import World, said, shown

HIDDEN = discord.PermissionOverwrite(view_channel=False)
TOUCHES_NOTHING = Cell(1500, -900)
DEEDS = (
    PanelVerb.DO,
    PanelVerb.DO_AND_END,
    PanelVerb.END,
    PanelVerb.AGAIN,
    PanelVerb.UNDO,
    PanelVerb.TYPE,
)


def forged_wishes(match: Match) -> list[Wanted]:
    """What no panel of the classic game offers."""
    view = match.view_for(match.seats[0].user_id)
    legal = next(action for action in view.legal_actions() if isinstance(action, Place))
    taken, spot = code_of(next(view.board.tiles()).cell), code_of(legal.cell)
    return [
        Wanted(),
        Wanted(Mode.PLACE),
        Wanted(Mode.PLACE, 3, legal.face, legal.turn, spot),
        Wanted(Mode.PLACE, None, legal.face, legal.turn, spot),
        Wanted(Mode.PLACE, 1, None, legal.turn, spot),
        Wanted(Mode.PLACE, 1, legal.face, legal.turn, None),
        Wanted(Mode.PLACE, 1, legal.face, legal.turn, taken),
        Wanted(Mode.PLACE, 1, legal.face, legal.turn, code_of(TOUCHES_NOTHING)),
        Wanted(Mode.PLACE, 2, Face.B, 5, -(10**6)),
        *(Wanted(mode, spot=spot) for mode in (Mode.SETTLE, Mode.WITHDRAW, Mode.MARK, Mode.KEEP)),
    ]


async def test_what_no_panel_offers_is_not_done_for_whoever_is_on_turn(world: World) -> None:
    match = await world.start_game()
    panel = await open_panel(world, world.ann)
    before = stored(world)

    for wanted in forged_wishes(match):
        for verb in (PanelVerb.DO, PanelVerb.DO_AND_END):
            forged = PanelId(verb, match.game_id, match.revision, wanted)
            await raw.deliver(world, raw.clicked(world, world.ann, panel, str(forged)))
            assert panel.content.startswith(world.text("refused-stale"))
    for revision in (match.revision + 1, 10**9):
        forged = PanelId(PanelVerb.END, match.game_id, revision)
        await raw.deliver(world, raw.clicked(world, world.ann, panel, str(forged)))
        assert panel.content.startswith(world.text("refused-stale"))

    assert stored(world) == before


async def test_an_end_that_is_not_due_is_refused_with_the_reason(world: World) -> None:
    match = await world.start_game()
    panel = await open_panel(world, world.ann)
    before = stored(world)

    forged = PanelId(PanelVerb.END, match.game_id, match.revision)
    await raw.deliver(world, raw.clicked(world, world.ann, panel, str(forged)))

    assert panel.content.startswith(world.text("refused-must-place"))
    assert stored(world) == before


async def test_neither_the_next_nor_a_stranger_does_or_learns_anything_by_ids_of_anothers_panel(
    world: World,
) -> None:
    recorder = Recorder(world)
    match = await world.start_game()
    recorder.look(match)
    own = await open_panel(world, world.ann)
    wishes = [id_of(own, PanelVerb.DO).wanted, *forged_wishes(match)]
    recorder.look(match)
    before = stored(world)

    for who in (world.bob, world.dan):
        panel = await open_panel(world, who)
        for verb in PanelVerb:
            forged = [PanelId(verb, match.game_id, match.revision, wanted) for wanted in wishes]
            for panel_id in forged if verb is PanelVerb.DO else forged[:1]:
                (answer,) = await raw.deliver(world, raw.clicked(world, who, panel, str(panel_id)))
                assert said(answer)
    recorder.look(match)

    ((seed,),) = rows(world, "SELECT lower(hex(seed)) FROM games")
    assert stored(world) == before
    assert len(recorder.sent) > 2 * len(PanelVerb)
    assert leaks(recorder.sent, recorder.truths, str(seed)) == []


async def test_a_game_in_a_hidden_channel_does_not_exist_for_a_stranger(world: World) -> None:
    secret = world.guild.create_text_channel("secret", overwrites={world.dan: HIDDEN})
    match = await world.start_game(at=secret)
    await world.open_lobby(world.cleo)

    await assert_unknown(world, world.dan, world.channel, match)


async def test_a_game_of_another_server_does_not_exist_there(world: World) -> None:
    match = await world.start_game()
    away = world.env.create_guild("Away")
    hall = away.create_text_channel("hall")
    guest = away.add_member(world.dan.user)
    await guest.slash(hall, "game new", variant="classic")

    await assert_unknown(world, guest, hall, match)


async def assert_unknown(
    world: World, who: MemberActor, channel: ChannelHandle, match: Match
) -> None:
    """Let somebody tap on everything a panel may hold under the newest message of a channel."""
    before, newest = stored(world), world.newest(channel)
    taps = [
        raw.clicked(
            world, who, newest, str(PanelId(verb, match.game_id, match.revision)), at=channel
        )
        for verb in PanelVerb
    ]

    answers = await raw.deliver(world, *taps)

    refusal = world.text("refused-no-game-here")
    assert {said(answer) for answer in answers} == {refusal}
    assert all(shown(answer).attachments == [] for answer in answers)
    assert world.newest(channel).content == newest.content
    assert stored(world) == before


async def test_a_lobby_and_a_game_that_is_not_there_have_no_panel(world: World) -> None:
    await world.start_game()
    panel = await open_panel(world, world.ann)
    garden = world.guild.create_text_channel("garden")
    await world.open_lobby(world.ann, world.bob, at=garden)
    before = stored(world)

    for game_id in (0, 2, 3, 10**9):
        for verb in (PanelVerb.DO, PanelVerb.ON, PanelVerb.NEXT):
            forged = str(PanelId(verb, game_id, 5))
            await raw.deliver(world, raw.clicked(world, world.ann, panel, forged))
            assert panel.content == world.text("refused-no-game-here")

    assert stored(world) == before


@pytest.mark.parametrize("who", [0, 3], ids=["player", "stranger"])
async def test_a_message_for_all_never_turns_into_somebodys_panel(world: World, who: int) -> None:
    match = await world.start_game()
    board = world.newest()

    for verb in PanelVerb:
        forged = str(PanelId(verb, match.game_id, 0))
        await raw.deliver(world, raw.clicked(world, world.people[who], board, forged))

    assert world.newest().content == board.content
    assert [file.filename for file in world.newest().attachments] == [
        file.filename for file in board.attachments
    ]


@pytest.mark.parametrize("verb", [PanelVerb.DO_AND_END, PanelVerb.TYPE, PanelVerb.UNDO])
async def test_what_the_games_channel_could_not_show_is_not_done_from_another(
    world: World, verb: PanelVerb
) -> None:
    garden = world.guild.create_text_channel("garden")
    await world.start_game()
    await world.start_game(at=garden)
    panel = await open_panel(world, world.ann)
    await tap(world.ann, panel, PanelVerb.DO_AND_END)
    await tap(world.ann, panel, PanelVerb.NEXT)
    if verb is PanelVerb.UNDO:
        await tap(world.ann, panel, PanelVerb.DO)
    move, tapped = panel.content.split("`")[1], str(id_of(panel, verb))
    deny(world, "attach_files", at=garden)
    await world.env.settle()
    before = stored(world)

    taps = raw.clicked(world, world.ann, panel, tapped)
    if verb is PanelVerb.TYPE:
        taps = raw.submitted(world, world.ann, panel, tapped, move)
    await raw.deliver(world, taps)

    names, channel = world.text("permission-attach-files"), f"<#{garden.id}>"
    assert world.text("paused-channel-lost") in panel.content
    assert world.text("lacking-there", names=names, channel=channel) in panel.content
    assert stored(world) == before
