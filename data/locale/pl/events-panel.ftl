# The organiser's page as buttons.

event-button-start = Rozpocznij
event-button-history = Historia
event-button-plea-yes = Uznaj { $plea } ({ $name })
event-button-plea-no = Odrzuć { $plea }
event-button-winner = { $number }: wygrywa { $name }
event-button-result-draw = { $number }: remis
event-button-result-none = { $number }: nierozegrane
event-form-reason = Powód
event-form-reason-about = Znajdzie się w historii, widocznej dla wszystkich.
