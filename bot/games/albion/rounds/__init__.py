"""Movement, recovery, victory, withdrawal (AL-5 to AL-7, AL-22 to AL-25)."""
