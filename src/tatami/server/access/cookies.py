"""Signed cookies that hold an identity."""

from __future__ import annotations

import hashlib
import hmac

from litestar.datastructures import Cookie

COOKIE = "tatami"
YEAR = 365 * 24 * 3600  # seconds


class CookieSigner:
    """Signs identities, so that nobody can take another's by guessing."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, identity: str) -> str:
        return f"{identity}.{self._signature(identity)}"

    def read(self, signed: str) -> str | None:
        """The identity in a cookie; none if its signature is wrong."""
        identity, _, signature = signed.rpartition(".")
        if hmac.compare_digest(signature.encode(), self._signature(identity).encode()):
            return identity
        return None

    def cookie(self, identity: str, secure: bool) -> Cookie:
        """A cookie that scripts cannot read and other sites cannot send."""
        return Cookie(
            COOKIE, value=self.sign(identity), httponly=True, samesite="lax", secure=secure, max_age=YEAR, path="/"
        )

    def _signature(self, identity: str) -> str:
        return hmac.new(self._key, b"tatami identity\0" + identity.encode(), hashlib.sha256).hexdigest()
