"""Tests of the checks of dalapapa doctor: each is made to fail."""
