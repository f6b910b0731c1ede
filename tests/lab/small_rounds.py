"""`gugong` with rounds of a few games: `python -m tests.lab.small_rounds practice ...`."""

from gugong.cli import main
from gugong.lab import training

training.GAMES, training.BATCHES, training.KNOWN = {True: 4, False: 4}, 2, 1

if __name__ == "__main__":
    main(prog_name="gugong")
