"""What another process is asked: plain data, and so is what comes of it, whatever happens to that process."""

from typing import Literal, Protocol, TypeVar

from gugong.notation.positions import Struct

FaultKind = Literal["error", "illegal", "slow"]


class Fault(Struct):
    """What was done instead of giving a proper answer."""

    kind: FaultKind
    said: str


class Outcome(Protocol):
    """What comes of a request; with a fault it is the best that could be made of it."""

    @property
    def fault(self) -> Fault | None: ...


Result = TypeVar("Result", bound=Outcome)
Made_co = TypeVar("Made_co", bound=Outcome, covariant=True)


class Request(Protocol[Made_co]):
    """Is sent as JSON, and answered in JSON."""

    def read(self, answer: bytes) -> Made_co:
        """What the answer says, as far as it can be so; raises msgspec.DecodeError."""

    def instead(self, kind: FaultKind, said: str) -> Made_co:
        """What there is without an answer."""
