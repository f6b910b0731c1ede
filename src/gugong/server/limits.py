"""How much of anything one visitor may ask for."""

import time

MESSAGE = 16_000  # bytes
RECORD = 4_000_000
PAGES_A_TABLE = 64  # connections
ADDRESSES = 10_000  # that are remembered
NAME = 20  # characters
TITLE = 60
CLIENT_ID = 64


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.left = at_once
        self.at = time.monotonic()

    def take(self) -> bool:
        """May there be one more?"""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address; those that have not come for long are forgotten first."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.known: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self.known.pop(address, None) or Bucket(self.at_once, self.a_second)
        self.known[address] = bucket
        if len(self.known) > ADDRESSES:
            del self.known[next(iter(self.known))]
        return bucket.take()
