"""Tables in the browser: storage, seats, HTTP and WebSocket around the front door."""
