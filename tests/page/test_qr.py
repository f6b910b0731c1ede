"""QR codes of every size that the page draws, read by a reader that shares nothing with them."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.page import qr

WEB = Path(__file__).parents[2] / "web"
# The encoder alone, without a page around it.
DRAW = """
import ts from "typescript";
import { readFileSync } from "node:fs";
const source = readFileSync("src/lib/qr.ts", "utf-8");
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "esnext" } });
const { qr } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
process.stdout.write(JSON.stringify(JSON.parse(process.argv[1]).map((text) => qr(text))));
"""


LONG = "http://192.168.1.20:8765/#/table/" + "aZ9_-" * 40
TEXTS = [*[LONG[:length] for length in range(1, 214, 4)], "http://žluťoučký.example/"]
TOO_LONG = LONG[:214]


@pytest.fixture(scope="module")
def codes() -> dict[str, qr.Modules | None]:
    texts = [*TEXTS, TOO_LONG]
    command = ["node", "--input-type=module", "-e", DRAW, json.dumps(texts)]
    return dict(zip(texts, json.loads(subprocess.check_output(command, cwd=WEB, text=True))))


def test_addresses_of_every_length_are_read(codes: dict[str, qr.Modules | None]):
    assert [code and qr.read(code) for code in map(codes.get, TEXTS)] == TEXTS
    assert {(len(code) - 17) // 4 for code in codes.values() if code} == set(range(1, 11))


def test_what_does_not_fit_is_not_drawn(codes: dict[str, qr.Modules | None]):
    assert codes[TOO_LONG] is None
