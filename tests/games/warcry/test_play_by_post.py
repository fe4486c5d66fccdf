"""Asking, taking back, honest dice, disputes, taking over a seat (WC-P1 to WC-P3, WC-P7, WC-P10, WC-P11, WC-P18 to WC-P21)."""

from __future__ import annotations
