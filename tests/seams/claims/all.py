"""All claims, in the order in which they look at the end: the last of them lets it come."""

from __future__ import annotations

from typing import Final

from tests.seams.claims.can import Can
from tests.seams.claims.claim import Claim
from tests.seams.claims.ends import Ends
from tests.seams.claims.fair import Fair
from tests.seams.claims.lobby import OfLobby
from tests.seams.claims.model import ModelClaim
from tests.seams.claims.once import Once
from tests.seams.claims.planned import Planned
from tests.seams.claims.rest import Rest
from tests.seams.claims.reviewed import Reviewed
from tests.seams.claims.same import Same
from tests.seams.claims.told import Told
from tests.seams.claims.true import True_

CLAIMS: Final[tuple[type[Claim], ...]] = (
    Same,
    Can,
    Told,
    Ends,
    ModelClaim,
    Rest,
    Once,
    True_,
    OfLobby,
    Fair,
    Planned,
    Reviewed,
)
