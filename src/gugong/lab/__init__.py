"""Experiments: many games between bots, and what they show about bots and pieces."""
