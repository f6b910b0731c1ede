"""Attacks on a real server, each from an address of its own, with figures of what they did to the others.

`make test` runs each with small numbers; `make soak` (`python -m tests.attacks`) with large ones.
"""
