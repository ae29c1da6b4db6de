"""Finds ports that are free on this machine."""

import secrets
import socket
from contextlib import ExitStack

LOOPBACK = "127.0.0.1"


def free_port_after_a_free_one() -> int:
    """The second of two free neighbours: the sandbox wants its port and the one before.

    It is drawn where no connection gets a port by itself, and not by ``random``: that begins anew
    with each test, so that tests side by side would draw the same.
    """
    while True:
        port = 20_001 + secrets.randbelow(12_000)
        with ExitStack() as probes:
            try:
                for wanted in (port - 1, port):
                    probes.enter_context(socket.create_server((LOOPBACK, wanted)))
            except OSError:
                continue
        return port
