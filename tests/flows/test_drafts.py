"""An unfinished turn shows once, silently, and only for as long as it is unfinished."""

from tests.flows.world import World, shown

DRAFT_SECONDS = 180


async def test_an_unfinished_turn_shows_silently_after_a_while(world: World) -> None:
    await world.start_game()
    before = len(world.posted())
    await world.place(world.ann, end=False)

    await world.env.advance_time(DRAFT_SECONDS - 2)
    too_early = len(world.posted())
    await world.env.advance_time(4)

    draft = world.newest()
    assert too_early == before
    assert len(world.posted()) == before + 1
    assert draft.flags.suppress_notifications
    assert world.called(draft) == []
    assert "<@" not in draft.content
    assert draft.attachments[0].description


async def test_the_finished_turn_takes_the_draft_away(world: World) -> None:
    await world.start_game()
    await world.place(world.ann, end=False)
    await world.env.advance_time(2 * DRAFT_SECONDS)
    draft = world.newest()

    await world.ann.slash(world.channel, "end")

    assert draft.id not in [message.id for message in world.posted()]
    assert world.called(world.newest()) == [world.bob]
    assert len(world.posted()) == 3  # the lobby, the start, the turn


async def test_a_turn_finished_soon_has_no_draft(world: World) -> None:
    await world.start_game()
    await world.place(world.ann, end=False)

    await world.ann.slash(world.channel, "end")
    await world.env.advance_time(2 * DRAFT_SECONDS)

    assert len(world.posted()) == 3


async def test_a_turn_played_in_one_go_costs_two_requests(world: World) -> None:
    await world.start_game()
    before = len(world.env.http_requests)

    await world.place(world.ann)

    assert in_channel(world, since=before) == ["POST", "PATCH"]


async def test_a_turn_shown_in_between_costs_four_requests(world: World) -> None:
    await world.start_game()
    before = len(world.env.http_requests)

    await world.place(world.ann, end=False)
    await world.env.advance_time(2 * DRAFT_SECONDS)
    await world.ann.slash(world.channel, "end")

    assert in_channel(world, since=before) == ["POST", "POST", "DELETE", "PATCH"]


async def test_a_draft_that_is_due_later_survives_a_restart(world: World) -> None:
    await world.start_game()
    await world.place(world.ann, end=False)
    await world.restart()

    await world.env.advance_time(2 * DRAFT_SECONDS)
    await world.ann.slash(world.channel, "end")

    assert len(world.posted()) == 3
    assert world.called(world.newest()) == [world.bob]


async def test_a_draft_that_a_moderator_deleted_is_not_missed(world: World) -> None:
    await world.start_game()
    await world.place(world.ann, end=False)
    await world.env.advance_time(2 * DRAFT_SECONDS)
    world.env.backend.delete_message(world.channel.id, world.newest().id)

    await world.ann.slash(world.channel, "end")

    assert len(world.posted()) == 3


async def test_a_draft_is_edited_when_the_game_goes_on_around_it(world: World) -> None:
    await world.start_game(world.ann, world.bob, world.cleo)
    await world.place(world.ann, end=False)
    await world.env.advance_time(2 * DRAFT_SECONDS)
    draft = world.newest()
    question = shown(await world.cleo.slash(world.channel, "game resign"))

    await world.cleo.click(question, label="Resign")

    *_, edited, line = world.posted()
    assert edited.id == draft.id
    assert edited.content != draft.content
    assert world.text("score-resigned", name="Cleo", points="0") in edited.content
    assert line.content == world.text(
        "told-out-goes-on", told=world.text("told-resigned", name="Cleo"), names="Ann and Bob"
    )


def in_channel(world: World, since: int) -> list[str]:
    """Return the methods of the requests about the channel's messages."""
    requests = world.env.http_requests[since:]
    return [request.method for request in requests if request.path.startswith("/channels/")]
