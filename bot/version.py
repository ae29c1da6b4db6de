"""Which version of the program this is.

Importing it raises PackageNotFoundError if the package is not installed.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

VERSION: Final = version("dalapapa")
"""As ``pyproject.toml`` has it."""
