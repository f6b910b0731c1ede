"""`gugong` with rounds of a few games: `python -m tests.lab.small_rounds practice ...`."""

from gugong.cli import main
from gugong.lab import training

training.GAMES, training.BATCH = 4, 2

if __name__ == "__main__":
    main(prog_name="gugong")
