"""Asking, taking back, honest dice, disputes, taking over a seat (WC-P1 to P3, P7, P10, P11, P18 to P21)."""

from __future__ import annotations
