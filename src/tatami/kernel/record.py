"""Records: a position as a fixed-size block of small integers.

A record class names its fields once and then exists in three forms:

* *plain*: an instance of the class, integers and lists; needs nothing but Python;
* *native*: one ``numpy.record``, for compiled rules;
* *column*: an array of native records, for batches, GPUs and shared memory.

All three hold the same bytes, so equality, hashing, saving and copying are questions about bytes.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, cast

if TYPE_CHECKING:
    import numpy as np

_STRUCT_CODE = {8: "b", 16: "h", 32: "i", 64: "q"}

# Names that a ``numpy.record`` keeps for itself: a field of that name would be hidden by the method.
_TAKEN = frozenset(
    "T all any argmax argmin argsort astype base byteswap choose clip compress conj conjugate copy cumprod cumsum"
    " data device diagonal dtype dump dumps field fill flags flat flatten getfield imag item itemset itemsize max mean"
    " min nbytes ndim newbyteorder nonzero pprint prod ptp put ravel real repeat reshape resize round searchsorted"
    " setfield setflags shape size sort squeeze std strides sum swapaxes take to_device tobytes tofile tolist tostring"
    " trace transpose var view".split()
)


class Row(Protocol):
    """A row of 8-bit cells of a record (a list in the plain form, an array in the others)."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Table(Protocol):
    """Rows of a record, one behind the other: ``s.hand[seat][card]``."""

    def __getitem__(self, place: int, /) -> Row: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Row]: ...


class Words(Protocol):
    """Scratch that a caller passes in: a list, or an array of 64-bit integers."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Column(Protocol):
    """Records one behind the other: a list of plain records, or an array of native ones."""

    def __getitem__(self, place: int, /) -> Any: ...
    def __setitem__(self, place: int, record: Any, /) -> None: ...
    def __len__(self) -> int: ...


@dataclass(frozen=True)
class Field:
    """One named field: a cell, a row or a table of signed integers of ``bits`` bits."""

    shape: tuple[int, ...]
    bits: int
    name: str = ""

    @property
    def cells(self) -> int:
        count = 1
        for length in self.shape:
            count *= length
        return count

    def blank(self) -> Any:
        """The field's value in a new plain record: all zero."""
        if not self.shape:
            return 0
        if len(self.shape) == 1:
            return [0] * self.shape[0]
        return [[0] * self.shape[1] for _ in range(self.shape[0])]


def _length(of: type[IntEnum] | int) -> int:
    return of if isinstance(of, int) else len(of)


def cell(bits: int = 8) -> int:
    """Declare one integer."""
    return cast(int, Field((), bits))


def row(of: type[IntEnum] | int, bits: int = 8) -> Row:
    """Declare one integer for each member of an enumeration, or for each of ``of`` places."""
    return cast(Row, Field((_length(of),), bits))


def table(outer: type[IntEnum] | int, inner: type[IntEnum] | int, bits: int = 8) -> Table:
    """Declare a row for each member of ``outer``."""
    return cast(Table, Field((_length(outer), _length(inner)), bits))


class Record:
    """Base of all records; subclasses declare fields with ``cell``, ``row`` and ``table``."""

    fields: ClassVar[tuple[Field, ...]] = ()
    names: ClassVar[tuple[str, ...]] = ()  # of the fields
    packing: ClassVar[struct.Struct] = struct.Struct("<")
    offsets: ClassVar[dict[str, int]] = {}  # in bytes, of each field
    _rows: ClassVar[tuple[str, ...]] = ()
    _tables: ClassVar[tuple[str, ...]] = ()
    _places: ClassVar[tuple[tuple[bytes, int, int, str], ...]] = ()  # of each field by name: its bytes, and their code
    _cuts: ClassVar[tuple[tuple[str, Any, int], ...]] = ()  # which cell, or a slice of them; how many an inner row has

    def __init_subclass__(cls) -> None:
        own = []
        for name, value in list(vars(cls).items()):
            if isinstance(value, Field):
                if name in _TAKEN or hasattr(Record, name):
                    raise TypeError(f"{cls.__name__}.{name}: records keep this name for themselves")
                own.append(Field(value.shape, value.bits, name))
                delattr(cls, name)
        cls.fields = cls.fields + tuple(own)
        cls.names = tuple(field.name for field in cls.fields)
        cls.packing, cls.offsets = _layout(cls.fields)
        cls._rows = tuple(field.name for field in cls.fields if len(field.shape) == 1)
        cls._tables = tuple(field.name for field in cls.fields if len(field.shape) == 2)
        cls._cuts = _cuts(cls.fields)
        cls._places = _places(cls.fields, cls.offsets)

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, field.blank())

    def copy(self) -> Self:
        """A twin that shares nothing with this record."""
        twin = object.__new__(type(self))
        values = dict(self.__dict__)
        for name in self._rows:
            values[name] = values[name][:]
        for name in self._tables:
            values[name] = [inner[:] for inner in values[name]]
        twin.__dict__ = values
        return twin

    def to_bytes(self) -> bytes:
        """The record as it lies in memory in the native form."""
        cells: list[int] = []
        values = self.__dict__
        for name, place, inner in self._cuts:
            value = values[name]
            if inner:
                for row in value:
                    cells += row
            elif isinstance(place, slice):
                cells += value
            else:
                cells.append(value)
        return self.packing.pack(*cells)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The plain form of a record's bytes."""
        cells = list(cls.packing.unpack(data))
        record = object.__new__(cls)
        values = record.__dict__
        for name, place, inner in cls._cuts:
            value = values[name] = cells[place]
            if inner:
                values[name] = [value[begin : begin + inner] for begin in range(0, len(value), inner)]
        return record

    @classmethod
    def named_hash(cls, data: bytes) -> str:
        """A hash of a packed record by its fields' names: their order, width and place do not count.

        What is zero does not count either: a field more, or a longer row, changes nothing until it is used.
        """
        digest = hashlib.sha256()
        for name, begin, end, code in cls._places:
            value = _canonical(data[begin:end], code)
            if value:
                digest.update(name + len(value).to_bytes(4, "big") + value)
        return digest.hexdigest()

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The layout of the native form."""
        return _dtype(cls.fields)

    @classmethod
    def column(cls, count: int) -> np.ndarray[Any, Any]:
        """``count`` blank native records, one behind the other."""
        import numpy as np

        return np.zeros(count, cls.dtype())

    def to_native(self) -> np.record:
        """This record in the native form."""
        import numpy as np

        return cast("np.record", np.frombuffer(bytearray(self.to_bytes()), self.dtype())[0])

    @classmethod
    def from_native(cls, record: np.record) -> Self:
        """The plain form of a native record."""
        return cls.from_bytes(record.tobytes())

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        shown = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in self.fields)
        return f"{type(self).__name__}({shown})"


def _cuts(fields: tuple[Field, ...]) -> tuple[tuple[str, Any, int], ...]:
    """Where each field's cells are, of all the cells one behind the other."""
    begins = itertools.accumulate((field.cells for field in fields), initial=0)
    return tuple(
        (field.name, slice(begin, begin + field.cells) if field.shape else begin, sum(field.shape[1:]))
        for field, begin in zip(fields, begins, strict=False)
    )


def _places(fields: tuple[Field, ...], offsets: dict[str, int]) -> tuple[tuple[bytes, int, int, str], ...]:
    """Where each field's bytes are, in the order of their names."""
    return tuple(
        (
            f"{field.name}\0".encode(),
            offsets[field.name],
            offsets[field.name] + field.cells * field.bits // 8,
            f"<{field.cells}{_STRUCT_CODE[field.bits]}",
        )
        for field in sorted(fields, key=lambda field: field.name)
    )


@functools.lru_cache(maxsize=20_000)  # most fields stay as they are from one move to the next
def _canonical(packed: bytes, code: str) -> bytes:
    """A field's cells, each in 64 bits, up to the last that is not zero."""
    cells = struct.unpack(code, packed)
    return struct.pack(f"<{len(cells)}q", *cells).rstrip(b"\0")


def _layout(fields: tuple[Field, ...]) -> tuple[struct.Struct, dict[str, int]]:
    """Fields in order, each aligned to its own width, the whole to the widest."""
    code, offset, widest = "<", 0, 1
    offsets = {}
    for field in fields:
        width = field.bits // 8
        padding = -offset % width
        code += f"{padding}x{field.cells}{_STRUCT_CODE[field.bits]}"
        offsets[field.name] = offset + padding
        offset += padding + field.cells * width
        widest = max(widest, width)
    return struct.Struct(code + f"{-offset % widest}x"), offsets


@functools.cache
def _dtype(fields: tuple[Field, ...]) -> np.dtype[Any]:
    import numpy as np

    formats = [(field.name, f"<i{field.bits // 8}", field.shape) for field in fields]
    layout = np.dtype(formats, align=True)
    assert layout.itemsize == _layout(fields)[0].size
    return np.dtype((np.record, layout))
