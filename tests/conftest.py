"""Hypothesis: the same examples on every run, so that a red test stays red; `make soak` looks at many more."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("test", max_examples=50, deadline=None, derandomize=True, suppress_health_check=slow)
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))
