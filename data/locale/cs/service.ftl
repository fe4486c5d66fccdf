# Veřejné zprávy stolu a soukromé odpovědi.
service-your-turn = { $name }: jsi na tahu.
service-your-decision = { $name }: čeká na tebe rozhodnutí.
service-asked = { $name }: { $question }
service-due = ({ $time })
service-button-move = Tvůj tah
service-button-decide = Tvé rozhodnutí
service-button-of = { $label }: { $name }
service-button-hand = Moje ruka
service-button-board = Stůl jako text
service-muted = Nesmím psát do { $channel } (hra { $game }): chybí tam oprávnění „{ $missing }“. Hodiny hry stojí, dokud ho nedostanu.
service-muted-gone = Kanál hry { $game } zmizel. Dej hře jiný příkazem /game rebind; do té doby její hodiny stojí.
service-new-seed = Hra byla u konce a její semínko veřejné: další hody vycházejí z nového semínka s otiskem { $hash }.

engine-refused-no-such-game = Hra { $given } tu není.
engine-refused-game-out-of-service = Tato hra je kvůli chybě programu mimo provoz (kód { $code }). Nic se neztratilo: hra stojí jako předtím. Vezmi poslední akci zpět příkazem /game undo, nebo ať to vedoucí hry zkusí znovu příkazem /gm repair; kód řekni tomu, kdo bota provozuje.
engine-refused-game-not-started = Hra ještě nezačala.
engine-refused-game-paused = Hra je pozastavená. Pokračuje, až pro to hráči zahlasují (/game resume).
engine-refused-stale-press = O tom už je rozhodnuto; nic se nezměnilo.
engine-refused-not-your-decision = O tom rozhoduje { $seat }.
engine-refused-not-your-game = V této hře nemáš místo.
engine-refused-not-your-seat = Místo { $seat } ti nepatří.
engine-refused-which-seat = Máš několik míst; řekni, které jedná: { $waiting }.
reply-done = Hotovo.
reply-order-noted = Rozkaz je zapsán. Vidíš ho jen ty.
fault-pack-lost = Balík { $hash }, se kterým hra začala, už není uložený.
