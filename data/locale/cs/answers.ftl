# Co dělá „ano“ a „ne“ na tlačítkách otázek, na které se tak odpovídá: nejvýše 34 znaků.

talisman-answer-use-effect-yes = Využít
talisman-answer-use-effect-no = Nevyužít
talisman-answer-roll-anyway-yes = Přesto hodit
talisman-answer-roll-anyway-no = Neházet
talisman-answer-instead-of-roll-yes = Vzít to místo hodu
talisman-answer-instead-of-roll-no = Hodit kostkou
talisman-answer-add-craft-yes = Přidat Moc
talisman-answer-add-craft-no = Bojovat bez Moci
talisman-answer-spend-servant-yes = Vzdát se sluhy
talisman-answer-spend-servant-no = Nechat si sluhu
talisman-answer-raise-servant-yes = Nechat jako sluhu
talisman-answer-raise-servant-no = Nechat jako trofej
talisman-answer-evade-yes = Vyhnout se
talisman-answer-evade-no = Postavit se
talisman-answer-other-save-yes = Hodit na záchranu života
talisman-answer-other-save-no = Ztratit život
talisman-answer-quest-yes = Přijmout úkol
talisman-answer-quest-no = Odmítnout úkol
talisman-answer-quest-gold-yes = Odevzdat zlato
talisman-answer-quest-gold-no = Nechat si zlato
talisman-answer-extra-draw-yes = Táhnout více karet
talisman-answer-extra-draw-no = Netáhnout víc
talisman-answer-trade-yes = Přijmout výměnu
talisman-answer-trade-no = Odmítnout výměnu
talisman-answer-rest-first-yes = Zůstat a odpočinout si
talisman-answer-rest-first-no = Jít, jak velí jiný
talisman-answer-new-character-yes = Vzít novou postavu
talisman-answer-new-character-no = Odejít ze hry

albion-answer-event-ransom-yes = Zaplatit výkupné
albion-answer-event-ransom-no = Neplatit
albion-answer-mount-again-yes = Nasednout znovu
albion-answer-mount-again-no = Bojovat pěšky

warcry-answer-may-yes = Použít tuto část
warcry-answer-may-no = Vynechat ji
warcry-answer-pay-yes = Zaplatit
warcry-answer-pay-no = Neplatit

mage-knight-answer-dodge-yes = Zkusit uhnout
mage-knight-answer-dodge-no = Přijmout zásah
