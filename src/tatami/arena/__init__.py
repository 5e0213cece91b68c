"""Bots against bots: contests in which every bot sits in every seat equally often, and what they prove.

A game depends on its contest, its round and its place in the round alone: whoever plays it, wherever and whenever, gets
the same. ``contest`` says which games there are, ``crew`` plays them on this machine's cores or on a cluster,
``ledger`` keeps them, ``standings`` and ``ratings`` count them, and ``evidence`` says when they are enough.
"""
