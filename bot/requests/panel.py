"""What people do on the play panel; each click redraws it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from discord import Interaction

from bot.presenters.ids.panel_ids import Mode, PanelId, PanelVerb, Wanted
from bot.presenters.ids.plan_ids import PlanId
from bot.presenters.message import Message, Question
from bot.presenters.moves import describe_done
from bot.presenters.notation import read_move
from bot.presenters.panel.naming import KINDS
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import (
    NO_NOTES,
    Notes,
    choosing_message,
    panel_in_words,
    panel_message,
    question_of,
)
from bot.presenters.panel.targets import read_target, target_by_letter, targets_of
from bot.presenters.refusals import refusal_text
from bot.presenters.waits.votes import back_question
from bot.requests.changes import ChangeMessages, carry_out
from bot.requests.clicked import all_chosen, typed
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.requests.plans import FIRST, PlanRequests
from bot.services.errors import Refused
from bot.services.games.lists import GameLists
from bot.services.games.match import Done, Match
from bot.services.games.matches import Matches
from bot.services.games.player_acts import Read
from bot.texts import Texts
from engine.actions import Action, Again, End
from engine.errors import IllegalAction
from engine.game import View


@dataclass(frozen=True, slots=True)
class PanelRequests:
    """What people do on the play panel."""

    door: Door
    find: Finder
    matches: Matches
    lists: GameLists
    plans: PlanRequests

    async def open_panel(self, interaction: Interaction, panel_id: PanelId) -> Message:
        """Show the panel of a game with nothing chosen yet.

        Raises:
            Refused: as ``going_on``.
        """
        match = await self.find.going_on(interaction, panel_id.game_id)
        return await self.first_panel(interaction, match)

    async def first_panel(self, interaction: Interaction, match: Match) -> Message:
        """Show a game's panel with nothing chosen yet, or what was planned and does not stand."""
        notes = await self._notes(interaction, match)
        wanted = await self.plans.first_wanted(interaction, match)
        return await self._panel(interaction, match, wanted, notes)

    async def ask_for_move(self, interaction: Interaction, panel_id: PanelId) -> Question | Message:
        """Ask for what is to be typed; if there is nothing to type, show the panel.

        Raises:
            Refused: as ``match_of``.
        """
        match = await self.find.match_of(interaction, panel_id.game_id)
        panel = await self._panel_of(interaction, match, panel_id, panel_id.wanted)
        if not self._is_fresh(match, panel_id) or not panel.legal:
            return await self.show(interaction, panel_id)
        return question_of(panel, panel_id)

    async def show(self, interaction: Interaction, panel_id: PanelId) -> Message:
        """Show the panel as a click asks for, with what was chosen in a select.

        Whoever plans sees the present, however old their panel is.
        """
        match = await self.find.match_of(interaction, panel_id.game_id)
        if not self._is_fresh(match, panel_id):
            return await self._anew(interaction, match, Refused("stale"))
        if panel_id.is_planning:
            planned = await self.plans.show(interaction, match, panel_id)
            if planned is not None:
                return planned
            return await self._your_turn(interaction, match, panel_id)
        texts, view = self.door.texts(interaction), match.view_for(interaction.user.id)
        wanted = Panel(texts, match, view, panel_id.wanted).picked(all_chosen(interaction))
        return await self._panel(interaction, match, wanted)

    async def plan(self, interaction: Interaction, panel_id: PanelId) -> Message:
        """Make what is shown a part of a plan, keep it as one, or take a part of it away.

        Raises:
            Refused: the game cannot be shown.
        """
        match = await self.find.match_of(interaction, panel_id.game_id)
        if match.ahead_for(interaction.user.id) is None:
            return await self._your_turn(interaction, match, panel_id)
        try:
            return await self.plans.change(interaction, match, panel_id)
        except Refused as refused:
            return await self._anew(interaction, match, refused, panel_id.wanted)

    async def turn_page(self, interaction: Interaction, clicked: PlanId) -> Message:
        """Show the page of the asker's plans; if there is nothing to plan any more, the panel.

        Raises:
            Refused: the game cannot be shown.
        """
        match = await self.find.match_of(interaction, clicked.game_id)
        try:
            return await self.plans.turn_page(interaction, match, clicked)
        except Refused as refused:
            return await self._anew(interaction, match, refused)

    async def act(self, interaction: Interaction, panel_id: PanelId) -> Message:
        """Carry out what the panel showed when it was clicked, and nothing else.

        Raises:
            Refused: the game cannot be shown.
        """
        read = _panel_reader(self.door.texts(interaction), panel_id)
        match = await self.find.match_of(interaction, panel_id.game_id)
        acting = partial(self.matches.act, read=read, revision=panel_id.revision)
        messages = ChangeMessages(
            partial(self._after, interaction), partial(self._anew, interaction, match)
        )
        return await carry_out(interaction, match, acting, messages)

    async def show_typed(self, interaction: Interaction, panel_id: PanelId) -> Message:
        """Show the panel with what was typed in its mode chosen; nothing is carried out.

        Raises:
            Refused: as ``act``.
        """
        match = await self.find.match_of(interaction, panel_id.game_id)
        if not self._is_fresh(match, panel_id):
            return await self._anew(interaction, match, Refused("stale"))
        mode, texts = panel_id.wanted.mode, self.door.texts(interaction)
        panel = await self._panel_of(interaction, match, panel_id, Wanted(mode))
        refused = match.refusal_off_turn(interaction.user.id) if panel.ahead is None else None
        if refused is not None:
            return await self._anew(interaction, match, refused)
        try:
            action = _typed(texts, match, panel.view, mode, typed(interaction))
        except Refused as unread:
            return await self._anew(interaction, match, unread, Wanted(mode))
        return await self._panel(interaction, match, panel.wanted_for(action))

    async def undo(self, interaction: Interaction, panel_id: PanelId) -> Message:
        """Undo the asker's last action, and show the panel with nothing chosen yet.

        Raises:
            Refused: as ``act``.
        """
        match = await self.find.match_of(interaction, panel_id.game_id)
        notes = Notes((self.door.texts(interaction).say("panel-undone"),))

        async def present(done: Done) -> Message:
            return await self._panel(interaction, done.match, notes=notes)

        undoing = partial(self.matches.undo, revision=panel_id.revision)
        messages = ChangeMessages(present, partial(self._anew, interaction, match))
        return await carry_out(interaction, match, undoing, messages)

    async def _after(self, interaction: Interaction, done: Done) -> Message:
        """Describe what was done, and show the panel for the rest of the turn or the next game."""
        said = describe_done(self.door.texts(interaction), done)
        notes = await self._notes(interaction, done.match, *said)
        return self._on_turn(interaction, done.match, notes=notes)

    async def _anew(
        self, interaction: Interaction, match: Match, refused: Refused, wanted: Wanted = FIRST
    ) -> Message:
        """Say why nothing was done, and show a panel of the game as it is now."""
        why = refusal_text(self.door.texts(interaction), refused)
        present = await self.matches.load(match.game_id)
        notes = await self._notes(interaction, present, why)
        return await self._panel(interaction, present, wanted, notes)

    async def _your_turn(
        self, interaction: Interaction, match: Match, panel_id: PanelId
    ) -> Message:
        """Show the panel of somebody who has planned, and whose turn has come meanwhile."""
        notes = Notes((self.door.texts(interaction).say("plan-your-turn"),))
        if match.view_for(interaction.user.id).legal_actions():
            return await self._panel(interaction, match, panel_id.wanted, notes)
        return self._on_turn(interaction, match)

    async def _panel_of(
        self, interaction: Interaction, match: Match, panel_id: PanelId, wanted: Wanted
    ) -> Panel:
        """Return the panel that was clicked on as it is now: to plan on, or to act on."""
        if panel_id.is_planning:
            planning = await self.plans.panel(interaction, match, wanted)
            if planning is not None:
                return planning
        view = match.view_for(interaction.user.id)
        return Panel(self.door.texts(interaction), match, view, wanted)

    async def _panel(
        self,
        interaction: Interaction,
        match: Match,
        wanted: Wanted = FIRST,
        notes: Notes = NO_NOTES,
    ) -> Message:
        """Return the asker's panel: to act if they are on turn, else to plan.

        Whoever has a computer playing for them is asked whether they are back.
        """
        panel = await self.plans.panel(interaction, match, wanted)
        if panel is None:
            return self._on_turn(interaction, match, wanted, notes)
        return choosing_message(panel, notes)

    def _on_turn(
        self,
        interaction: Interaction,
        match: Match,
        wanted: Wanted = FIRST,
        notes: Notes = NO_NOTES,
    ) -> Message:
        """Return the asker's panel if they are on turn, else the board.

        It is a picture or in words, as they have chosen.
        """
        if match.seat_played_for(interaction.user.id) is not None:
            return back_question(self.door.texts(interaction), match)
        show = panel_in_words if self.door.is_text_first(interaction) else panel_message
        return show(self.door.texts(interaction), match, interaction.user.id, wanted, notes)

    @staticmethod
    def _is_fresh(match: Match, panel_id: PanelId) -> bool:
        """Tell whether what a panel showed still holds; one on which somebody plans always does."""
        return panel_id.is_planning or match.is_fresh(panel_id.revision)

    async def _notes(self, interaction: Interaction, match: Match, *lines: str) -> Notes:
        """Return what a panel says besides: some lines, and the other games that wait."""
        waiting = await self.lists.waiting_for(interaction.user.id, None)
        others = (summary for summary in waiting if summary.where.game_id != match.game_id)
        return Notes(lines, tuple(others))


def _typed(texts: Texts, match: Match, view: View, mode: Mode | None, text: str) -> Action:
    """Return the legal action, as a panel lists it, that a text means in a mode.

    Raises:
        Refused: it means none.
    """
    kind = KINDS.get(mode or Mode.PLACE)
    if kind is None:
        return read_move(text, view)
    if (lettered := target_by_letter(view, kind, text)) is not None:
        return lettered
    action = read_target(texts, match, view, kind, text)
    targets = targets_of(view, kind)
    if action in targets:
        return action
    try:
        view.after(action)
    except IllegalAction as error:
        raise Refused.by_the_rules(error) from error
    group = view.board.group_name_at(action.disc)
    return next(other for other in targets if view.board.group_name_at(other.disc) == group)


def _panel_reader(texts: Texts, panel_id: PanelId) -> Read:
    """Return a ``Read`` for what a panel has shown, if it would show the same now."""

    def read(match: Match, view: View) -> list[Action]:
        match panel_id.verb:
            case PanelVerb.END:
                return [End()]
            case PanelVerb.AGAIN:
                return [Again()]
            case _:
                pass
        panel = Panel(texts, match, view, panel_id.wanted)
        if not panel.is_as_wanted:
            raise Refused("stale")
        ending = [End()] if panel_id.verb is PanelVerb.DO_AND_END else []
        return [*panel.actions, *ending]

    return read
