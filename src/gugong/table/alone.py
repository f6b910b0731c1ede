"""A program that shares its tables with no other."""

from contextlib import AbstractAsyncContextManager, nullcontext

from gugong.table.ports import Claim, Presence


class Alone:
    """No peers."""

    def tell(self, table: str, here: Presence) -> None:
        pass

    def alone(self, claim: Claim, what: str = "") -> AbstractAsyncContextManager[None]:
        return nullcontext()

    async def check(self, table: str) -> None:
        pass
