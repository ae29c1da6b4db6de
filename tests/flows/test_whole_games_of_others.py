"""Terra and Domaine by typed commands: whole games with a restart, and what is theirs alone."""

import random
import secrets
from collections.abc import Callable, Collection

import pytest
from simcord import MemberActor

from bot.presenters.looking_back.results import describe_reason
from bot.presenters.notation import write_move
from bot.presenters.telling import Teller
from bot.services.games.match import Match, Turn
from engine.actions import Action, Keep, Place, Settle, action_to_json
from engine.game import View
from tests.arena.today import choose_greedily
from tests.flows.own_names import Types
from tests.flows.stored import logged, rows, stored
from tests.flows.world import World, labels, said, shown

GAME_ID = 1
SEED_THAT_JOINS = 11
SEED_THAT_JOINS_LAST = 2
"""Starts after which colonies are soon joined, in the second case in a last turn."""

BUDGET = 60
RESTART_AT_ACTION = 20
MOST_ACTIONS = 300

TYPED = {"terra": {"settle", "end"}, "domaine": {"mark", "again", "end"}}
"""What is played at least once in the games below."""

FEWEST_LEFT = 1
"""So many pawns stay at home, lest the game should end."""

PROPER_ENDS = {"pawns", "grounds", "markers"}


async def play_out(world: World, typist: Callable[[MemberActor], Types] = lambda who: who) -> Match:
    """Let whoever is on turn type what a greedy player would, until the game is over."""
    for number in range(MOST_ACTIONS):
        match = await world.bot.ring.matches.load(GAME_ID)
        if match.waits_for is None:
            return match
        if number == RESTART_AT_ACTION:
            await world.restart()
        who = await world.on_turn()
        view = match.view_for(who.id)
        await type_action(world, typist(who), view, choose_greedily(view, BUDGET))
    raise AssertionError("the game does not come to its end")


async def type_action(world: World, who: Types, view: View, action: Action) -> None:
    """Type an action as a person would, the disc as it is offered."""
    match action:
        case Place():
            await who.slash(world.channel, "place", move=write_move(view, action))
        case _ if disc := action_to_json(action).get("disc"):
            command = str(action_to_json(action)["do"])
            choices = await who.autocomplete(world.channel, command, "disc", f"({disc})")
            (offered,) = (choice["value"] for choice in choices)
            await who.slash(world.channel, command, disc=offered)
        case _:
            await who.slash(world.channel, str(action))


@pytest.mark.parametrize("variant", ["terra", "domaine"])
async def test_a_whole_game_is_played_by_typed_commands(world: World, variant: str) -> None:
    await world.start_game(variant=variant)

    final = await play_out(world)

    kinds = {text.partition(" ")[0] for text in logged(world)}
    outcome = final.public.outcome
    assert outcome is not None
    assert outcome.reason in PROPER_ENDS
    assert TYPED[variant] <= kinds
    assert describe_reason(Teller(world.bot.catalogue.texts(None), final)) in world.newest().content
    chosen = {
        revision for (revision,) in rows(world, "SELECT revision FROM log WHERE made_by = 'player'")
    }
    assert len(world.posted()) == 2 + len([turn for turn in final.history if spans(turn, chosen)])


def spans(turn: Turn, revisions: Collection[object]) -> bool:
    """Tell whether one of some log entries was made in a turn."""
    return any(turn.first_revision <= int(str(one)) <= turn.last_revision for one in revisions)


async def join_colonies(world: World, seed: int = SEED_THAT_JOINS) -> MemberActor:
    """Play from a start at which somebody soon must choose which pawn of joined colonies stays."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", random.Random(seed).randbytes)
        await world.open_lobby(world.ann, world.bob, variant="terra", order="joined")
    # In a new millisecond the start's id, which the draws depend on, follows from the time alone.
    await world.env.advance_time(1)
    await world.ann.slash(world.channel, "game start")
    for _ in range(MOST_ACTIONS):
        who = await world.on_turn()
        view = (await world.match()).view_for(who.id)
        action = max(view.legal_actions(), key=lambda action: eagerness(view, action))
        if isinstance(action, Keep):
            return who
        await type_action(world, who, view, action)
    raise AssertionError("no colonies have joined")


def eagerness(view: View, action: Action) -> int:
    """Rank actions for joining colonies soon: pawns on large open groups, cheap tiles."""
    done = view.preview(action)
    if isinstance(action, Place):
        return 99 if done.joined else 20 - done.price
    if not isinstance(action, Settle):
        return 0
    group, supply = view.board.group_at(action.disc), view.supply(view.seat or 0)
    assert group is not None
    assert supply is not None
    return 0 if group.is_closed or supply <= FEWEST_LEFT else 50 + group.size


async def test_the_pawn_that_stays_is_chosen_with_a_button(world: World) -> None:
    who = await join_colonies(world)
    asked = shown(await who.slash(world.channel, "end"))
    question = asked.content
    keeps = [label for label in labels(asked) if label.startswith("Keep ")]

    answer = shown(await who.click(asked, label=keeps[0]))

    assert question.startswith(world.text("refused-must-keep"))
    assert len(keeps) >= 2
    assert logged(world)[-1].startswith("keep ")
    assert answer.id == asked.id
    assert "home" in answer.content


async def test_a_button_that_also_ends_the_turn_says_so(world: World) -> None:
    who = await join_colonies(world, SEED_THAT_JOINS_LAST)
    asked = shown(await who.slash(world.channel, "end"))
    keep = next(label for label in labels(asked) if label.startswith("Keep "))

    await who.click(asked, label=keep)

    assert keep.endswith(" and end")
    assert logged(world)[-1] == "end"


async def test_a_stale_keep_changes_nothing(world: World) -> None:
    who = await join_colonies(world)
    asked = shown(await who.slash(world.channel, "end"))
    again = shown(await who.slash(world.channel, "end"))
    keep = next(label for label in labels(asked) if label.startswith("Keep "))
    await who.click(asked, label=keep)
    before = stored(world)

    stale = shown(await who.click(again, label=keep))

    assert stale.content.startswith(world.text("refused-stale"))
    assert stored(world) == before


async def test_typed_targets_are_read_forgivingly_and_refused_with_the_reason(world: World) -> None:
    await world.start_game(variant="terra")
    who = await world.on_turn()

    nowhere = said(await who.slash(world.channel, "settle", disc="z 20"))
    nonsense = said(await who.slash(world.channel, "settle", disc="over there"))
    foreign = said(await who.slash(world.channel, "mark", disc="M13"))
    settled = said(await who.slash(world.channel, "settle", disc=" `m 13` "))

    assert nowhere.startswith(world.text("refused-no-disc-there"))
    assert "I cannot tell which one you mean" in nonsense
    assert foreign.startswith("That’s only for Domaine")
    assert settled.startswith("You settled on ")
    assert logged(world)[-1] == "settle M13"


async def test_only_who_plays_is_offered_targets(world: World) -> None:
    await world.start_game(variant="terra")

    offered = {
        person: await person.autocomplete(world.channel, "settle", "disc", "")
        for person in (world.ann, world.bob, world.dan)
    }

    assert {person for person, choices in offered.items() if choices} == {world.ann, world.bob}


@pytest.mark.parametrize(
    ("variant", "option", "told"),
    [
        ("classic", {"withdraw": "any"}, "no choice of whose pawns"),
        ("terra", {"target": 60}, "no target"),
        ("domaine", {"seats": 5}, "seats"),
    ],
)
async def test_a_foreign_option_is_refused(
    world: World, variant: str, option: dict[str, object], told: str
) -> None:
    answer = await world.ann.slash(world.channel, "game new", variant=variant, **option)

    assert told in said(answer)
    assert world.posted() == []


@pytest.mark.parametrize("variant", ["terra", "domaine"])
async def test_open_set_up_tiles_are_laid_by_their_slots(world: World, variant: str) -> None:
    match = await world.start_game(variant=variant, setup="players")
    layers = [0, 1] if variant == "terra" else [1, 1, 1]

    for seat in layers:
        who = await world.on_turn()
        assert who.id == match.seats[seat].user_id
        assert {move[0] for move in await world.moves(who)} <= set("123")
        await world.place(who)

    assert (await world.match()).public.is_in_set_up is False
