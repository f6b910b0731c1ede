"""Tables inside a web browser: Python in a worker, games in IndexedDB, and bots in a second worker."""
