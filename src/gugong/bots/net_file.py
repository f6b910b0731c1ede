"""How the weights of a net are kept: whole numbers of 16 bits."""

from functools import cache
from importlib import resources

import msgspec

from gugong.bots import net_lanes
from gugong.bots.net_answers import Columns, Head
from gugong.bots.nets import OUTPUTS, PolicyValueNet
from gugong.notation.positions import Struct

try:
    from gugong.bots import net_kernel as sums
except ImportError:
    sums = net_lanes  # type: ignore[misc]  # the same in plain Python


class HeadData(Struct):
    """The answers to one question: see `net_answers.Columns`."""

    described: int
    texts: list[str]
    weights: bytes  # the biases, then a row for each unit of the second hidden layer


class NetData(Struct):
    """All weights of one net, row after row; the biases of a layer come first."""

    first: bytes
    second: bytes
    value: bytes
    heads: dict[str, HeadData]


def write(data: NetData) -> bytes:
    return msgspec.msgpack.encode(data)


def read(file: bytes) -> NetData:
    """Raises ValueError if this is no net."""
    try:
        return msgspec.msgpack.decode(file, type=NetData)
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from None


def assemble(data: NetData) -> PolicyValueNet:
    """The net with these weights, ready to play."""
    hidden, value = sums.Hidden(data.first, data.second), sums.Layer(data.value, OUTPUTS)
    return PolicyValueNet(hidden, value, {rule: _head(head) for rule, head in data.heads.items()})


def _head(data: HeadData) -> Head:
    columns = Columns(data.described, data.texts)
    return Head(columns, sums.Layer(data.weights, columns.size))


@cache
def load_net(solo: bool) -> PolicyValueNet:
    """The net for the solo game against Meng, or the one for two to five players."""
    return assemble(read(resources.files("gugong.bots").joinpath("solo.net" if solo else "table.net").read_bytes()))
