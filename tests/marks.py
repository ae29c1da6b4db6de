"""Marks that tests of several folders share."""

import pytest

IN_ONE_WORKER = pytest.mark.xdist_group("sources")
"""A test that looks at the trees of all modules, which take a worker two seconds and 90 MB."""
