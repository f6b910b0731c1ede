"""What the processes of a server tell each other."""

import msgspec


class TableChanged(msgspec.Struct, tag="table", array_like=True):
    """The table has this entry now, or this revision."""

    table: str
    seq: int
    revision: int


class PresenceChanged(msgspec.Struct, tag="presence", array_like=True):
    """Somebody has come to these tables, or left them."""

    tables: list[str]


class Usage(msgspec.Struct, array_like=True):
    """What a visitor has used since this process last told of it, and the WebSockets that are open here."""

    work: float
    reading: float
    tables: float
    sockets: int


class Used(msgspec.Struct, tag="used", array_like=True):
    """What visitors have used at one process, by address."""

    process: int
    visitors: dict[str, Usage]


Notice = TableChanged | PresenceChanged | Used
