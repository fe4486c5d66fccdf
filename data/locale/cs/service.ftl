# Veřejné zprávy stolu a soukromé odpovědi.
service-your-turn = { $name }: jsi na tahu.
service-unasked = Čeká se na: { $waiting }. Přesto můžeš hrát:
service-your-decision = { $name }: čeká na tebe rozhodnutí.
service-asked = { $name }: { $question }
service-due = ({ $time })
service-button-move = Tvůj tah
service-button-decide = Tvé rozhodnutí
service-button-of = { $label }: { $name }
service-button-hand = Moje karty
service-button-board = Celý stůl
service-button-older = { $count ->
    [one] { $count } starší řádek
    [few] { $count } starší řádky
   *[other] { $count } starších řádků
 }
service-button-none = Nic
service-muted = Nesmím psát do { $channel } (hra { $game }): chybí tam oprávnění „{ $missing }“. Hodiny hry stojí, dokud ho nedostanu.
service-muted-gone = Kanál hry { $game } zmizel. Dej hře jiný příkazem /game rebind; do té doby její hodiny stojí.
service-muted-closed = Vlákno { $channel } hry { $game } je zavřené a nesmím ho znovu otevřít. Otevři ho a odemkni, dej mi oprávnění „Spravovat vlákna“, nebo dej hře jiný kanál příkazem /game rebind. Do té doby její zprávy čekají a její hodiny stojí.
service-muted-full = Vlákno { $channel } hry { $game } nelze znovu otevřít: tento server má tolik otevřených vláken, kolik Discord dovoluje. Kdo spravuje vlákna, může jiná archivovat; nebo napište /game rebind v obyčejném kanálu, který vlákno nepotřebuje. Do té doby její zprávy čekají a její hodiny stojí.
service-muted-forbidden = Discord mi nedovolí psát do { $channel } (hra { $game }), i když nevidím, že by mi nějaké oprávnění chybělo. Podívej se, co kanál a jeho kategorie nastavují pro mou roli a jestli nemám dočasný zákaz psaní (timeout). Hodiny hry stojí, dokud tam zase nebude možné psát.
service-unheard = Hra „{ $name }“: v jejím kanálu to nelze říct. { $why }
service-message-missing = Chybí tu zpráva: při jejím odesílání se něco pokazilo. Bot to zkusí znovu při příštím spuštění; příčinu najde jeho provozovatel v záznamu.
service-rules-changed = Program byl aktualizován: tato hra pokračuje podle verze { $new } pravidel (dosud: { $old }). Co je na stole, zůstává.
service-new-seed = Hra byla u konce a její semínko veřejné: další hody vycházejí z nového semínka s otiskem { $hash }.

engine-refused-no-such-game = Hra { $given } tu není.
engine-refused-game-out-of-service = Tato hra je kvůli chybě programu mimo provoz (kód { $code }). Stav hry se nezměnil. Vezmi poslední akci zpět příkazem /game undo, nebo ať to vedoucí hry zkusí znovu příkazem /gm repair; kód řekni tomu, kdo bota provozuje.
engine-refused-game-unreadable = Uložený záznam této hry je poškozený, proto je mimo provoz; všechny ostatní hry běží dál. { $good ->
    [none] Žádný její řádek není v pořádku.
   *[other] Její poslední řádek v pořádku je { $good }.
 } { $backup ->
    [none] Žádná záloha v pořádku není.
   *[other] Nejnovější záloha v pořádku: { $backup }.
 } Kód { $code } řekni tomu, kdo bota provozuje.
engine-refused-game-changed = Po aktualizaci programu by tento stůl všichni viděli jinak než předtím, proto hra čeká (kód { $code }). Vedoucí hry si ji prohlédne příkazem /gm state a vrátí do provozu příkazem /gm repair, nebo se vrátí zpět příkazem /gm back. Změněno: { $places }.
engine-refused-line-damaged = Uložený řádek { $line } této hry je poškozený a nelze ho přečíst. Teď se nic nestalo; ten, kdo bota provozuje, může příkazem „python -m bot check“ zjistit, co je v pořádku.
engine-refused-game-not-started = Hra ještě nezačala.
engine-refused-game-paused = { $until ->
    [none] Hra je přerušena, dokud si někdo nesedne ke stolu a nezahlasuje pro pokračování (/game resume).
   *[other] Hra je přerušena do { $until }. Dříve pokračuje, když pro to hráči zahlasují (/game resume).
 }
engine-refused-stale-press = O tom už je rozhodnuto; nic se nezměnilo.
engine-refused-not-your-decision = O tom rozhoduje { $seat }.
engine-refused-not-your-game = V této hře nemáš místo.
engine-refused-not-your-seat = Místo hráče { $seat } ti nepatří.
engine-refused-which-seat = Máš několik míst; uveď, za které hraješ: { $waiting }.
reply-done = Provedeno; výsledek je vidět v kanálu.
reply-order-noted = Pokyn je zapsán. Vidíš ho jen ty.
fault-pack-lost = Balík { $hash }, se kterým hra začala, už není uložený.
