"""Tables are opened in several threads at once, from the first moment of a server."""

import subprocess
import sys

import pytest

FIRST_USE = """
import sys, threading
from gugong.bots.answers import ANSWER
from gugong.content.loader import loads, standard_text
from gugong.game import new_game
from gugong.notation.record import RECORD, write

sys.setswitchinterval(1e-6)
text, together = standard_text(), threading.Barrier(8)

def use():
    together.wait()
    game = new_game(2, 1, loads(text, "x"))
    RECORD.decode(write(game.record))
    ANSWER.decode(b'{"choice": {"move": "skip"}}')

threads = [threading.Thread(target=use) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize("_", range(6))
def test_types_are_ready_before_threads_use_them(_):
    """Before, about every other of these processes crashed."""
    subprocess.run([sys.executable, "-c", FIRST_USE], check=True, capture_output=True)
