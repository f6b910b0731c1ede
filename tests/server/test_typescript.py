"""The page's types are those of the protocol."""

from pathlib import Path

from gugong.server.typescript import typescript

PAGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_page_has_the_types_of_this_protocol():
    assert PAGE.read_text("utf-8") == typescript(), "run: python -m gugong.server.typescript > web/src/lib/protocol.ts"


def test_a_message_is_told_by_its_type():
    assert 'export interface Play {\n  type: "play";\n  id: string;' in typescript()


def test_what_may_be_left_out_is_optional():
    assert "  seat?: number | null;" in typescript()
