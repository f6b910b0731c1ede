"""TypeScript types of every message, for the page: `python -m gugong.server.typescript` prints them."""

import sys

import msgspec
from msgspec import inspect

from gugong.server import protocol

HEAD = "// Made by `python -m gugong.server.typescript` from src/gugong/server/protocol.py.  Do not edit."
UNIONS = {"FromPage": protocol.FromPage, "FromServer": protocol.FromServer}
NAMES = {"Language": protocol.Language, "Place": protocol.Place}
PLAIN: dict[type[inspect.Type], str] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
}


def typescript() -> str:
    """The whole file."""
    written: dict[str, str] = {}
    for name, union in UNIONS.items():
        _write(inspect.type_info(union), written)
        members = " | ".join(member.__name__ for member in union.__args__)
        written[name] = f"export type {name} = {members};"
    for made in _spoken_over_http():
        _write(inspect.type_info(made), written)
    aliases = [f"export type {name} = {_type(inspect.type_info(made))};" for name, made in NAMES.items()]
    return "\n\n".join([HEAD, *aliases, *written.values()]) + "\n"


def _spoken_over_http() -> list[type[protocol.Part]]:
    """The parts that no WebSocket message holds are requests and answers of their own."""
    return [made for made in vars(protocol).values() if isinstance(made, type) and issubclass(made, protocol.Part)][1:]


def _write(made: inspect.Type, written: dict[str, str]) -> None:
    """Write the interfaces this type needs, itself included."""
    if isinstance(made, inspect.StructType):
        if made.cls.__name__ not in written:
            written[made.cls.__name__] = _interface(made)
            for field in made.fields:
                _write(field.type, written)
    for part in _parts(made):
        _write(part, written)


def _parts(made: inspect.Type) -> tuple[inspect.Type, ...]:
    match made:
        case inspect.UnionType():
            return made.types
        case inspect.ListType() | inspect.VarTupleType():
            return (made.item_type,)
        case inspect.TupleType():
            return made.item_types
        case inspect.DictType():
            return (made.value_type,)
    return ()


def _interface(made: inspect.StructType) -> str:
    said = " ".join((made.cls.__doc__ or "").split())
    rows = [f"  type: {msgspec.json.encode(made.tag).decode()};"] if made.tag is not None else []
    rows += [f"  {field.name}{'' if field.required else '?'}: {_type(field.type)};" for field in made.fields]
    body = "\n".join(rows)
    note = f"/** {said} */\n" if said else ""
    return f"{note}export interface {made.cls.__name__} {{\n{body}\n}}"


def _type(made: inspect.Type) -> str:
    match made:
        case inspect.StructType():
            return made.cls.__name__
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in sorted(made.values, key=str))
        case inspect.UnionType():
            return " | ".join(_type(part) for part in made.types)
        case inspect.ListType() | inspect.VarTupleType():
            return f"{_grouped(made.item_type)}[]"
        case inspect.TupleType():
            return f"[{', '.join(_type(part) for part in made.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {_type(made.value_type)}>"
    return PLAIN[type(made)]


def _grouped(made: inspect.Type) -> str:
    written = _type(made)
    return f"({written})" if isinstance(made, inspect.UnionType | inspect.LiteralType) else written


if __name__ == "__main__":
    sys.stdout.write(typescript())
