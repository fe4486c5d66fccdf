# Moce Albionu: co obowiązuje w każdej fazie. $phase: set_up, movement, items, declare, fights.

albion-refused-you-are-out = Nie masz już żadnego rycerza: twój udział w tej grze się skończył.
albion-refused-not-absent = Nie masz oznaczenia nieobecności.
albion-refused-not-in-this-phase = Nie teraz: { $phase ->
    [set_up] trwa wyposażanie rycerzy.
    [movement] wydawane są rozkazy ruchu.
    [items] trwa faza przedmiotów i wymiany.
    [declare] zgłaszane są walki.
    [fights] toczą się walki.
   *[other] czytane są karty losu.
 }
