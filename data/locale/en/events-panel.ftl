# The organiser's page as buttons.

event-button-start = Begin
event-button-history = History
event-button-plea-yes = Grant { $plea } ({ $name })
event-button-plea-no = Refuse { $plea }
event-button-winner = { $number }: { $name } wins
event-button-result-draw = { $number }: drawn
event-button-result-none = { $number }: not played
event-form-reason = Reason
event-form-reason-about = It goes into the history for everybody to read.
