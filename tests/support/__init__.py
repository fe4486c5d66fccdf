"""What tests share: scenes, checkers, the report of clauses covered."""
