"""Whether an assert held: every assert that pytest rewrites notes it, by one assignment.

pytest's own way (`enable_assertion_pass_hook`) explains each assert that holds, which makes reading the tests a third
dearer and the tests themselves slower. The rewritten files have names of their own: they are not taken for pytest's.
"""

from __future__ import annotations

import ast

from _pytest.assertion import rewrite

NAME = "assert_held"


class NotingRewriter(rewrite.AssertionRewriter):
    """Rewrites an assert as pytest does; behind it, where only those come that hold, stands the note."""

    def visit_Assert(self, assert_: ast.Assert) -> list[ast.stmt]:
        """The statements that take the place of an assert."""
        module = ast.Name("@pytest_ar", ast.Load())  # the name by which rewritten files know that module
        note = ast.Assign([ast.Attribute(module, NAME, ast.Store())], ast.Constant(True))
        for node in ast.walk(note):
            if isinstance(node, ast.stmt | ast.expr):
                ast.copy_location(node, assert_)
        return [*super().visit_Assert(assert_), note]


def noted() -> bool:
    """True if an assert held since the last look."""
    held = bool(getattr(rewrite, NAME, False))
    setattr(rewrite, NAME, False)
    return held


rewrite.AssertionRewriter = NotingRewriter  # type: ignore[misc]
rewrite.PYC_TAIL = f"-noting{rewrite.PYC_TAIL}"
