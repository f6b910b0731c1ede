"""What a component file looks like before it is parsed: the parser takes very long over texts that no owner writes."""

from typing import Final

from gugong.content.document import EntryError

LONGEST_LINE: Final = 2000  # characters; a city with roads to all others takes about 1,300
MOST_DOTS: Final = (
    20  # in a line; the names of entries have at most two, but tomllib takes any number, in quadratic time
)


def check_shape(text: str) -> None:
    """Raises EntryError for the first line that is too long, or that may have a name of very many parts."""
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise EntryError("component-long-line", line=str(number), n=len(line), most=LONGEST_LINE)
        if line.count(".") > MOST_DOTS and not _is_comment(line):
            raise EntryError("component-dots", line=str(number), most=MOST_DOTS)


def _is_comment(line: str) -> bool:
    """Has this line no names?  If it is part of a text of several lines, names may follow where that ends."""
    return line.lstrip().startswith("#") and '"""' not in line and "'''" not in line
