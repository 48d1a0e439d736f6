"""What time it is: the only module that reads the clock."""

import time


def now() -> float:
    """Seconds since 1970, as stored with every turn."""
    return time.time()
