"""Which rules have a paragraph, are cited in the code, and are exercised by a test."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from gugong.view.rulebook import all_paragraphs

NOT_REQUIRED = "D-"  # these only compare the printed editions
_ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")
_RANGE = re.compile(r"\b([A-Z]+(?:-[A-Z0-9]+)*-)(\d+) to \1(\d+)\b")


class Row(NamedTuple):
    """One rule id, and where it is cited."""

    id: str
    paragraph: bool
    code: bool
    tests: int  # the number of tests that cite it

    @property
    def required(self) -> bool:
        return not self.id.startswith(NOT_REQUIRED)

    @property
    def missing(self) -> bool:
        return self.required and not (self.paragraph and self.tests)


def coverage(tests: Path, source: Path) -> list[Row]:
    """A row for every id of the rule pages, and for every other id that the code or a test cites."""
    known = all_paragraphs()
    in_code = ids_in_code(source)
    in_tests = [rule for rule in ids_in_tests(tests) if rule.partition("-")[0] in _families()]
    ids = list(known) + sorted((in_code | set(in_tests)) - set(known))
    return [Row(rule, rule in known, rule in in_code, in_tests.count(rule)) for rule in ids]


def ids_in_code(source: Path) -> set[str]:
    """The rule ids in string literals and docstrings; a range such as MORN-1 to MORN-5 counts as each of its ids."""
    found = {rule for words in _strings(_nodes(source)) for rule in ids_in(words)}
    return {rule for rule in found if rule.partition("-")[0] in _families()}


@cache
def _families() -> set[str]:
    """The first words of all rule ids; a marker may cite other things too."""
    return {rule.partition("-")[0] for rule in all_paragraphs()}


def ids_in(words: str) -> set[str]:
    found = {rule for rule in _ID.findall(words) if _is_id(rule)}
    for stem, first, last in _RANGE.findall(words):
        found.update(f"{stem}{n}" for n in range(int(first), int(last) + 1))
    return found


def _is_id(word: str) -> bool:
    """An id ends in a number; only those of decrees end in a name."""
    named = word.startswith(("DECREE-L1-", "DECREE-L2-", "DECREE-L3-"))
    return named or (word[-1].isdigit() and not re.search(r"-L\d$", word))


def ids_in_tests(tests: Path) -> Iterator[str]:
    """The arguments of `rule(...)` and `pytest.mark.rule(...)`."""
    for node in _nodes(tests):
        if isinstance(node, ast.Call) and "rule" in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
            yield from _strings(node.args)


def _strings(nodes: Iterable[ast.AST]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def _nodes(folder: Path) -> Iterator[ast.AST]:
    for file in sorted(folder.rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text("utf-8"), str(file)))
