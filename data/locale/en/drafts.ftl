# Drafts: what is prepared by several forms and then applied.

draft-button-change = Change…
draft-button-over = Start over
form-number = A whole number from { $low } to { $high }.
form-none = Leave it empty for none.
engine-refused-draft-gone = This draft is not kept any more; use the command again. Nothing was changed.
engine-refused-draft-applied = This draft has been applied already; use the command again to change more.
engine-refused-draft-empty = The draft is empty; there is nothing to apply.
engine-refused-form-gone = “{ $option }”: what was picked is not on this server any more.
engine-refused-form-number = “{ $option }” cannot be “{ $given }”; it takes a whole number from { $low } to { $high }.

setup-group-place = Language and channels
setup-group-tables = Tables
setup-group-absence = Absence
setup-group-rules = Questions about the rules
setup-group-votes = Votes and precedents
setup-meanwhile = Meanwhile this was changed elsewhere: { $settings }
