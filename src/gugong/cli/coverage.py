"""Which rules have a paragraph, stand in the code, and are exercised by a test."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from gugong.view.rulebook import all_paragraphs

NOT_REQUIRED = "D-"  # these rows only compare the printed editions
_ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")
_RANGE = re.compile(r"\b([A-Z]+(?:-[A-Z0-9]+)*-)(\d+) to \1(\d+)\b")


class Row(NamedTuple):
    """One rule id and where it is found."""

    id: str
    paragraph: bool
    code: bool
    tests: int  # how many cite it

    @property
    def required(self) -> bool:
        return not self.id.startswith(NOT_REQUIRED)

    @property
    def missing(self) -> bool:
        return self.required and not (self.paragraph and self.tests)


def coverage(tests: Path, source: Path) -> list[Row]:
    """A row for every id of the rule pages, and for every id that code or tests cite without one."""
    known = all_paragraphs()
    in_code = ids_in_code(source)
    in_tests = [rule for rule in ids_in_tests(tests) if _family(rule) in _families()]
    ids = list(known) + sorted((in_code | set(in_tests)) - set(known))
    return [Row(rule, rule in known, rule in in_code, in_tests.count(rule)) for rule in ids]


def ids_in_code(source: Path) -> set[str]:
    """The rule ids in string literals and docstrings, ranges such as MORN-1 to MORN-5 spelled out."""
    found: set[str] = set()
    for file in sorted(source.rglob("*.py")):
        for words in _strings(file):
            found.update(rule for rule in ids_in(words) if _family(rule) in _families())
    return found


def _family(rule: str) -> str:
    return rule.partition("-")[0]


@cache
def _families() -> set[str]:
    """The first words of the rule ids; tests may mark other things too."""
    return {_family(rule) for rule in all_paragraphs()}


def ids_in(words: str) -> set[str]:
    found = {rule for rule in _ID.findall(words) if _is_id(rule)}
    for stem, first, last in _RANGE.findall(words):
        found.update(f"{stem}{n}" for n in range(int(first), int(last) + 1))
    return found


def _is_id(word: str) -> bool:
    """An id ends in a number, but for the decrees, which have names."""
    named = word.startswith(("DECREE-L1-", "DECREE-L2-", "DECREE-L3-"))
    return named or (word[-1].isdigit() and not re.search(r"-L\d$", word))


def _strings(file: Path) -> Iterator[str]:
    for node in ast.walk(_parsed(file)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def ids_in_tests(tests: Path) -> Iterator[str]:
    """What stands in `rule(...)` and `pytest.mark.rule(...)`."""
    for file in sorted(tests.rglob("*.py")):
        for node in ast.walk(_parsed(file)):
            if isinstance(node, ast.Call) and _is_mark(node.func):
                yield from (
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )


def _is_mark(called: ast.expr) -> bool:
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    return name == "rule"


def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"), str(file))
