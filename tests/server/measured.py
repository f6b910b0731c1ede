"""A server whose metrics are read as Prometheus reads them."""

import time
from http.client import HTTPConnection
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from tests.server.client import Served, free_port
from tests.tables.visitor import PATIENCE


class Measured(Served):
    """`gugong serve` with its metrics on a free port."""

    def __init__(self, data: Path | str, *options: str) -> None:
        self.metrics_port = free_port()
        super().__init__(data, 0, "--metrics-port", str(self.metrics_port), *options)

    def wait_until_logged(self, said: str) -> None:
        while not any(said in line for line in self._errors):
            assert self.process.poll() is None
            time.sleep(0.1)

    def get(self, path: str, process: int = 0) -> tuple[int, str]:
        connection = HTTPConnection("127.0.0.1", self.metrics_port + process, timeout=PATIENCE)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    def metrics(self, process: int = 0) -> dict[str, float]:
        """By name and, after a space, the value of its label."""
        status, told = self.get("/metrics", process)
        assert status == 200
        return {key(sample): sample.value for sample in samples(told) if "le" not in sample.labels}


def samples(told: str) -> list[Sample]:
    return [sample for family in text_string_to_metric_families(told) for sample in family.samples]


def key(sample: Sample) -> str:
    return " ".join([sample.name, *sample.labels.values()])
