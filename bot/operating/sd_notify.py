"""Tells systemd how the service fares, by its protocol: one datagram of lines NAME=VALUE."""

from __future__ import annotations

import socket

import structlog

_log = structlog.get_logger()


class Notifier:
    """Tells whoever listens at ``address``, the value of NOTIFY_SOCKET; nobody if there is none."""

    def __init__(self, address: str | None) -> None:
        """An address that begins with @ is of Linux's abstract ones, which are no files."""
        self._address = address and (f"\0{address[1:]}" if address[0] == "@" else address)
        self._has_failed = False

    def tell(self, *states: str) -> None:
        """Send these lines, without waiting; what cannot be sent is lost."""
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as telling:
                telling.settimeout(0)
                telling.sendto("\n".join(states).encode(), self._address)
        except OSError as error:
            if not self._has_failed:
                _log.warning("systemd_not_told", why=str(error))
            self._has_failed = True
