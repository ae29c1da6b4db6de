"""How people without a game begin one, and how who has finished one is offered the others.

A first game begins against a bot at once, or at a table of one's own; the others at a table.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

import discord
from discord import Interaction

from bot.presenters.ids.first_ids import FirstId
from bot.presenters.ids.panel_ids import PANEL_IDS
from bot.presenters.lobbies.first_buttons import begun_lines, with_first_steps, with_other_games
from bot.presenters.message import Message, joined
from bot.presenters.moves import open_turn_message
from bot.presenters.refusals import refusal_message, refusal_text
from bot.requests.askers import asker, lacking_of, require_all, require_permissions
from bot.requests.clicked import clicked_id
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.requests.overviews import OverviewRequests
from bot.requests.panel import PanelRequests
from bot.requests.threads import ThreadRequests, channel_of, terms_of
from bot.services.caches import Locks
from bot.services.errors import Refused
from bot.services.games.lists import GameLists
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.lobbies.first_games import FirstGames
from bot.services.lobbies.opening import Opening
from bot.services.lobbies.other_games import OtherGames
from bot.services.lobby import Lobby, SeatOrder, Terms
from bot.transport.answers import Told
from bot.transport.places import NEEDED_FOR_THREADS
from bot.transport.replies import Reply
from engine.variants import VARIANTS

FIRST_VARIANT: Final = next(iter(VARIANTS))
"""What is played first."""

WITHOUT_GAME: Final = ("no_game_here", "not_started")
"""Why there is no panel to show, where a first game may help."""

NO_THREAD: Final = (
    "missing_permissions",
    "no_threads_here",
    "thread_in_thread",
    "too_many_threads",
)
"""Why there can be no thread, so that the game is played in the channel itself."""

OFFERING: Final = ("play", "help")
"""The commands that offer a first game to whoever has none."""


@dataclass(frozen=True, slots=True)
class FirstStepRequests:
    """What people ask for before they have a game, and the offer of others after their first."""

    door: Door
    find: Finder
    matches: Matches
    lists: GameLists
    panel: PanelRequests
    overviews: OverviewRequests
    threads: ThreadRequests
    first_games: FirstGames
    other_games: OtherGames
    _locks: Locks = field(default_factory=Locks)
    """By user id: of two clicks of one person the second finds what the first has begun."""

    async def play(self, interaction: Interaction) -> Message:
        """Show the panel of the channel's game; whoever has no game is offered one.

        Raises:
            Refused: as ``Finder.going_on_here``.
        """
        try:
            match = await self.find.going_on_here(interaction)
        except Refused as refused:
            if refused.code not in WITHOUT_GAME:
                raise
            games = refused.data.get("games")  # the asker's own, if the finder has read them
            has_game = await self._has_game(interaction) if games is None else bool(games)
            if has_game:
                raise
            message = refusal_message(self.door.texts(interaction), refused)
        else:
            message = await self.panel.first_panel(interaction, match)
            if match.has_player(interaction.user.id) or await self._has_game(interaction):
                return message
        return self._with_first_steps(interaction, message)

    async def show_help(self, interaction: Interaction) -> Message:
        """Tell the first steps; whoever has no game here can take them at once."""
        message = await self.overviews.show_help(interaction)
        if await self._has_game(interaction):
            return message
        return self._with_first_steps(interaction, message)

    async def show_tour(self, interaction: Interaction, _: FirstId) -> Message:
        """Tell what else can be tried in the sandbox."""
        return self.door.say(interaction, "sandbox-more")

    async def with_offer(
        self, reply: Reply, answer: Message, refused: Refused | None
    ) -> Told | None:
        """Offer the other games, below an answer, to whoever has finished one game on the server.

        They are offered where the asker may open one, while they have no game.
        """
        interaction, user_id = reply.interaction, reply.interaction.user.id
        guild_id, channel_id = interaction.guild_id, interaction.channel_id
        if refused or guild_id is None or channel_id is None:
            return None
        if not self._may_be_offered(interaction) or await self.lists.has_open_in(channel_id):
            return None
        played = await self.other_games.variant_of_only_game(guild_id, user_id)
        if played is None or await self._has_game(interaction):
            return None
        texts = self.door.texts(interaction)
        more = with_other_games(texts, answer, played, channel_id, interaction.id)
        return Told(more, (partial(self._note_offered, guild_id, user_id),)) if more else None

    async def play_against_bot(self, interaction: Interaction, _: FirstId) -> Message:
        """Begin a game against an easy bot, and show its first board; once, however often clicked.

        It is played in a new thread if there can be one, else in the channel.

        Raises:
            Refused: ``only_on_servers``, ``no_games_in_channel``, ``not_an_opener``,
                ``missing_permissions``, ``thread_failed``, ``no_thread_for_it``.
        """
        await self.door.meet(interaction)
        self.door.refuse_opening(interaction)
        texts, user_id = self.door.texts(interaction), interaction.user.id
        async with self._locks.of(user_id):
            playing = await self.first_games.running_alone(interaction.guild_id or 0, user_id)
            if playing is None:
                match = await self._begin(interaction)
            else:
                match = await self.matches.load(playing)
        is_text_first = self.door.is_text_first(interaction)
        lines = begun_lines(texts, match, is_new=playing is None)
        return open_turn_message(texts, match, user_id, lines, is_text_first=is_text_first)

    async def open_table(self, interaction: Interaction, clicked: FirstId) -> Message:
        """Open a lobby in the channel as ``/game new`` does; its host is led to one like it.

        Raises:
            Refused: as ``ThreadRequests.open_here``.
        """
        terms = self._terms(interaction, clicked.variant)
        async with self._locks.of(interaction.user.id):
            lobby = await self._own_lobby_here(interaction)
            if lobby is not None and lobby.terms.variant == terms.variant:
                await self.door.meet(interaction)
                return self.threads.opened_in(interaction, lobby)
            return await self.threads.open_here(interaction, terms)

    async def _begin(self, interaction: Interaction) -> Match:
        """Begin the game in a new thread, else in the channel."""
        open_in = partial(self._begin_in, interaction)
        try:
            channel = channel_of(interaction)
            require_all(interaction, NEEDED_FOR_THREADS)
            return await self.threads.opened_in_thread(
                interaction, channel, interaction.id, open_in
            )
        except Refused as refused:
            if refused.code not in NO_THREAD:
                raise
            no_thread = refused
        require_permissions(interaction)
        try:
            return await open_in(interaction.channel_id or 0)
        except Refused as refused:
            if refused.code != "game_here":
                raise
            raise Refused("no_thread_for_it", **refused.data, no_thread=no_thread) from refused

    async def _begin_in(self, interaction: Interaction, channel_id: int) -> Match:
        host, number = asker(interaction), interaction.id
        opening = Opening(interaction.guild_id or 0, channel_id, host, number)
        # The newcomer begins, so that the first tap is theirs.
        terms = replace(self._terms(interaction), order=SeatOrder.JOINED)
        return await self.first_games.begin(opening, terms)

    def _terms(self, interaction: Interaction, variant: str = "") -> Terms:
        usual_pace = self.door.servers.pace_of(interaction.guild_id)
        language = self.door.language_for_all(interaction)
        return terms_of({"variant": variant or FIRST_VARIANT}, language, usual_pace)

    def _may_be_offered(self, interaction: Interaction) -> bool:
        """Tell whether the asker may be offered the other games, as far as memory can tell.

        They are not on a panel, where each tap would ask, nor where a first game is offered.
        """
        guild_id, user_id = interaction.guild_id or 0, interaction.user.id
        is_offered = self.door.preferences.of(user_id).is_more_offered
        if is_offered or self.other_games.has_surely_finished_two(guild_id, user_id):
            return False
        command = interaction.command.qualified_name if interaction.command else None
        if command in OFFERING or PANEL_IDS.read(clicked_id(interaction)) is not None:
            return False
        return self._why_not_open(interaction) is None

    async def _note_offered(self, guild_id: int, user_id: int) -> None:
        # Meanwhile their data may have been deleted: then nothing of them is stored again.
        if await self.other_games.variant_of_only_game(guild_id, user_id) is None:
            return
        told = replace(self.door.preferences.of(user_id), is_more_offered=True)
        await self.door.preferences.change(user_id, told)

    def _why_not_open(self, interaction: Interaction) -> Refused | None:
        """Return why the asker may open no game in this channel; None if they may."""
        try:
            self.door.refuse_opening(interaction)
        except Refused as refused:
            return refused
        return None

    async def _own_lobby_here(self, interaction: Interaction) -> Lobby | None:
        """Return the lobby that the asker has opened in the channel, if it is still open."""
        try:
            here = await self.matches.in_channel(interaction.channel_id or 0)
        except Refused:  # the channel has a paused game
            return None
        if not isinstance(here, Lobby) or here.is_rematch or here.host_id != interaction.user.id:
            return None
        return here

    async def _has_game(self, interaction: Interaction) -> bool:
        """Tell whether the asker has an open game on the server."""
        return await self.lists.has_open_game(interaction.guild_id or 0, interaction.user.id)

    def _with_first_steps(self, interaction: Interaction, message: Message) -> Message:
        """Add the buttons to an answer for somebody without a game, where they may open one."""
        channel_id = interaction.channel_id
        if interaction.guild is None or channel_id is None:
            return message
        texts = self.door.texts(interaction)
        if refused := self._why_not_open(interaction):
            return replace(message, text=joined([message.text, refusal_text(texts, refused)]))
        is_text_channel = isinstance(interaction.channel, discord.TextChannel)
        has_threads = is_text_channel and not lacking_of(interaction, NEEDED_FOR_THREADS)
        return with_first_steps(texts, message, channel_id, interaction.id, has_threads=has_threads)
