"""The rule pages of docs/rules/, paragraph by paragraph."""

import re
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import NamedTuple

LANGUAGE = "en"


class Paragraph(NamedTuple):
    """One rule in our own words."""

    id: str
    title: str
    text: str
    see_also: tuple[str, ...]
    page: str  # the title of the page it stands on


class RuleIdError(ValueError):
    """No paragraph has this id; says which ids are written alike."""


def paragraph(rule_id: str) -> Paragraph:
    """The paragraph of this rule; raises RuleIdError if there is none."""
    found = all_paragraphs().get(rule_id.upper())
    if found is None:
        raise RuleIdError(_unknown(rule_id))
    return found


def _unknown(rule_id: str) -> str:
    typed = rule_id if len(rule_id) <= 40 else rule_id[:40] + "…"
    alike = get_close_matches(rule_id.upper(), all_paragraphs(), n=3, cutoff=0.6)
    hint = f"did you mean {' or '.join(alike)}?" if alike else "ids look like WALL-5; 'gugong rules' lists them all."
    return f"There is no rule {typed!r}: {hint}"


@cache
def all_paragraphs() -> dict[str, Paragraph]:
    """Every paragraph by its id, page by page."""
    pages = resources.files("gugong").joinpath("rulebook", LANGUAGE)
    found: dict[str, Paragraph] = {}
    for page in sorted(pages.iterdir(), key=lambda file: file.name):
        if page.name.endswith(".md"):
            for made in read_page(page.read_text("utf-8")):
                assert made.id not in found, f"{made.id} has two paragraphs"
                found[made.id] = made
    return found


def read_page(text: str) -> list[Paragraph]:
    """The paragraphs of one page, which starts with `# Title` and a line of introduction."""
    head, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    title = head.strip().splitlines()[0].removeprefix("# ")
    return [_read_part(part, title) for part in parts]


def _read_part(part: str, page: str) -> Paragraph:
    heading, _, body = part.partition("\n")
    rule_id, _, title = heading.strip().partition(" ")
    text, _, see = body.partition("\nSee also: ")
    return Paragraph(rule_id, title, text.strip(), tuple(re.findall(r"[\w-]+", see)), page)
