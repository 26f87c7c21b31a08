"""No test waits for ever. Hypothesis tries the same examples on every run, so that a red test stays red; `make soak`
looks at many more.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("ludoteca.testing.laws")

from ludoteca.core import state  # noqa: E402 (what it imports is to be rewritten first)

os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = os.devnull
"""Nobody here talks to strangers: whoever asks over HTTP need not read all the world's certificates first."""

signal.signal(signal.SIGINT, signal.default_int_handler)
"""Whoever runs the tests in the background has Ctrl-C ignored, and so would every process that is told of it here."""

FAST = not (state.__file__ or "").endswith(".py")
"""Compiled, a game takes a millisecond, so the laws are tried on more."""

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
tries = 50 if FAST else 20
settings.register_profile("test", max_examples=tries, deadline=None, derandomize=True, suppress_health_check=slow)
settings.register_profile("glance", settings.get_profile("test"), max_examples=2)
settings.register_profile("soak", max_examples=2000, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))

LONGEST = 0 if settings.get_current_profile_name() == "soak" else 900
"""Seconds a test may take on the slowest machine; whatever takes longer waits for something that will not come."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is loaded to find the tests stays to the end: nobody looks through it for garbage, neither now nor later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A test that hangs fails, and says where it does."""
    signal.signal(signal.SIGALRM, _give_up)
    signal.alarm(int(os.environ.get("LUDOTECA_TEST_SECONDS", LONGEST)))
    try:
        return (yield)
    finally:
        signal.alarm(0)


def _give_up(*_: object) -> None:
    pytest.fail("this test took too long: it waits for something that does not come")
