"""The source of the Fluent files: messages, their variables, and the variants they select from."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gugong

FOLDER = Path(gugong.__file__).parent / "words"


class Found(Visitor):
    """What one message contains."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.choices: list[tuple[str, frozenset[str]]] = []  # a variable, and the variants it selects from

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the parser
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # likewise
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # likewise
        assert isinstance(node.selector, ast.VariableReference)
        keys = [key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants]
        self.choices.append((node.selector.id.name, frozenset(keys)))
        self.generic_visit(node)


def entries(language: str) -> Iterator[ast.EntryType]:
    """Everything in the files of this language, one file after the other."""
    for file in sorted((FOLDER / language).glob("*.ftl")):
        yield from FluentParser().parse(file.read_text("utf-8")).body


@cache
def messages(language: str) -> dict[str, Found]:
    """Every message of this language by its id."""
    found: dict[str, Found] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Found()
            found[entry.id.name].visit(entry)
    return found


def variables(language: str, message: str) -> set[str]:
    """The variables this message needs, including those of the messages it refers to."""
    found = messages(language)[message]
    return found.variables.union(*[variables(language, other) for other in found.messages])
