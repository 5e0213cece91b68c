"""Walk-in identity: a nickname, and a cookie that the house has signed."""

from __future__ import annotations

import hashlib
import hmac

from litestar.datastructures import Cookie

COOKIE = "tatami"
A_YEAR = 365 * 24 * 3600


class Signer:
    """Signs identities, so that nobody can be somebody else by guessing."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, identity: str) -> str:
        return f"{identity}.{self._seal(identity)}"

    def read(self, signed: str) -> str | None:
        """The identity in a cookie; none if we did not sign it."""
        identity, _, seal = signed.rpartition(".")
        if hmac.compare_digest(seal.encode(), self._seal(identity).encode()):
            return identity
        return None

    def cookie(self, identity: str, secure: bool) -> Cookie:
        """A cookie that scripts cannot read and other sites cannot send."""
        return Cookie(
            COOKIE, value=self.sign(identity), httponly=True, samesite="lax", secure=secure, max_age=A_YEAR, path="/"
        )

    def _seal(self, identity: str) -> str:
        return hmac.new(self._key, b"tatami identity\0" + identity.encode(), hashlib.sha256).hexdigest()
