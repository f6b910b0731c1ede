"""Advice to players, from what their seat knows: judgements of a decision, hints, reviews and puzzles."""
