"""Tables in the browser: HTTP, WebSockets, SQLite and worker processes around gugong.table."""
