"""Makes a script that breaks a claim as short as it may be."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tests.seams.axes import AXES, Corner
from tests.seams.script import Moment, Script
from tests.seams.story import Claims, Found, own_folder, play
from tests.seams.table import NotReached, Table


class Shrinking:
    """Leaves out what a finding does not need: moments, events at one instant, then the corner."""

    def __init__(self, found: Found, claims: Claims, kind: type[Table] = Table) -> None:
        self.best = found
        self._claims = claims
        self._kind = kind
        self._plays = 0

    def shrunk(self) -> Found:
        """Return the shortest script that was found to break the same claim."""
        size = len(self.best.script.moments)
        while size:
            size = size if self._leave_out(size) else size // 2
        self._part_moments()
        self._plainer_corner()
        return self.best

    def _breaks(self, script: Script) -> bool:
        if self._plays >= self._kind.most_plays:
            return False
        self._plays += 1
        with own_folder() as folder:
            try:
                found = asyncio.run(play(script, self._claims, folder, self._kind))
            except NotReached:
                return False
        if found is None or found.name != self.best.name:
            return False
        self.best = replace(found, script=script)
        return True

    def _leave_out(self, size: int) -> bool:
        script = self.best.script
        moments = script.moments
        for start in range(0, len(moments), size):
            if self._breaks(script.with_moments(moments[:start] + moments[start + size :])):
                return True
        return False

    def _part_moments(self) -> None:
        for number, moment in enumerate(self.best.script.moments):
            for event in moment if len(moment) > 1 else ():
                moments: list[Moment] = [*self.best.script.moments]
                moments[number] = (event,)
                if self._breaks(self.best.script.with_moments(moments)):
                    break

    def _plainer_corner(self) -> None:
        usual = Corner()
        for axis in AXES:
            corner = replace(self.best.script.corner, **{axis: getattr(usual, axis)})
            if corner.is_possible and corner != self.best.script.corner:
                self._breaks(replace(self.best.script, corner=corner))
