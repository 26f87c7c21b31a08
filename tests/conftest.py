"""Hypothesis: the same examples on every run, so that a red test stays red; `make soak` looks at many more."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from ludoteca.core import state

FAST = not (state.__file__ or "").endswith(".py")
"""Compiled, a game takes a millisecond, so the laws are tried on more."""

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
tries = 50 if FAST else 20
settings.register_profile("test", max_examples=tries, deadline=None, derandomize=True, suppress_health_check=slow)
settings.register_profile("soak", max_examples=2000, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))
