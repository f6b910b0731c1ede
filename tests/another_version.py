"""Makes a worker run another version of the program: `dask worker --preload tests/another_version.py`."""

from gugong import cluster

vars(cluster)["RULES_VERSION"] = "99"
