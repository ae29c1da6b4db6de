"""The games of a server, for its managers: a list, one game, what closing or deleting it loses."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenters.message import Button, Message, Select, SelectOption, Style, joined
from bot.presenters.pages.variants import variant_name
from bot.presenters.people import name_of, plain_name, shown_name, timestamp
from bot.presenters.servers.server_ids import ServerId, ServerVerb
from bot.presenters.servers.server_settings import back_to_panel
from bot.services.lobby import Whereabouts
from bot.services.servers.managed_games import Endable, EndableGame, GamesPage
from bot.texts import Texts


def games_message(texts: Texts, page: GamesPage, games: Sequence[EndableGame]) -> Message:
    """Return a page with the ``games`` on it that the asker may see."""
    buttons = [back_to_panel(texts)]
    if not page.is_first:
        newer = ServerId(ServerVerb.NEWER_GAMES, page.games[0].place.number)
        buttons.append(Button(texts.say("button-server-newer"), str(newer)))
    if page.older:
        older = ServerId(ServerVerb.GAMES, page.older.number)
        buttons.append(Button(texts.say("button-server-older"), str(older)))
    if not games:
        return Message(texts.say("server-games-none"), rows=(tuple(buttons),))
    options = tuple(_option(texts, game) for game in games)
    pick = Select(str(ServerId(ServerVerb.PICK)), options, texts.say("server-hint-pick"))
    return Message(texts.say("server-games-head"), rows=(pick, tuple(buttons)))


def game_message(texts: Texts, endable: Endable) -> Message:
    """Return one game, with what can be done about it."""
    game = endable.game
    buttons = []
    if endable.can_be_closed:
        buttons.append(_button(texts, ServerVerb.ASK_CLOSE, game.where))
    if endable.can_be_deleted:
        buttons.append(_button(texts, ServerVerb.ASK_DELETE, game.where))
    text = texts.say(
        "server-game",
        game=shown_name(game.where.name),
        variant=variant_name(texts, game.variant),
        channel=f"<#{game.where.channel_id}>",
        state=texts.say(f"server-state-{game.status}"),
        since=timestamp(game.created_at),
    )
    return Message(
        joined([text, texts.say("server-game-people", names=_names(texts, endable))]),
        rows=((*buttons, back_to_games(texts)),),
    )


def closing_question(texts: Texts, endable: Endable) -> Message:
    """Say what is lost if a game is closed, and ask."""
    key = "server-ask-close" if endable.can_be_deleted else "server-ask-close-lobby"
    return _question(texts, endable, key, ServerVerb.CLOSE)


def deleting_question(texts: Texts, endable: Endable) -> Message:
    """Say what is lost if a game is deleted, and ask."""
    key = "server-ask-delete-counted" if endable.game.is_counted else "server-ask-delete"
    return _question(texts, endable, key, ServerVerb.DELETE)


def ended_message(texts: Texts, name: str, *, is_deleted: bool) -> Message:
    """Confirm that a game was closed or deleted."""
    key = "server-deleted" if is_deleted else "server-closed"
    text = texts.say(key, game=shown_name(name))
    return Message(text, rows=((back_to_games(texts), back_to_panel(texts)),))


def back_to_games(texts: Texts) -> Button:
    """Return the button that leads back to the list."""
    return Button(texts.say("button-server-to-games"), str(ServerId(ServerVerb.GAMES)))


def _question(texts: Texts, endable: Endable, key: str, verb: ServerVerb) -> Message:
    game = endable.game
    text = texts.say(
        key,
        game=shown_name(game.where.name),
        channel=f"<#{game.where.channel_id}>",
        names=_names(texts, endable),
    )
    back = Button(
        texts.say("button-server-back"), str(ServerId(ServerVerb.GAME, game.where.game_id))
    )
    return Message(text, rows=((_button(texts, verb, game.where, Style.DANGER), back),))


def _button(
    texts: Texts, verb: ServerVerb, where: Whereabouts, style: Style = Style.SECONDARY
) -> Button:
    custom_id = ServerId(verb, where.game_id, where.restore_id)
    return Button(texts.say(f"button-server-{verb}"), str(custom_id), style)


def _option(texts: Texts, game: EndableGame) -> SelectOption:
    variant = variant_name(texts, game.variant)
    label = texts.side_by_side([plain_name(game.where.name), variant])
    facts = [texts.say(f"server-state-{game.status}"), game.created_at.date().isoformat()]
    if game.has_seat:
        facts.append(texts.say("server-game-own"))
    return SelectOption(label, str(game.where.game_id), texts.side_by_side(facts))


def _names(texts: Texts, endable: Endable) -> str:
    names = [shown_name(name_of(texts, person)) for person in endable.people]
    return texts.listed(names) if names else texts.say("server-nobody")
