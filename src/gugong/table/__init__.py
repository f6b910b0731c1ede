"""A table with its entries, seats, visitors, commands and messages, wherever it runs.

What it needs from the program around it stands in `ports`: a store, a thinker, and a channel to each visitor.
"""
