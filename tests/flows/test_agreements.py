"""What needs the others' agreement: turns taken back, seats given away; by button, by command."""

from bot.presenters.people import mention, shown_name
from bot.presenters.waits.handing_over import SeatId
from bot.services.games.check import check_all
from bot.storage.database import open_to_read
from tests.flows.test_troubles import deny
from tests.flows.world import World, labels, said, shown


async def is_clean(world: World) -> bool:
    database = await open_to_read(world.database)
    try:
        return (await check_all(database))[1] == []
    finally:
        await database.close()


async def test_a_turn_is_taken_back_once_the_others_agree(world: World) -> None:
    await world.start_game(world.ann, world.bob, world.cleo)
    before = (await world.match()).public
    await world.place(world.ann, end=True)
    board = world.newest()
    more = shown(await world.ann.click(board, label="More"))

    answer = said(await world.ann.click(more, label="Undo"))

    assert "Bob" in answer
    request = world.newest()
    assert "Ann would like to take back" in request.content
    assert len(request.attachments) == 1
    assert labels(request) == ["Yes", "No"]
    # Bob has just been called for his turn, so only Cleo is called at once.
    assert world.called(request) == [world.cleo]
    foreign = said(await world.ann.click(request, label="Yes"))
    assert foreign == world.text("refused-not-a-voter")
    await world.bob.click(request, label="Yes")
    await world.cleo.click(request, label="Yes")

    assert await world.on_turn() == world.ann
    assert (await world.match()).public.scores == before.scores
    standing = {message.id: message for message in world.posted()}
    assert labels(standing[request.id]) == []
    assert standing[request.id].attachments == []
    assert "Taken back" in standing[board.id].content
    assert labels(standing[board.id]) == []
    assert len(standing[board.id].attachments) == 1
    assert world.called(standing[board.id]) == []
    assert world.called(world.newest()) == [world.ann]
    assert await is_clean(world)


async def test_who_asks_again_soon_asks_without_a_call(world: World) -> None:
    await world.start_game(world.ann, world.bob, world.cleo)
    await world.place(world.ann, end=True)
    await world.ann.slash(world.channel, "game undo")
    await world.cleo.click(world.newest(), label="No")
    await world.place(world.bob, end=True)
    await world.place(world.cleo, end=True)
    await world.place(world.ann, end=True)

    await world.ann.slash(world.channel, "game undo")

    request = world.newest()
    assert "Ann would like to take back" in request.content
    assert world.cleo.mention in request.content
    assert world.called(request) == []
    assert labels(request) == ["Yes", "No"]


async def test_what_is_free_is_taken_back_by_the_command_at_once(world: World) -> None:
    await world.start_game()
    await world.place(world.ann, end=False)

    answer = said(await world.ann.slash(world.channel, "game undo"))

    assert answer.startswith(world.text("panel-undone"))
    again = said(await world.ann.slash(world.channel, "game undo"))
    assert again == world.text("refused-nothing-to-take-back")


async def test_a_seat_is_given_to_a_friend_by_buttons(world: World) -> None:
    await world.start_game()
    match = await world.match()
    hand = match.view_for(world.ann.id).hand
    panel = shown(await world.ann.click(world.newest(), label="More"))
    seats = shown(await world.ann.click(panel, label="Hand over a seat"))

    chosen = str(SeatId(match.game_id, 0))
    answer = said(await world.ann.select(seats, [world.cleo], custom_id=chosen))
    assert "Bob" in answer
    await world.bob.click(world.newest(), label="Yes")
    offer = world.newest()
    assert world.called(offer) == [world.cleo]
    assert said(await world.bob.click(offer, label="Take over")) == world.text(
        "refused-offered-to-another"
    )
    welcome = said(await world.cleo.click(offer, label="Take over"))

    assert welcome.startswith(world.text("done-taken-over", game=match.where.name))
    assert await world.on_turn() == world.cleo
    assert (await world.match()).view_for(world.cleo.id).hand == hand
    assert world.called(world.newest()) == [world.cleo]
    (taken,) = [message for message in world.posted() if message.id == offer.id]
    assert taken.content == world.text(
        "offer-taken", game=shown_name(match.where.name), name=world.cleo.mention
    )
    foreign = said(await world.ann.slash(world.channel, "hand"))
    assert foreign == world.text("refused-not-a-player")
    assert await is_clean(world)


async def test_a_seat_is_given_by_the_command_and_declined(world: World) -> None:
    await world.start_game()
    found = await world.ann.autocomplete(world.channel, "game replace", "seat", "")
    assert [choice["value"] for choice in found] == ["1 · Ann", "2 · Bob"]

    unknown = said(await world.ann.slash(world.channel, "game replace", seat="7", user=world.cleo))
    assert unknown == world.text("refused-no-such-seat")
    await world.ann.slash(world.channel, "game replace", seat="1 · Ann", user=world.cleo)
    await world.bob.click(world.newest(), label="Yes")
    offer = world.newest()
    for who, offered in ((world.ann, ["Withdraw the offer"]), (world.bob, [])):
        again = shown(await who.slash(world.channel, "game replace", seat="2", user=world.cleo))
        assert labels(again) == offered
    deny(world, "send_messages")
    lacking = world.text("permission-send-messages")
    for label in ("Take over", "No thanks"):
        assert lacking in said(await world.cleo.click(offer, label=label))
    deny(world)
    await world.cleo.click(offer, label="No thanks")

    assert await world.on_turn() == world.ann
    (still,) = [message for message in world.posted() if message.id == offer.id]
    assert labels(still) == []
    game = (await world.match()).where.name
    assert still.content == world.text("offer-over", game=game, name=mention(world.cleo.id))


async def test_who_has_answered_since_is_not_called_with_those_who_had_to_rest(
    world: World,
) -> None:
    await world.start_game(world.ann, world.bob, world.cleo)
    for who in (world.ann, world.bob, world.cleo, world.ann):
        await world.place(who, end=True)
    await world.ann.slash(world.channel, "game undo")
    request = world.newest()
    assert world.called(request) == []  # Bob and Cleo were called to their turns just now
    await world.bob.click(request, label="Yes")

    await world.env.advance_time(61 * 60)

    assert world.called(world.newest()) == [world.cleo]
