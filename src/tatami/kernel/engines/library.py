"""Libraries: a game's turns as machine code in a file that any process can load, without the compiler.

Numba makes the machine code, and the C compiler of the machine the library. A server that loads it takes a fifth of a
megabyte for a game where Numba would take a quarter of a gigabyte.
"""

from __future__ import annotations

import importlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import platformdirs

from tatami.kernel.events import Log
from tatami.kernel.game import Game
from tatami.kernel.turns import ASKED, Found, survey, turn

if TYPE_CHECKING:
    from tatami.kernel.engines.native import Native

# Any machine of the same kind may find the library in a shared folder: nothing that only some of them have.
ANY_PROCESSOR = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}

COMPILERS = ("cc", "gcc", "clang")
_BARE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "error_model": "numpy"}  # nothing of Python's is called
_DOOR = """
#include <stdint.h>
int {entry}(void **, void **, int64_t *, void *, void *);
int take_turn(int64_t *words, void *records, void *log) {{
    void *nothing, *trouble;
    return {entry}(&nothing, &trouble, words, records, log);
}}
void NRT_MemInfo_call_dtor(void *memory) {{ (void)memory; }}  /* the arrays in here own no memory */
"""


class NoLibrary(RuntimeError):
    """A library could not be made."""


class Places(NamedTuple):
    """Where things are in the memory in which a library is asked, in words: behind the question, which comes first."""

    found: int
    mask: int  # for the library's own use
    masks: int
    end: int


def places(game: Game) -> Places:
    """Where they are for a game."""
    mask = ASKED + len(Found)
    masks = mask + game.actions.mask_words
    return Places(ASKED, mask, masks, masks + game.actions.mask_words * len(game.seats))


def records_of(game: Game) -> int:
    """How many records a library works on: the truth, and what each seat and a spectator may know."""
    return len(game.seats) + 2


def library_file(game: Game) -> Path:
    """Where a game's library is kept: its name holds a hash of all its sources."""
    name = f"{game.name}-{game.fingerprint}-{sys.platform}-{platform.machine()}.so"
    return Path(platformdirs.user_cache_dir("tatami")) / "libraries" / name


def build(game: Game) -> bool:
    """Make a game's library, unless it is there, in a process whose environment holds ``ANY_PROCESSOR``."""
    made = library_file(game)
    if made.exists():
        return False
    made.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=made.parent) as folder:
        _linked(Path(folder), *_machine_code(game)).replace(made)
    return True


def _machine_code(game: Game) -> tuple[str, bytes]:
    """The name of the function to call, and the object file in which it is."""
    from tatami.kernel.engines.native import native

    numba: Any = importlib.import_module("numba")
    assert not ANY_PROCESSOR.items() - os.environ.items(), "set before Numba is imported"
    compiled = numba.njit(**_BARE)(_entry(native(game), numba.carray))
    memory = (numba.int64, numba.from_dtype(game.record.dtype()), numba.from_dtype(Log.dtype()))
    compiled.compile(numba.void(*(numba.types.CPointer(kind) for kind in memory)))
    (only,) = compiled.overloads.values()
    _, _, (code, *_) = only.library.serialize_using_object_code()
    return only.fndesc.llvm_func_name, code


def _entry(engine: Native, carray: Callable[..., Any]) -> Callable[..., None]:
    """From bare memory to what the rules take."""
    play, look = engine.rule(turn, logged=True), engine.rule(survey, logged=False)
    records, reason = records_of(engine.game), int(Found.REASON)
    told, mask, masks, end = places(engine.game)

    def entry(memory: Any, positions: Any, log: Any) -> None:
        words, column = carray(memory, (end,)), carray(positions, (records,))
        found = words[told:mask]
        found[reason] = 0
        if words[1] >= 0:
            play(column, words[1], words[2], words[3], words[4], carray(log, (1,))[0], found)
        if found[reason] == 0:
            look(column, words[0], found, words[mask:masks], words[masks:end])

    return entry


def c_compiler() -> str | None:
    """The C compiler of this machine, if it has one."""
    return next(filter(None, map(shutil.which, COMPILERS)), None)


def _linked(folder: Path, entry: str, code: bytes) -> Path:
    """A library around an object file."""
    compiler = c_compiler()
    if compiler is None:
        raise NoLibrary(f"there is no C compiler on this machine: {', '.join(COMPILERS)}")
    (folder / "turn.o").write_bytes(code)
    (folder / "door.c").write_text(_DOOR.format(entry=entry))
    arguments = ["-shared", "-fPIC", "-O2", "-o", "turn.so", "door.c", "turn.o"]
    done = subprocess.run([compiler, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoLibrary(done.stderr.strip())
    return folder / "turn.so"
