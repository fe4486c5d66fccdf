# Stálé pokyny Talismanu jako formuláře. Co stojí v seznamu, zapíše slovo notace.

engine-refused-nothing-to-order = Nemáš žádné kouzlo ani kartu, kterou by pokyn mohl použít.

table-button-whole-turn = Celý tah…
table-button-policies = Bez ptaní…
table-button-reaction = Reakce…

table-form-whole-turn-title = Celý tah
table-form-whole-turn-goal = Kam
table-form-whole-turn-goal-help = cw, ccw, bridge, kraj, pole: nejžádanější první, oddělené čárkami
table-form-whole-turn-meet = Útok na postavu
table-form-whole-turn-meet-never = na nikoho
table-form-whole-turn-meet-weaker = na slabší
table-form-whole-turn-meet-always = vždy
table-form-whole-turn-fight = Boj s nepřáteli
table-form-whole-turn-fight-ask = nejdřív se mě zeptat
table-form-whole-turn-fight-auto = vždy
table-form-whole-turn-fight-80 = od šance 80 %
table-form-whole-turn-fight-60 = od šance 60 %
table-form-whole-turn-take = Co leží na poli
table-form-whole-turn-take-ask = nejdřív se mě zeptat
table-form-whole-turn-take-best = beru nejlepší, co se vejde
table-form-whole-turn-take-all = beru všechno
table-form-whole-turn-take-none = neberu nic
table-form-whole-turn-more = Další část řádku
table-form-whole-turn-more-help = například evade=if_stronger visit=healer buy=sword stop=attacked

table-form-policies-title = Co se děje bez ptaní
table-form-policies-evade = Vyhýbání
table-form-policies-evade-ask = ptát se mě
table-form-policies-evade-always = kdykoli mohu
table-form-policies-evade-never = nikdy
table-form-policies-pay = Kde se dává zlato, nebo život
table-form-policies-pay-ask = ptát se mě
table-form-policies-pay-gold = dávám zlato
table-form-policies-pay-life = dávám život
table-form-policies-spoils = Kořist z boje s postavou
table-form-policies-spoils-ask = ptát se mě
table-form-policies-spoils-life = život
table-form-policies-spoils-gold-object-life = zlato, jinak předmět, jinak život
table-form-policies-spoils-object-gold-life = předmět, jinak zlato, jinak život
table-form-policies-heal = Léčení za zlato
table-form-policies-heal-ask = ptát se mě
table-form-policies-heal-reserve-0 = kolik jen mohu zaplatit
table-form-policies-heal-reserve-1 = 1 měšec zlata zůstává
table-form-policies-heal-reserve-3 = 3 měšce zlata zůstávají
table-form-policies-trophies = Trofeje
table-form-policies-trophies-ask = jen když to řeknu
table-form-policies-trophies-auto = výměna, jakmile nepropadne žádný bod

table-form-reaction-title = Reakce
table-form-reaction-card = Co se použije
table-form-reaction-when = Jakmile
table-form-reaction-when-spell-at-me = někdo sesílá kouzlo na mě
table-form-reaction-when-spell-cast = někdo sesílá kouzlo
table-form-reaction-when-attacked = útočí na mě postava
table-form-reaction-when-life-loss = mám ztratit životy
table-form-reaction-when-last-life = mám ztratit poslední život
table-form-reaction-when-rolls = postava hází na pohyb
table-form-reaction-when-starts-turn = postava začíná tah
table-form-reaction-by = Jen když to dělá
table-form-reaction-by-help = postava; prázdné: kdokoli
table-form-reaction-spell = Jen když je to kouzlo
table-form-reaction-spell-help = jméno kouzla; prázdné: kterékoli
table-form-reaction-target = Cíl
table-form-reaction-target-help = postava nebo karta, kde je na výběr
