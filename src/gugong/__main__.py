"""`python -m gugong` is the command `gugong`."""

from gugong.cli import main

if __name__ == "__main__":
    main(prog_name="gugong")
