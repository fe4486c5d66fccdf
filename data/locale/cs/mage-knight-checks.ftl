# Co může být špatně na pozici Mage Knight psané nebo změněné ručně.

fault-figure-twice = { $figure } je tu dvakrát.
fault-figures-out-of-order = { $figure } je v seznamu před figurkou { $target }: figurky se vedou v pořadí označení.
fault-no-such-figure = { $figure } je druhu { $type }, který žádná sada této hry nemá.
fault-no-such-seat = { $figure } nepatří nikomu u tohoto stolu.
fault-tokens-out-of-range = { $figure } má akční žetony v počtu { $tokens }; možné jsou 0 až 2 (MKU-5.7).
fault-click-out-of-range = Bitevní kolečko figurky { $figure } nemá polohu { $click }.
fault-facing-out-of-range = Natočení figurky { $figure } je { $facing }; možných je 0 až 35999 setin stupně (MKU-6.1).
fault-off-the-field = { $figure } nestojí celá na bojišti (MKU-6.14).
fault-bases-overlap = Podstavce figurek { $figure } a { $target } se překrývají (MKU-6.5).
fault-field-overfull = Počet figurek na bojišti: { $count }; smí jich tam být nejvýše { $most } (MKU-2.2).
fault-captive-unlinked = { $figure } a { $target } nejsou věznitel a zajatec v kontaktu (MKU-14.11).
fault-actions-out-of-range = Zbývající akce: { $left }; to nejde.
fault-points-do-not-add-up = Body armády nejsou součtem bodů jejích figurek (MKU-2.3).
fault-unique-twice = { $figure } a { $target } jsou tatáž unikátní figurka; armáda ji smí mít jen jednou (MKU-2.6).
fault-army-unique-twice = V armádě hráče { $seat } je dvakrát táž unikátní figurka (MKU-2.6).
fault-soars-wrongly = { $figure } se nemůže vznášet: vznášejí se jen letci, a to ani věznitelé, ani zajatci (MK2-16.1, MK2-16.18).
fault-soars-at-objective = Letový podstavec figurky { $figure } se dotýká { $thing } (MK2-16.6).
fault-ability-token-twice = { $figure } má dva žetony téže schopnosti (MK2-11.9).
fault-option-not-played = { $option ->
    [items] Ve hře jsou předměty, ale tento stůl hraje bez nich: volba items není nastavena (MK2-31.6).
   *[domains] Ve hře jsou karty prostředí, ale tento stůl hraje bez nich: volba domains není nastavena (MK2-31.6).
 }
