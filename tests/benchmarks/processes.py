"""What the system says of a process."""

import os
from pathlib import Path

PAGE_SIZE, TICKS = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")


def resident_megabytes(pid: int) -> float:
    """Return the memory that a process takes now."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * PAGE_SIZE / 1e6


def cpu_seconds(pid: int) -> float:
    """Return the seconds of a core that a process has taken since its start."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def open_handles(pid: int) -> tuple[int, int]:
    """Return how many files and pipes a process holds open, and how many sockets."""
    opened = [_target(link) for link in Path(f"/proc/{pid}/fd").iterdir()]
    sockets = sum(target.startswith("socket:") for target in opened)
    return len(opened) - sockets, sockets


def threads(pid: int) -> int:
    """Return how many threads a process has."""
    return len([*Path(f"/proc/{pid}/task").iterdir()])


def _target(link: Path) -> str:
    try:
        return str(link.readlink())
    except FileNotFoundError:  # closed just now
        return ""
