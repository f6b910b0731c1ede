"""The rule pages of docs/rules/, paragraph by paragraph."""

import re
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import NamedTuple

from gugong.view.words import words_in

LONGEST = 40  # of what somebody typed, when it is said back


class Paragraph(NamedTuple):
    """One rule in our own words."""

    id: str
    title: str
    text: str
    see_also: tuple[str, ...]
    page: str  # the title of the page it stands on


class RuleIdError(ValueError):
    """No paragraph has this id; knows which ids are written alike."""

    def __init__(self, typed: str, alike: list[str]) -> None:
        super().__init__(words_in("en").no_rule(typed, alike))
        self.typed = typed
        self.alike = alike


def paragraph(rule_id: str, language: str = "en") -> Paragraph:
    """The paragraph of this rule; raises RuleIdError if there is none."""
    known = all_paragraphs(language)
    found = known.get(rule_id.upper())
    if found is None:
        typed = rule_id if len(rule_id) <= LONGEST else rule_id[:LONGEST] + "…"
        raise RuleIdError(typed, get_close_matches(rule_id.upper(), known, n=3, cutoff=0.6))
    return found


@cache
def all_paragraphs(language: str = "en") -> dict[str, Paragraph]:
    """Every paragraph by its id, page by page."""
    pages = resources.files("gugong").joinpath("rulebook", words_in(language).language)
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
