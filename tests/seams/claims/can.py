"""*can*: what is offered can be carried out or says why not, and nothing is tried for ever."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenters.refusals import refusal_text
from bot.services.games.vote import VOID
from bot.services.time.tries import MOST_TRIES
from bot.storage.log import EntryKind
from tests.seams.claims.claim import Claim
from tests.seams.claims.ends import FORMS
from tests.seams.deeds import happen
from tests.seams.ear import CATALOGUE
from tests.seams.script import Event, Moment


class Can(Claim):
    """Refusals have words, choices can be made, tries are bounded."""

    name = "can"

    async def after(self, moment: Moment, refused: Sequence[str]) -> None:
        """Look at the refusals and at what was tried."""
        await self._look_at_answers(moment, refused)
        for refusal in self.table.refused:
            for language in CATALOGUE.languages:
                text = refusal_text(CATALOGUE.texts(language), refusal)
                self.require(text and refusal.code not in text, f"{refusal.code}: {text}")
        served = self.table.served
        self.require(max(served.values(), default=0) <= MOST_TRIES, served)
        served.clear()

    async def _look_at_answers(self, moment: Moment, refused: Sequence[str]) -> None:
        """An answer that a vote still offers was not refused as one that it does not offer."""
        if len(moment) > 1 or "not_offered" not in refused:
            return  # of two things at one instant the other may have opened this vote
        (event,), match = moment, await self.table.match()
        offered = match.vote.choices if match is not None and match.vote is not None else ()
        self.require(event.how not in offered, f"{event} is offered, and refused as not offered")

    async def end(self) -> None:
        """All voters give one of the answers that they are offered, and that is done.

        With other seeds nobody answers, so that the story ends with the vote open.
        """
        if self.table.seed // len(FORMS) % 2:
            return
        match = await self.table.match()
        if match is None or match.vote is None or match.vote.decided or match.vote.answers:
            return  # with what was answered before, another answer may be decided at once
        vote, chosen = match.vote, self.table.chance.choice(match.vote.choices)
        given = [match.seats[seat].name for seat in vote.voters]
        gone = self.table.world.server.gone
        for seat in vote.voters:
            if match.seats[seat].user_id in gone:
                return
        for name in given:
            refused = await happen(self.table, Event("answer", name, chosen))
            if refused in ("unknown", "vote_over"):
                break
            self.require(not refused, f"{name} cannot answer {chosen}: {refused}")
        entries = await self.entries()
        decided = [it.body for it in entries[vote.revision :] if it.kind is EntryKind.DECIDED]
        self.require(decided[:1] == [chosen], f"{chosen} was answered, {decided} decided")
        self.require(decided[0] != VOID, f"{chosen} could not be carried out")
