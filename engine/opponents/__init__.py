"""Computer players: each sees what its seat may see, and plays through the contract alone."""

from collections.abc import Mapping
from typing import Final

from engine.opponents.chooser import Choose
from engine.opponents.greedy import choose_greedily

LEVELS: Final[Mapping[str, Choose]] = {"easy": choose_greedily}
"""How the computer players of each level choose."""
