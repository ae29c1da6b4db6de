"""Games to take along: the record as a file, and the proof that the bag was fair."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from bot.presenters.boards import FILE_NAME, ways_on
from bot.presenters.buttons import match_button
from bot.presenters.ids.game_ids import Verb
from bot.presenters.message import ActionRow, Message, TextFile, framed, in_rows
from bot.presenters.people import mention_of, name_of, shown_name
from bot.services.games.match import Match
from bot.services.games.records.verifying import Verified
from bot.services.people import Person
from bot.services.people.holders import holder_id, is_person
from bot.texts import Texts

SHOWN_TILES: Final = 6
"""How many of the bag's tiles are told; the file has all."""


_HASHING: Final = (
    """python3 -c "import hashlib;print(hashlib.sha256(bytes.fromhex('{}')).hexdigest())\""""
)
"""What to type to get a commitment from a seed."""


@dataclass(frozen=True, slots=True)
class Audience:
    """To whom something is shown: to one person, or, by somebody called ``name``, to all.

    With ``may_show`` that person may show it to all.
    """

    name: str
    user_id: int = 0
    may_show: bool = False
    is_for_all: bool = False


def export_message(texts: Texts, match: Match, record: str, shown: Audience) -> Message:
    """Return a game's record as a file."""
    is_over = match.seed is not None
    key = "export-finished" if is_over else "export-running"
    verbs = [*([Verb.VERIFY] if is_over else []), Verb.SHOW_RECORD]
    lines = [texts.say(key, game=shown_name(match.where.name))]
    return replace(_message(texts, match, shown, lines, verbs), file=_file(match, record))


def promise_message(texts: Texts, match: Match, shown: Audience) -> Message:
    """Return what can be told of the bag while a game runs: what was promised."""
    lines = [
        texts.say("proof-later", game=shown_name(match.where.name)),
        texts.say("lobby-commitment", commitment=match.commitment),
    ]
    return _message(texts, match, shown, lines, [Verb.EXPORT, Verb.SHOW_PROOF])


def proof_message(
    texts: Texts, match: Match, verified: Verified, record: str, shown: Audience
) -> Message:
    """Return what was computed again of a finished game, what that proves, and what not.

    Once the data of a player was deleted, that is what can still be computed.
    """
    draws = verified.proof.draws
    lines = [
        _verdict(texts, match, verified),
        texts.say("proof-commitment", commitment=verified.commitment),
        texts.say("proof-seed", seed=draws.seed.hex(), start=str(draws.start_id)),
        *([texts.say("proof-lost")] if verified.lost else _computed(texts, match, verified)),
    ]
    proof = _message(texts, match, shown, lines, [Verb.SHOW_PROOF])
    return replace(proof, file=_file(match, record))


def _computed(texts: Texts, match: Match, verified: Verified) -> list[str]:
    """Return the lines about what was drawn, and how anybody can compute it."""
    proof, tiles = verified.proof, " ".join(verified.bag[:SHOWN_TILES])
    proves = texts.say("proof-proves-at-once" if match.began_at_once else "proof-proves")
    return [
        texts.say("proof-joined", players=",".join(proof.joined)),
        texts.say(f"proof-seats-{proof.order}", names=_names(texts, verified.seats)),
        texts.say("proof-bag", count=len(verified.bag), tiles=tiles),
        *_laid_at_random(texts, verified),
        f"\n{proves}",  # or it would stand in the last point of the list above
        texts.say("proof-yourself", command=_HASHING.format(proof.draws.seed.hex())),
    ]


def _laid_at_random(texts: Texts, verified: Verified) -> list[str]:
    """Return the lines about what the table laid and, if any, what the clock laid for players."""
    table, skipped = (tuple(map(str, laid)) for laid in (verified.table, verified.skipped))
    lines = [texts.say("proof-table", count=len(verified.table), tiles=table)]
    return [*lines, texts.say("proof-skipped", tiles=skipped)] if skipped else lines


def _verdict(texts: Texts, match: Match, verified: Verified) -> str:
    name = shown_name(match.where.name)
    if not verified.differing:
        if verified.lost:
            return texts.say("proof-agrees-in-part", game=name)
        return texts.say("proof-agrees", game=name, skipped=len(verified.skipped))
    parts = [texts.say(f"proof-part-{part}") for part in verified.differing]
    return texts.say("proof-differs", game=name, parts=texts.listed(parts))


def _names(texts: Texts, holders: tuple[str, ...]) -> str:
    """Write who sat where at the start; nobody is called by that."""
    users = [holder_id(holder) for holder in holders]
    return texts.enumerated(
        mention_of(texts, user_id)
        if is_person(user_id)
        else name_of(texts, Person(user_id, ""), seat)
        for seat, user_id in enumerate(users)
    )


def _message(
    texts: Texts, match: Match, shown: Audience, lines: list[str], verbs: list[Verb]
) -> Message:
    """Return lines about a game for whom they are shown to."""
    by = texts.say("records-shown", name=shown_name(shown.name)) if shown.is_for_all else ""
    rows = _rows(texts, match, shown, verbs)
    first, *others = filter(None, [by, *lines])
    return Message(framed(first, others), rows, is_for_all=shown.is_for_all)


def _rows(texts: Texts, match: Match, shown: Audience, verbs: list[Verb]) -> tuple[ActionRow, ...]:
    """Return the buttons of a private message: what else there is, showing it, and ways back."""
    if shown.is_for_all:
        return ()
    to_all = (Verb.SHOW_RECORD, Verb.SHOW_PROOF)
    buttons = [
        match_button(texts, match, verb) for verb in verbs if shown.may_show or verb not in to_all
    ]
    return in_rows([*buttons, *ways_on(texts, match, shown.user_id)])


def _file(match: Match, record: str) -> TextFile:
    name = re.sub("[^a-z0-9]+", "-", match.where.name.lower()).strip("-")
    return TextFile(f"{FILE_NAME}-{name}-r{match.revision}", f"{record}\n", "json")
