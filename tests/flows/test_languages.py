"""People of two languages at one table: each is answered in theirs, boards speak the game's."""

import re

import discord
from simcord import MemberActor, ResponseMessage

from tests.flows import raw
from tests.flows.panels import speak_in_game
from tests.flows.world import World, custom_id, labels, said, shown

FRENCH_BUTTONS = ["Jouer", "Main", "Ma vue", "Plus"]


async def choose_french(world: World, who: MemberActor) -> ResponseMessage:
    """Somebody chooses French in their settings."""
    panel = shown(await who.slash(world.channel, "settings"))
    return shown(await who.select(panel, ["fr"], custom_id="s1:language"))


async def asked_in(world: World, who: MemberActor, locale: str, command: str) -> str:
    """What somebody is answered whose Discord speaks a certain language."""
    delivery = raw.typed(world, who, command)
    delivery.payload["locale"] = locale
    (answer,) = await raw.deliver(world, delivery)
    return said(answer)


async def test_the_panel_of_settings_turns_french_at_once(world: World) -> None:
    panel = await choose_french(world, world.bob)

    assert "C’est enregistré." in panel.content
    assert said(await world.bob.slash(world.channel, "turns")) == "Aucune partie ne t’attend."


async def test_without_a_choice_people_are_answered_in_the_language_of_their_discord(
    world: World,
) -> None:
    answers = [
        await asked_in(world, world.ann, locale, "turns") for locale in ("fr", "en-GB", "ja")
    ]

    assert answers == ["Aucune partie ne t’attend.", *["No game is waiting for you."] * 2]


async def test_what_was_chosen_counts_more_than_the_language_of_discord(world: World) -> None:
    await choose_french(world, world.bob)

    assert await asked_in(world, world.bob, "en-US", "turns") == "Aucune partie ne t’attend."


async def test_each_reads_their_own_language_and_the_channel_that_of_the_host(
    world: World,
) -> None:
    await choose_french(world, world.bob)
    await world.start_game(world.ann, world.bob)

    placed = said(await world.place(world.ann))
    board = world.newest()
    replied = said(await world.place(world.bob))
    bobs_panel = shown(await world.bob.click(world.newest(), label="Play"))
    bobs_view = said(await world.bob.click(world.newest(), label="My view"))

    assert placed.startswith("You placed a tile on ")
    assert placed.endswith("Bob’s turn now.")
    assert ", your turn in **" in board.content
    assert replied.startswith("Tu as posé une tuile en ")
    assert replied.endswith("À Ann de jouer.")
    assert "à Ann de jouer (tour commencé " in bobs_panel.content
    assert "Bob a posé une tuile en " in bobs_view
    assert re.search(r"^Bob (placed a tile:|closed) ", world.newest().content, re.MULTILINE)


async def test_what_a_french_player_shows_to_all_is_in_the_games_language(world: World) -> None:
    await choose_french(world, world.bob)
    await world.start_game()

    for options in ({}, {"text": True}):
        answer = shown(await world.bob.slash(world.channel, "board", **options))
        await world.bob.click(answer, label="Montrer à tous")

    picture, words = world.posted()[-2:]
    assert picture.content.startswith("Bob shows the board:\n")
    assert "Ann’s turn" in picture.content
    assert words.content.startswith("Bob shows the board in words:\n")
    assert "Ann’s turn" in words.content


async def test_a_french_host_opens_a_game_that_speaks_french_to_all(world: World) -> None:
    await choose_french(world, world.ann)
    await world.open_lobby(world.ann, world.bob)
    lobby = world.newest()

    await world.ann.slash(world.channel, "game start")
    answer = said(await world.bob.slash(world.channel, "hand"))
    board = world.newest()
    (picture,) = board.attachments

    assert "Joueurs (2 sur 4)\u202f: Ann (hôte), Bob" in lobby.content
    assert labels(lobby)[:3] == ["Rejoindre", "Quitter", "Ajouter un bot"]
    assert answer.startswith("Your tiles in **")
    assert ", à toi de jouer dans **" in board.content
    assert labels(board) == FRENCH_BUTTONS
    assert "Premières tuiles posées au hasard\u202f: " in (picture.description or "")


async def test_the_host_lets_a_game_speak_another_language_than_their_own(world: World) -> None:
    await world.open_lobby(world.ann, world.bob)

    changed = await speak_in_game(world, world.ann, "fr")

    assert "Options of **" in changed.content
    assert labels(world.newest())[0] == "Rejoindre"
    assert (await world.ann.slash(world.channel, "game start")).acknowledged
    assert labels(world.newest()) == FRENCH_BUTTONS


async def test_a_server_that_has_chosen_a_language_gives_it_to_its_games(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild.preferred_locale = discord.Locale.french
    other = world.guild.create_text_channel("garden")

    await world.open_lobby(world.ann)
    guild.features = ["COMMUNITY"]
    await world.open_lobby(world.bob, at=other)

    assert labels(world.newest())[0] == "Join"
    assert labels(world.newest(other))[0] == "Rejoindre"


async def test_what_is_offered_while_one_types_is_in_the_readers_language_and_is_understood(
    world: World,
) -> None:
    await world.start_game(variant="terra")
    who = await world.on_turn()
    english = await who.autocomplete(world.channel, "settle", "disc", "")
    await choose_french(world, who)

    french = await who.autocomplete(world.channel, "settle", "disc", "")
    answer = said(await who.slash(world.channel, "settle", disc=french[0]["value"]))

    assert re.search(r", \d+ discs?, open", english[0]["name"])
    assert re.search(r", \d+ disques?, ouvert", french[0]["name"])
    assert answer.startswith("Tu as colonisé ")


async def test_names_of_commands_stay_valid_mentions_in_every_language(world: World) -> None:
    await choose_french(world, world.bob)

    answer = said(await world.bob.slash(world.channel, "help"))

    assert "</place:" in answer
    assert "</game new:" in answer


async def test_a_turn_is_played_in_a_french_panel(world: World) -> None:
    await choose_french(world, world.ann)
    await world.start_game()
    panel = shown(await world.ann.click(world.newest(), label="Jouer"))
    at_first, move = panel.content, panel.content.split("`")[1]

    placed = shown(await world.ann.click(panel, label="Poser, puis la seconde (−4)"))
    told = placed.content
    undone = shown(await world.ann.click(placed, label="Annuler le coup"))
    taken_back, field = undone.content, custom_id(undone, "Saisir le coup")
    asked = await world.ann.click(undone, label="Saisir le coup")
    refused = shown(await world.ann.submit_modal(asked, {field: "là-bas"}))
    why = refused.content
    asked = await world.ann.click(refused, label="Saisir le coup")
    typed = shown(await world.ann.submit_modal(asked, {field: move}))
    done = shown(await world.ann.click(typed, label="Poser et finir"))

    assert "-# Emplacement 1 sur " in at_first
    assert told.startswith("Tu as posé une tuile en ")
    assert taken_back == f"Coup annulé.\n{at_first}"
    assert why.startswith("Je ne comprends pas ce coup.")
    assert done.content.endswith("Ton tour est terminé.\nÀ Bob de jouer.")


async def test_a_pawn_is_settled_in_a_french_panel(world: World) -> None:
    await choose_french(world, world.ann)
    await world.start_game(variant="terra")
    who = await world.on_turn()
    await choose_french(world, who)
    panel = shown(await who.click(world.newest(), label="Jouer"))

    settling = shown(await who.click(panel, label="Coloniser"))
    would = settling.content
    settled = shown(await who.click(settling, label="Coloniser ici"))

    assert "Coloniser " in would
    assert "**−1 brouzouf**" in would
    assert settled.content.startswith("Tu as colonisé ")


async def test_the_end_of_a_holiday_is_typed_in_ones_own_language(world: World) -> None:
    await choose_french(world, world.bob)

    anns = said(await world.ann.slash(world.channel, "away", until="2 semaines"))
    bobs = said(await world.bob.slash(world.channel, "away", until="2 semaines"))

    assert anns.startswith("I cannot read that as the end of a holiday.")
    assert bobs.startswith("Tu es en vacances jusqu’au ")
