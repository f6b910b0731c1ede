"""Make the page's typefaces out of the complete ones; README.md says how to run it.

Figures are lining and of one width, without a style sheet having to ask for it: the page counts in columns.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100)]
EXTENDED = range(0x100, 0x180)  # with these, most names people have
OURS = [ord(letter) for letter in "ĄąĆćČčĎďĘęĚěŁłŃńŇňōŒœŘřŚśŠšŤťŮůŸŹźŻżŽž"]
FACES = {
    "text": ("AlegreyaSans_400Regular.ttf", EXTENDED),
    "text-bold": ("AlegreyaSans_700Bold.ttf", EXTENDED),
    "display": ("Alegreya_700Bold.ttf", OURS),
}
SIGNS = [ord(sign) for sign in "–—‘’‚“”„‹›•…′″←↑→↓−≈≠≤≥½⅓"]
NARROW_SPACE, THIN_SPACE = 0x202F, 0x2009  # French has the first before its marks; the typeface only the second
NARROW = 0.62  # of a space: the bold face draws its thin space twice as wide as a space


def main(source: Path, target: Path) -> None:
    for name, (file, letters) in FACES.items():
        font = TTFont(next(source.rglob(file)))
        prepare(font)
        subset(font, [*LATIN, *letters, *SIGNS, NARROW_SPACE])
        font.save(target / f"{name}.woff2")


def prepare(font: TTFont) -> None:
    drawn = font.getBestCmap()
    changed = {figure: f"{drawn[figure]}.tf" for figure in map(ord, "0123456789")}
    changed[NARROW_SPACE] = drawn[THIN_SPACE]
    space, _ = font["hmtx"][drawn[ord(" ")]]
    font["hmtx"][drawn[THIN_SPACE]] = (round(NARROW * space), 0)
    for table in font["cmap"].tables:
        table.cmap.update(changed)


def subset(font: TTFont, characters: list[int]) -> None:
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "locl"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
