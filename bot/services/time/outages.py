"""Which shards have no connection to Discord, and how much time is to be given back to them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.storage.clocks import Shards

_NO_TIME: Final = timedelta()


@dataclass(frozen=True, slots=True)
class Span:
    """From when until when nothing could happen on the servers of one shard of ``shards``.

    ``is_open`` if there is still no connection.
    """

    shard: int
    shards: int
    begin: datetime
    end: datetime
    is_open: bool = False

    @property
    def length(self) -> timedelta:
        """How long it is; nothing where the clock of the machine was set back."""
        return max(_NO_TIME, self.end - self.begin)


@dataclass(frozen=True, slots=True)
class _Outage:
    """``missed`` is to be given back, and the time from ``since`` on; None if that is over."""

    missed: tuple[Span, ...] = ()
    since: datetime | None = None


class Outages:
    """Keeps what each shard has missed until that is given back.

    A shard counts as lost until its time has been given back: what fell due meanwhile must not be
    served with the old deadlines. What could not be written is asked for again.
    """

    def __init__(self) -> None:
        """All shards have a connection; ``lose`` them where that is not so yet."""
        self._outages: dict[tuple[int, int], _Outage] = {}
        self._shards = 1

    @property
    def lost(self) -> Shards:
        """The shards on whose servers nothing falls due."""
        lost = range(self._shards) if self.is_cut_off else [shard for shard, _ in self._outages]
        return Shards(frozenset(lost), self._shards)

    @property
    def is_cut_off(self) -> bool:
        """Whether nothing falls due anywhere.

        So it is while something is owed that was missed when there were more shards or fewer.
        """
        is_divided_anew = any(shards != self._shards for _, shards in self._outages)
        return is_divided_anew or len(self._outages) >= self._shards

    def lose(self, shard: int, shards: int, at: datetime) -> None:
        """One of ``shards`` has no connection since ``at``, or since before that."""
        if shards != self._shards:
            self._divide(shards, at)
        known = self._outages.get((shard, shards), _Outage())
        if known.since is None:
            self._outages[shard, shards] = replace(known, since=at)

    def regain(self, shard: int, at: datetime) -> None:
        """A shard has a connection again; its time is still to be given back."""
        self._end((shard, self._shards), at)

    def spans(self, at: datetime) -> list[Span]:
        """Return what is to be given back at ``at``, of each shard from the first on."""
        found = list[Span]()
        for (shard, shards), outage in sorted(self._outages.items(), key=lambda it: it[0]):
            found += outage.missed
            if outage.since is not None:
                found.append(Span(shard, shards, outage.since, at, is_open=True))
        return found

    def gave_back(self, spans: Collection[Span]) -> None:
        """Spans were given back; shards that have a connection again are lost no more."""
        for span in spans:
            key = span.shard, span.shards
            outage = self._outages[key]
            if not span.is_open:
                outage = replace(outage, missed=outage.missed[1:])
            elif outage.since == span.begin:
                # The end is the earlier where the machine's clock was set back.
                outage = replace(outage, since=max(span.begin, span.end))
            else:  # it was over while that was written; the rest is still to be given back
                rest = replace(outage.missed[0], begin=max(span.begin, span.end))
                outage = replace(outage, missed=(rest, *outage.missed[1:]))
            self._outages[key] = outage
            if outage == _Outage():
                del self._outages[key]

    def _end(self, key: tuple[int, int], at: datetime) -> None:
        known = self._outages.get(key)
        if known is not None and known.since is not None:
            self._outages[key] = _Outage((*known.missed, Span(*key, known.since, at)))

    def _divide(self, shards: int, at: datetime) -> None:
        """There are so many shards from now on; what those of before have missed stays owed.

        If none of them had a connection, none of the new ones has.
        """
        is_open = [outage.since is not None for outage in self._outages.values()]
        was_without = len(is_open) == self._shards and all(is_open)
        for key in [*self._outages]:
            self._end(key, at)
        self._shards = shards
        if was_without:
            self._outages |= {(shard, shards): _Outage(since=at) for shard in range(shards)}
