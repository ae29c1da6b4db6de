"""Which version of the program this is."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

VERSION: Final = version("dalapapa")
"""As ``pyproject.toml`` has it; what is installed in another way than by pip has none."""
