# The organiser's page as buttons.

event-button-start = Začít
event-button-history = Historie
event-button-plea-yes = Uznat { $plea } ({ $name })
event-button-plea-no = Zamítnout { $plea }
event-button-winner = { $number }: vyhrává { $name }
event-button-result-draw = { $number }: remíza
event-button-result-none = { $number }: nehráno
event-form-reason = Důvod
event-form-reason-about = Bude v historii, kterou si může přečíst každý.
