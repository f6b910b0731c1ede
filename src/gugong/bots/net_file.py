"""How the weights of a net are kept: whole numbers of 16 bits."""

import sys
from array import array
from functools import cache
from importlib import resources

import msgspec

from gugong.bots.net import FIRST, NARROW, SCALE, SECOND, WIDE, Layer, Net, packed
from gugong.bots.net_answers import Columns, Head
from gugong.bots.net_inputs import INPUTS
from gugong.bots.nets import OUTPUTS, PolicyValueNet
from gugong.notation.positions import Struct


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


def numbers(data: bytes) -> list[int]:
    """Whole numbers of 16 bits, the lower byte first."""
    found = array("h", data)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()


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
    first = _rows(data.first, FIRST, NARROW, 1)
    second = _rows(data.second, SECOND, WIDE, SCALE)
    assert len(first) == INPUTS + 1
    assert len(second) == FIRST + 1
    net = Net(first[1:], first[0], second[1:], second[0], _layer(data.value, OUTPUTS))
    return PolicyValueNet(net, {rule: _head(head) for rule, head in data.heads.items()})


def _head(data: HeadData) -> Head:
    columns = Columns(data.described, data.texts)
    return Head(columns, _layer(data.weights, columns.size))


def _layer(data: bytes, size: int) -> Layer:
    rows = _rows(data, size, WIDE, SCALE)
    return Layer(size, rows[1:], rows[0])


def _rows(data: bytes, size: int, width: int, bias_scale: int) -> list[int]:
    """The rows, packed; the biases, which nothing is multiplied by, are scaled as what they are added to."""
    cells = numbers(data)
    rows = [cells[at : at + size] for at in range(0, len(cells), size)]
    return [packed([bias_scale * cell for cell in rows[0]], width), *[packed(row, width) for row in rows[1:]]]


@cache
def load_net(solo: bool) -> PolicyValueNet:
    """The net for the solo game against Meng, or the one for two to five players."""
    return assemble(read(resources.files("gugong.bots").joinpath("solo.net" if solo else "table.net").read_bytes()))
