"""The client's generated TypeScript is what the Python sources say now."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from web.days import DAYS, recorded

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def generate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", WEB / "build" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_generated_files_are_up_to_date(generate: ModuleType) -> None:
    """If this fails, run ``python web/build/generate.py``."""
    made = {path.name: path.read_text(encoding="utf-8") for path in (WEB / "src" / "made").iterdir()}
    assert made == generate.files()


def test_a_box_holds_enumerations_tables_record_moves_and_events(generate: ModuleType) -> None:
    text = generate.files()["seven-ronin.ts"]
    assert 'export const Seat = ["attacker", "defender"] as const;' in text
    assert "export const VITALITY: readonly number[] = [5, 7, 4, 5, 3, 3, 3];" in text
    assert "  ninja: number[];\n" in text
    assert "  post: { ronin: Ronin; place: Place };\n" in text
    assert "  fell: { ronin: `ronin-${Ronin}` };\n" in text


def test_messages_carry_their_tag_and_every_field(generate: ModuleType) -> None:
    text = generate.files()["wire.ts"]
    assert '  type: "update";\n  version: number;\n' in text
    assert "  delay: number;\n" in text
    assert "  options?: Record<string, string>;\n" in text  # a request may leave it out


def test_the_recorded_match_is_up_to_date() -> None:
    """If this fails, run ``tests/web/days.py``."""
    assert DAYS.read_text(encoding="utf-8") == recorded()
