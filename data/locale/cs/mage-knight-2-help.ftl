# The two pages of help about Mage Knight 2.0.

help-title-mage-knight-2-rules = Mage Knight 2.0 za dvě minuty
help-title-mage-knight-2-notation = Mage Knight 2.0: jak se píší tahy
help-text-mage-knight-2-rules =
    `/game new` s `options:rules=mk2` otevře hru druhé edice. Figurky, terén a většina pravidel jsou jako v Mage Knight; rozdíly jsou tyto:
    • **Účel hry.** Vyhrává, kdo na konci ovládá nejvíce cílů; body jen rozhodují remízy. Cílů je o jeden více než hráčů. Na začátku každé závěrečné fáze cíl připadne tomu, čí válečníci se ho dotýkají sami; dotýkají-li se ho i nepřátelé, bojuje se o něj. Když odejdou, zůstane tvůj.
    • **Tah.** Rozkazovací, akční a závěrečná fáze. Vyčkávání není; místo něj jsou speciální akce: předměty, žetony, oživování, regenerace.
    • **Pohyb.** Pěšáci a jezdci mohou jít dvakrát tak daleko (dvojitý pohyb); pěšáka to stojí 1 cvaknutí. Letci se mohou vznášet: terén jim nevadí a ze země je zasáhne jen střelba.
    • **Útok.** Válečník má bonus k útoku při vlastním typu útoku. Zadní oblouk dává +1 i na dálku. Válečníci s útokem na blízko mají přesilu (+1 za každého dalšího, jehož přední oblouk se dotýká cíle útoku) a výpad (půl rychlosti a úder); střelci bombardují všechny do 2″ od bodu. Všechny modifikátory jedné hodnoty se dohromady počítají nejvýš za 3.
    • **Předměty a karty prostředí.** Dohodl-li se na nich stůl; jejich účinek započítá bot.
    `/rules show` ukáže každý bod pravidel, `/mageknight item` předměty a karty prostředí, `/mageknight figure`, co figurka právě má; `/learn` má lekci této edice.
help-text-mage-knight-2-notation =
    Řádky jsou jako v Mage Knight, bez `pass` a bez úderů `with=`; navíc:
    `objective auto` · `objective at=20,12`
    `move A1 toward=O2` · `move A1 to=O2` · `/mageknight measure` od A1 k O2: cíl nebo ležící předmět svým označením zastupuje své místo.
    `move A1 to=12,9 double` · `move A1 to=12,9 take_off` · `move A1 land`
    `surge A1 touch=B1` · `charge A1 touch=B1` · `bound A1 to=9,9 -> B1` (každý je akcí boje)
    `ranged A1 bombardment at=20,12` · `cover A1` · `incantation A1`
    `army gorrud, item oxhide_coat on gorrud, domain harvest_fog`
    `take A1 I2` · `drop A1 I1,I2` · `use A1 I2 -> A3`
    `order spin=ask`, potom `spin B1 auto`, `spin B1 hold` nebo `spin B1 face=90`
