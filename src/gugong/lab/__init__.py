"""Experiments: bots against each other, and what that shows."""
