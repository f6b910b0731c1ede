"""How the data file came to be what it is; alembic runs what a file lacks, in order."""
