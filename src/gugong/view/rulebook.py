"""The rule pages of docs/rules/, in the order in which one learns the game."""

import re
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import NamedTuple

from gugong.words import Phrase, WordedError, catalogue

LONGEST = 40  # characters of a typed text that are repeated back
# The pages by the part of the book they are in.
PARTS = {
    "game": ("setup", "terms", "rounds", "day"),
    "places": ("travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"),
    "end": ("double", "night", "end"),
    "variants": ("variants", "solo"),
    "reference": ("always", "rulings", "rulings-choices", "rulings-meng", "editions"),
}


class Paragraph(NamedTuple):
    """One rule in our own words."""

    id: str
    title: str
    text: str
    see_also: tuple[str, ...]
    page: str  # the title of its page


class Page(NamedTuple):
    """A page of the rules: a title, a line of introduction, and paragraphs."""

    name: str  # of its file
    part: str
    title: str
    introduction: str
    paragraphs: tuple[Paragraph, ...]


class RuleIdError(WordedError):
    """No paragraph has this id; the message says which ids are similar."""


def paragraph(rule_id: str, language: str = "en") -> Paragraph:
    """The paragraph of this rule; raises RuleIdError if there is none."""
    known = all_paragraphs(language)
    found = known.get(rule_id.upper())
    if found is None:
        text = rule_id if len(rule_id) <= LONGEST else rule_id[:LONGEST] + "…"
        alike = get_close_matches(rule_id.upper(), known, n=3, cutoff=0.6)
        typed = Phrase("quoted", text=repr(text)[1:-1])
        raise RuleIdError("no-rule-meant" if alike else "no-rule", typed=typed, ids=", ".join(alike))
    return found


@cache
def all_paragraphs(language: str = "en") -> dict[str, Paragraph]:
    """Every paragraph by its id, page by page."""
    found: dict[str, Paragraph] = {}
    for made in (made for page in all_pages(language) for made in page.paragraphs):
        assert made.id not in found, f"{made.id} has two paragraphs"
        found[made.id] = made
    return found


@cache
def all_pages(language: str = "en") -> tuple[Page, ...]:
    """Every page, in the order in which one learns the game."""
    folder = resources.files("gugong").joinpath("rulebook", catalogue(language).language)
    texts = [(part, name, folder.joinpath(f"{name}.md").read_text("utf-8")) for part in PARTS for name in PARTS[part]]
    return tuple(read_page(text, name, part) for part, name, text in texts)


def read_page(text: str, name: str, part: str) -> Page:
    """A page starts with `# Title` and a line of introduction; each paragraph with `## ID Title`."""
    head, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, introduction = head.removeprefix("# ").partition("\n")
    paragraphs = tuple(_read_paragraph(found, title) for found in parts)
    return Page(name, part, title, introduction.strip(), paragraphs)


def _read_paragraph(text: str, page: str) -> Paragraph:
    heading, _, body = text.partition("\n")
    rule_id, _, title = heading.strip().partition(" ")
    said, _, see = body.partition("\nSee also: ")
    return Paragraph(rule_id, title, said.strip(), tuple(re.findall(r"[\w-]+", see)), page)
