"""Bots: players that choose a move from what their seat knows, and from nothing else."""
