"""What can go wrong with an experiment."""


class LabError(RuntimeError):
    """Something an experiment needs is missing or does not fit; the message says what would help."""
