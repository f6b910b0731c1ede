"""A reader of QR codes (ISO/IEC 18004) for those that the page draws: bytes, level M, versions 1 to 10."""

from collections.abc import Callable, Iterator

Modules = list[list[bool]]  # by row and column

BLOCKS = {1: (10, [16]), 2: (16, [28]), 3: (26, [44]), 4: (18, [32] * 2), 5: (24, [43] * 2), 6: (16, [27] * 4)}
BLOCKS |= {7: (18, [31] * 4), 8: (22, [38, 38, 39, 39]), 9: (22, [36] * 3 + [37] * 2), 10: (26, [43] * 4 + [44])}
ALIGNED = {1: [], 2: [18], 3: [22], 4: [26], 5: [30], 6: [34], 7: [22, 38], 8: [24, 42], 9: [26, 46], 10: [28, 50]}
# By mask, the fifteen bits that name it together with level M: table C.1 of the standard.
FORMATS = dict(enumerate((0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0)))
VERSIONS = {7: 0x07C94, 8: 0x085BC, 9: 0x09A99, 10: 0x0A4D3}  # table D.1
MASKS: list[Callable[[int, int], bool]] = [  # of row i and column j
    lambda i, j: (i + j) % 2 == 0,
    lambda i, j: i % 2 == 0,
    lambda i, j: j % 3 == 0,
    lambda i, j: (i + j) % 3 == 0,
    lambda i, j: (i // 2 + j // 3) % 2 == 0,
    lambda i, j: (i * j) % 2 + (i * j) % 3 == 0,
    lambda i, j: ((i * j) % 2 + (i * j) % 3) % 2 == 0,
    lambda i, j: ((i + j) % 2 + (i * j) % 3) % 2 == 0,
]


def read(modules: Modules) -> str:
    """The text; fails if any module is not as it must be."""
    version = (len(modules) - 17) // 4
    mask = MASKS[_mask(modules)]
    _check_finders(modules)
    _check_version(modules, version)
    words = _words(modules, version, mask)
    extra, lengths = BLOCKS[version]
    blocks = _deinterleaved(words, lengths, extra)
    for block in blocks:
        _check(block, extra)
    data = [word for block, length in zip(blocks, lengths) for word in block[:length]]
    bits = "".join(f"{word:08b}" for word in data)
    assert bits[:4] == "0100", "bytes"
    start = 12 if version < 10 else 20
    text = bits[start : start + 8 * int(bits[4:start], 2)]
    return bytes(int(text[at : at + 8], 2) for at in range(0, len(text), 8)).decode()


def _mask(modules: Modules) -> int:
    """Both copies of the format must say the same, without a mistake."""
    size = len(modules)
    first = [(8, j) for j in (0, 1, 2, 3, 4, 5, 7, 8)] + [(i, 8) for i in (7, 5, 4, 3, 2, 1, 0)]
    second = [(size - 1 - k, 8) for k in range(7)] + [(8, size - 8 + k) for k in range(8)]
    found = {int("".join(str(int(modules[i][j])) for i, j in where), 2) for where in (first, second)}
    assert len(found) == 1
    (only,) = found
    assert modules[size - 8][8], "the dark module"
    return next(mask for mask, bits in FORMATS.items() if bits == only)


def _check_finders(modules: Modules) -> None:
    rows = [0b1111111, 0b1000001, 0b1011101, 0b1011101, 0b1011101, 0b1000001, 0b1111111]
    last = len(modules) - 7
    for top, left in ((0, 0), (0, last), (last, 0)):
        for i, row in enumerate(rows):
            assert [modules[top + i][left + j] for j in range(7)] == [bool(row >> (6 - j) & 1) for j in range(7)]


def _check_version(modules: Modules, version: int) -> None:
    """From version 7 on it is written down twice."""
    size = len(modules)
    far = [(k // 3, size - 11 + k % 3) for k in reversed(range(18))]
    for where in (far, [(j, i) for i, j in far]) if version in VERSIONS else ():
        assert int("".join(str(int(modules[i][j])) for i, j in where), 2) == VERSIONS[version]


def _reserved(size: int, version: int) -> set[tuple[int, int]]:
    """Everything that holds no data."""
    corners = [(range(9), range(9)), (range(9), range(size - 8, size)), (range(size - 8, size), range(9))]
    found = {(i, j) for rows, columns in corners for i in rows for j in columns}
    found |= {(6, k) for k in range(size)} | {(k, 6) for k in range(size)}
    middles, last = [6, *ALIGNED[version]], (ALIGNED[version] or [0])[-1]
    for i in middles:
        for j in middles:
            if (i, j) not in ((6, 6), (6, last), (last, 6)):
                found |= {(i + di, j + dj) for di in range(-2, 3) for dj in range(-2, 3)}
    if version >= 7:
        found |= {(i, j) for i in range(6) for j in range(size - 11, size - 8)}
        found |= {(j, i) for i in range(6) for j in range(size - 11, size - 8)}
    return found


def _path(size: int) -> Iterator[tuple[int, int]]:
    """Pairs of columns from the right, upwards and downwards in turn."""
    up = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for i in reversed(range(size)) if up else range(size):
            yield i, right
            yield i, right - 1
        up = not up


def _words(modules: Modules, version: int, mask: Callable[[int, int], bool]) -> list[int]:
    size = len(modules)
    reserved = _reserved(size, version)
    bits = "".join(str(int(modules[i][j] != mask(i, j))) for i, j in _path(size) if (i, j) not in reserved)
    return [int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)]


def _deinterleaved(words: list[int], lengths: list[int], extra: int) -> list[list[int]]:
    left = iter(words)
    blocks: list[list[int]] = [[] for _ in lengths]
    for at in range(max(lengths)):
        for block, length in zip(blocks, lengths):
            if at < length:
                block.append(next(left))
    for _ in range(extra):
        for block in blocks:
            block.append(next(left))
    return blocks


POWERS = [1]
for _ in range(254):
    POWERS.append(POWERS[-1] << 1 ^ (0x11D if POWERS[-1] & 0x80 else 0))
LOGS = {power: exponent for exponent, power in enumerate(POWERS)}


def _check(block: list[int], extra: int) -> None:
    """A block without mistakes is zero at every root of the generator."""
    for root in range(extra):
        value = 0
        for word in block:
            value = (POWERS[(LOGS[value] + root) % 255] if value else 0) ^ word
        assert value == 0, "a codeword is wrong"
