"""A dask cluster that lends its cores: how it is reached, and whether it runs this program."""

import logging
from collections.abc import Iterable
from hashlib import sha256
from importlib import resources
from typing import TYPE_CHECKING

from gugong.content import load
from gugong.notation.record import RULES_VERSION

if TYPE_CHECKING:
    from distributed import Client

CONNECTING = 10  # seconds


class ClusterError(RuntimeError):
    """A cluster cannot be used; the message says what would help."""


class NoAnswer(ClusterError):
    """Nobody is at that address, which may change."""


def connect(address: str) -> "Client":
    """A client of the scheduler at this address; raises ClusterError."""
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError("A cluster needs dask, which is not installed: pip install distributed.") from None
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # it would print what is raised, too
    try:
        return Client(address, timeout=CONNECTING, set_as_default=False)  # type: ignore[no-untyped-call]  # has no types
    except ValueError:
        raise ClusterError(f"{address} is no address of a cluster: give one such as tcp://host:8786.") from None
    except OSError as error:
        said = str(error).splitlines()[0]
        raise NoAnswer(f"No cluster answers at {address} ({said}): start one there with 'dask scheduler'.") from None


def another_program(address: str, workers: Iterable[str]) -> ClusterError:
    return ClusterError(
        f"The cluster at {address} has another gugong on {', '.join(sorted(workers))}: install this version there."
    )


def no_workers(address: str) -> ClusterError:
    return ClusterError(f"The cluster at {address} has no workers: start some with 'dask worker {address}'.")


def fingerprint() -> str:
    """The same wherever the same games would be played: other rules, figures or bots give other results."""
    learnt = sha256()
    for name in ("policy.json", "weights.json", "solo.net", "table.net"):
        learnt.update(resources.files("gugong.bots").joinpath(name).read_bytes())
    return f"{RULES_VERSION} {load().digest} {learnt.hexdigest()}"
