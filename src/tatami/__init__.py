"""Tatami."""
