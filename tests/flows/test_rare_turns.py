"""Turns that are rare: a pass that shows the hand, and a pawn of somebody else's taken home."""

import random

from bot.presenters.notation import write_move
from engine.actions import End, Place
from engine.copies import copy_of
from engine.events import HandShown
from engine.game import Game
from tests.flows.leaks import in_words
from tests.flows.stored import logged, stored
from tests.flows.world import World, said

MOST_PLACEMENTS = 6


def cheapest(game: Game) -> list[Place]:
    """The placements that complete fewest discs."""
    places = [action for action in game.legal_actions() if isinstance(action, Place)]
    discs = [game.board.completed_at(place.cell) for place in places]
    return [place for place, count in zip(places, discs, strict=True) if count == min(discs)]


def turn_after(game: Game, place: Place) -> Game:
    """The game when who is on turn has laid a tile, and nothing else."""
    after = copy_of(game)
    for action in (place, End()):
        after.apply(after.to_act, action)
    return after


def is_passed_once(game: Game) -> bool:
    """Whether who is on turn can only show their hand, and who follows can go on."""
    if game.legal_actions() != [End()]:
        return False
    after = copy_of(game)
    after.apply(after.to_act, End())
    return after.turns.outcome is None and after.legal_actions() != [End()]


def way_to_a_pass(game: Game, chance: random.Random) -> list[Place]:
    """Cheap placements, turn by turn, until somebody has neither a token nor a fitting tile."""
    while True:
        line, now = list[Place](), game
        for _ in range(MOST_PLACEMENTS):
            places = cheapest(now)
            last = [place for place in places if is_passed_once(turn_after(now, place))]
            line.append(last[0] if last else chance.choice(places))
            if last:
                return line
            now = turn_after(now, line[-1])


def told_in_channel(world: World) -> list[str]:
    """What each of the bot's messages says, its picture in words."""
    return [
        "\n".join([message.content, *(file.description or "" for file in message.attachments)])
        for message in world.posted()
    ]


async def play_cheaply(world: World, line: list[Place]) -> None:
    """Let whoever is on turn lay the next tile, and do no more."""
    for place in line:
        who = await world.on_turn()
        view = (await world.match()).view_for(who.id)
        await who.slash(world.channel, "place", move=write_move(view, place))
        if End() in (await world.match()).view_for(who.id).legal_actions():
            await who.slash(world.channel, "end")


async def test_a_pass_shows_the_hand_to_all_but_nothing_does_before(world: World) -> None:
    match = await world.start_game(variant="domaine")
    line = way_to_a_pass((await world.fold()).game, random.Random(1))

    await play_cheaply(world, line)

    turn = (await world.match()).history[-1]
    (event,) = [event for event in turn.events if isinstance(event, HandShown)]
    told = world.text("told-shown-hand", name=match.seats[event.seat].name)
    texts = world.bot.catalogue.texts(None)
    faces = [words for tile in event.tiles for words in in_words(texts, tile)]
    newest, *before = reversed(told_in_channel(world))
    assert len(faces) == 4
    assert told in world.newest().content
    assert told in (world.newest().attachments[0].description or "")
    assert all(words in newest for words in faces)
    assert not any(words in earlier for earlier in before for words in faces)
    assert world.called(world.newest()) == [await world.on_turn()]


async def settle_and_end(world: World) -> None:
    """Let Bob, whose turn is the first, put a pawn on M13."""
    await world.bob.slash(world.channel, "settle", disc="M13")
    await world.bob.slash(world.channel, "end")


async def test_anybodys_pawn_is_taken_home_where_the_game_is_played_so(world: World) -> None:
    await world.start_game(variant="terra", withdraw="any")
    await settle_and_end(world)

    (offered,) = await world.ann.autocomplete(world.channel, "withdraw", "disc", "")
    answer = await world.ann.slash(world.channel, "withdraw", disc=offered["value"])
    await world.ann.slash(world.channel, "end")

    public = (await world.match()).public
    assert offered["name"].startswith("Bob: ")
    assert said(answer).startswith("You withdrew Bob’s pawn from M13 → −2 brouzoufs.")
    assert "Ann withdrew Bob’s pawn from M13" in world.newest().content
    assert "withdraw M13" in logged(world)
    assert (dict(public.pieces), public.supply(1)) == ({}, 5)


async def test_nobody_elses_pawn_is_taken_home_otherwise(world: World) -> None:
    await world.start_game(variant="terra")
    await settle_and_end(world)
    before = stored(world)

    offered = await world.ann.autocomplete(world.channel, "withdraw", "disc", "")
    answer = await world.ann.slash(world.channel, "withdraw", disc="M13")

    assert offered == []
    assert said(answer).startswith(world.text("refused-not-your-pawn"))
    assert stored(world) == before
