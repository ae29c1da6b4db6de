"""Tests of dalapapa doctor --channel, against the loopback Discord."""
