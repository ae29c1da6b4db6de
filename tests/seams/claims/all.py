"""All claims."""

from __future__ import annotations

from typing import Final

from tests.seams.claims.claim import Claim

CLAIMS: Final[tuple[type[Claim], ...]] = ()
