"""Groups, attributes, arming, pawn numbers (AL-3, AL-4)."""
