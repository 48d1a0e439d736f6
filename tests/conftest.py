"""How Hypothesis searches: the same few examples for everyone by default, many new ones when asked."""

import os

from hypothesis import HealthCheck, settings

# The matrices of knowledge are small: where tests run side by side, threads within each only stand in the way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# `pytest --hypothesis-profile=thorough` looks further, and elsewhere each time.
settings.register_profile(
    "quick", max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", parent=settings.get_profile("quick"), max_examples=1000, derandomize=False)
settings.load_profile("quick")
