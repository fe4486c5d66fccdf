# Jedna zpráva v kanálu pro hry: otevřené stoly a kdo hledá hru.

open-tables-head = **Otevřené stoly**
open-tables-none = **Otevřené stoly**
    Nikdo teď nehledá spoluhráče. Napiš, co si chceš zahrát, nebo otevři stůl.
open-tables-table = **{ $game }** · stůl { $number } · { $people }
    { $quick ->
        [yes] { $pace } · vše hotovo · { $free }
       *[no] { $pace } · { $free }
    }
open-tables-more = { $count ->
    [one] Ještě { $count } stůl: jeho karta je v tomto kanálu.
    [few] Ještě { $count } stoly: jejich karty jsou v tomto kanálu.
   *[other] Ještě { $count } stolů: jejich karty jsou v tomto kanálu.
 }
open-tables-looking = Hledají hru
open-tables-wish = { $name }: { $game }, { $pace ->
    [live] hned
    [several] několik tahů denně
    [daily] den na tah
   *[weekly] týden na tah
 }
open-tables-more-wishes = { $count ->
    [one] a ještě { $count } člověk
    [few] a ještě { $count } lidé
   *[other] a ještě { $count } lidí
 }
open-tables-button-wish = Chci hrát
open-tables-button-new = Otevřít stůl
open-tables-form-title = Chci hrát
open-tables-met = Někdo chce totéž: místa máte a hra začíná.
reply-wish-kept = Na seznamu zůstáváš do { $until }. První člověk, který chce stejnou hru stejným tempem, si s tebou hned sedne ke stolu. Stejným tlačítkem se ze seznamu stáhneš.
reply-wish-withdrawn = Na seznamu už nejsi. Stejným tlačítkem se na něj vrátíš.
engine-refused-wish-unlisted = Tento server v kanálu pro hry otevřené stoly nevypisuje. Stůl otevřeš příkazem /game new.
setup-option-open-tables = Seznam otevřených stolů v kanálu pro hry: { $value }
choice-setup-open-tables-shown = ano, v jedné průběžně upravované zprávě
choice-setup-open-tables-hidden = ne
option-setup-open-tables = Seznam otevřených stolů v kanálu pro hry
