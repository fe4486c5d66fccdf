"""Bytes and hashes of everything that is stored. One encoder, always in deterministic order."""

from __future__ import annotations

import hashlib
import zlib
from functools import cache
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_encoder = msgspec.msgpack.Encoder(order="deterministic")
_json_encoder = msgspec.json.Encoder(order="deterministic")
encode = _encoder.encode
to_json = _json_encoder.encode


@cache
def _decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(kind)


def decode(data: bytes, kind: type[T]) -> T:
    """Strictly decode what ``encode`` wrote."""
    result: T = decoder(kind).decode(data)
    return result


def decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    """The cached decoder of a type or union, for callers on a hot path."""
    return _decoder(kind)


def digest(data: bytes) -> str:
    """The SHA-256 of some bytes, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def fingerprint(value: Any) -> bytes:
    """Eight bytes that tell two requests apart, for finding rules that changed while an action was in progress."""
    return hashlib.blake2b(encode(value), digest_size=8).digest()


def compress(data: bytes) -> bytes:
    """For storage: snapshots are kept for good, so they are small."""
    return zlib.compress(data, 6)


def decompress(data: bytes) -> bytes:
    """The inverse of ``compress``."""
    return zlib.decompress(data)


def readable(value: Any) -> Any:
    """Plain dicts, lists, strings and numbers, for JSON and for people: what JSON reads back, without its tuples."""
    return msgspec.json.decode(to_json(msgspec.to_builtins(value, str_keys=True, order="deterministic")))
