"""Why a server cannot be started."""


class ServeError(Exception):
    """Says what is wrong and what to do about it."""


class StoreError(ServeError):
    """The data file cannot be used."""


class ListenError(ServeError):
    """The address or the port cannot be listened on."""
