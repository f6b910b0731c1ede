"""TypeScript for the page: the type of every message, and the names of the game (`make protocol` writes both files)."""

import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import inspect

from gugong.bots.levels import EARLIER, LEVELS
from gugong.lessons import LESSONS
from gugong.table import protocol
from gugong.view.names import Keyed, Listed, lists, tables

HEAD = f"// Made by `python -m {__package__}.typescript`: run `make protocol`.  Do not edit."
UNIONS = {"FromPage": protocol.FromPage, "FromServer": protocol.FromServer}
LONG = 90  # a list of more characters is written one value to a line
PLAIN: dict[type[inspect.Type], str] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
}


def files() -> dict[str, str]:
    """The text of each generated file by its name."""
    return {"protocol.ts": messages(), "generated.ts": names()}


def names() -> str:
    """Every list that the page shares with Python: names first, then tables by name."""
    levels = Listed("LEVELS", "OfferedLevel", [level.name for level in LEVELS])
    earlier = Listed("EARLIER_LEVELS", "EarlierLevel", [level.name for level in EARLIER])
    lessons = Listed("LESSONS", "LessonName", list(LESSONS))
    listed = [_list(found) for found in (*lists(), levels, earlier, lessons)]
    return "\n\n".join([HEAD, *listed, *_levels(), *[_table(found) for found in tables()]]) + "\n"


def _levels() -> list[str]:
    """The type of any level, and how long the offered ones think: in seconds or in iterations."""
    budgets = {level.name: level.budget for level in LEVELS}
    seconds = {name: budget.seconds for name, budget in budgets.items() if budget.seconds is not None}
    iterations = {name: budget.iterations for name, budget in budgets.items() if budget.iterations is not None}
    return [
        "export type Level = OfferedLevel | EarlierLevel;",
        f"export const LEVEL_SECONDS: Partial<Record<Level, number>> = {_row(seconds)};",
        f"export const LEVEL_ITERATIONS: Partial<Record<Level, number>> = {_row(iterations)};",
    ]


def _list(found: Listed) -> str:
    values = [_literal(value) for value in found.values]
    short = ", ".join(values)
    written = short if len(short) < LONG else "\n" + "".join(f"  {value},\n" for value in values)
    return (
        f"export const {found.name} = [{written}] as const;\nexport type {found.one} = (typeof {found.name})[number];"
    )


def _table(found: Keyed) -> str:
    rows = "".join(f"  {_literal(key)}: {_row(row)},\n" for key, row in found.rows.items())
    return f"export const {found.name} = {{\n{rows}}} as const;\nexport type {found.one} = keyof typeof {found.name};"


def _row(row: Mapping[str, str | float]) -> str:
    return f"{{ {', '.join(f'{name}: {_literal(value)}' for name, value in row.items())} }}"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def messages() -> str:
    """The type of every message."""
    written: dict[str, str] = {}
    for name, union in UNIONS.items():
        _write(inspect.type_info(union), written)
        members = " | ".join(member.__name__ for member in union.__args__)
        written[name] = f"export type {name} = {members};"
    for made in _spoken_over_http():
        _write(inspect.type_info(made), written)
    return "\n\n".join([HEAD, *written.values()]) + "\n"


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
    rows = [f"  type: {_literal(made.tag)};"] if made.tag is not None else []
    rows += [f"  {field.name}{'' if field.required else '?'}: {_type(field.type)};" for field in made.fields]
    body = "\n".join(rows)
    note = f"/** {said} */\n" if said else ""
    return f"{note}export interface {made.cls.__name__} {{\n{body}\n}}"


def _type(made: inspect.Type) -> str:
    match made:
        case inspect.StructType():
            return made.cls.__name__
        case inspect.LiteralType():
            return " | ".join(_literal(value) for value in sorted(made.values, key=str))
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


def write(folder: Path) -> None:
    for name, text in files().items():
        (folder / name).write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
