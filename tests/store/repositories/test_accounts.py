"""Accounts: one for an identity, and codes that work once."""

from __future__ import annotations

import asyncio

import pytest

from store.samples import opened
from tatami.store import Account, Conflict


def test_a_login_and_an_identity_have_one_account(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ann, bob = [await store.people.create(name) for name in ("Ann", "Bob")]
            account = Account("ann", ann.id, "hash")
            await store.accounts.create(account)
            for other in (Account("ann", bob.id, "hash"), Account("anna", ann.id, "hash")):
                with pytest.raises(Conflict):
                    await store.accounts.create(other)
            assert await store.accounts.find("ann") == await store.accounts.find_by_identity(ann.id) == account
            assert await store.accounts.find("bob") is None
            assert "hash" not in repr(account)

    asyncio.run(story())


def test_a_code_works_once_until_it_expires_or_another_is_made(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ann, bob = [await store.people.create(name) for name in ("Ann", "Bob")]
            await store.accounts.save_code("bob's", bob.id, 10)
            for digest in ("old", "new"):
                await store.accounts.save_code(digest, ann.id, 10)
            assert await store.accounts.redeem_code("old", 5) is None
            assert await store.accounts.redeem_code("new", 5) == ann.id
            assert await store.accounts.redeem_code("new", 5) is None
            assert await store.accounts.redeem_code("bob's", 11) is None, "too late"

    asyncio.run(story())
