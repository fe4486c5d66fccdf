# Talisman: karty, które zmieniają miejsce, Wytrzymałość, wartości, śmierć, ropuchy. $seat to imię gracza; $card i $cards to nazwy kart, Obszarów lub Poszukiwaczy.

## Karty

talisman-event-cards-drawn = { $seat } ciągnie: { $cards }.
talisman-event-deck-shuffled = { $deck ->
    [spells] Stos Czarów jest pusty: odrzucone Czary są tasowane.
   *[adventure] Stos Kart Przygód jest pusty: odrzucone karty są tasowane.
 }
talisman-event-spells-gained = { $count ->
    [0] { $seat } nie zyskuje żadnego Czaru.
    [one] { $seat } zyskuje { $count } Czar.
    [few] { $seat } zyskuje { $count } Czary.
   *[many] { $seat } zyskuje { $count } Czarów.
 }
talisman-event-spells-seen = { $cards_count ->
    [one] Czar, który ciągnie { $seat }: { $cards }.
    [few] Czary, które ciągnie { $seat }: { $cards }.
   *[many] Czary, które ciągnie { $seat }: { $cards }.
 }
talisman-event-spell-discarded = { $seat } odrzuca Czar: { $card }.
talisman-event-discarded = Odrzucona karta: { $unit_name }.
talisman-event-left-behind = { $seat } zostawia na Obszarze „{ $card }”: { $cards }.
talisman-event-gold-left = { $seat } zostawia na Obszarze „{ $card }” { $amount ->
    [one] { $amount } mieszek złota
    [few] { $amount } mieszki złota
   *[many] { $amount } mieszków złota
 }.
talisman-event-acquired = { $seat } ma teraz: { $cards }.
talisman-event-no-talisman = { $seat } nie zyskuje Talizmanu.

talisman-ask-gain-order = W jakiej kolejności działają te rzeczy?
talisman-ask-drop-surplus = { $count ->
    [one] Za dużo Przedmiotów: który porzucasz?
    [few] Za dużo Przedmiotów: które { $count } porzucasz?
   *[many] Za dużo Przedmiotów: których { $count } porzucasz?
 }
talisman-ask-discard-spell = { $limit ->
    [one] Możesz mieć { $limit } Czar: który odrzucasz?
    [few] Możesz mieć { $limit } Czary: który odrzucasz?
   *[many] Możesz mieć { $limit } Czarów: który odrzucasz?
 }

## Wartości

talisman-event-gained = { $what ->
    [strength] { $amount ->
        [one] { $seat } zyskuje { $amount } punkt Siły; własna Siła: { $total }.
        [few] { $seat } zyskuje { $amount } punkty Siły; własna Siła: { $total }.
       *[many] { $seat } zyskuje { $amount } punktów Siły; własna Siła: { $total }.
     }
    [craft] { $amount ->
        [one] { $seat } zyskuje { $amount } punkt Mocy; własna Moc: { $total }.
        [few] { $seat } zyskuje { $amount } punkty Mocy; własna Moc: { $total }.
       *[many] { $seat } zyskuje { $amount } punktów Mocy; własna Moc: { $total }.
     }
    [gold] { $amount ->
        [one] { $seat } zyskuje { $amount } mieszek złota; złoto: { $total }.
        [few] { $seat } zyskuje { $amount } mieszki złota; złoto: { $total }.
       *[many] { $seat } zyskuje { $amount } mieszków złota; złoto: { $total }.
     }
   *[life] { $amount ->
        [one] { $seat } zyskuje { $amount } punkt Wytrzymałości; Wytrzymałość: { $total }.
        [few] { $seat } zyskuje { $amount } punkty Wytrzymałości; Wytrzymałość: { $total }.
       *[many] { $seat } zyskuje { $amount } punktów Wytrzymałości; Wytrzymałość: { $total }.
     }
 }
talisman-event-lost = { $what ->
    [strength] { $amount ->
        [0] { $seat } nie traci Siły: niżej niż na początku spaść nie może ({ $total }).
        [one] { $seat } traci { $amount } punkt Siły; własna Siła: { $total }.
        [few] { $seat } traci { $amount } punkty Siły; własna Siła: { $total }.
       *[many] { $seat } traci { $amount } punktów Siły; własna Siła: { $total }.
     }
    [craft] { $amount ->
        [0] { $seat } nie traci Mocy: niżej niż na początku spaść nie może ({ $total }).
        [one] { $seat } traci { $amount } punkt Mocy; własna Moc: { $total }.
        [few] { $seat } traci { $amount } punkty Mocy; własna Moc: { $total }.
       *[many] { $seat } traci { $amount } punktów Mocy; własna Moc: { $total }.
     }
    [gold] { $amount ->
        [one] { $seat } traci { $amount } mieszek złota; złoto: { $total }.
        [few] { $seat } traci { $amount } mieszki złota; złoto: { $total }.
       *[many] { $seat } traci { $amount } mieszków złota; złoto: { $total }.
     }
   *[life] { $amount ->
        [one] { $seat } traci { $amount } punkt Wytrzymałości; Wytrzymałość: { $total }.
        [few] { $seat } traci { $amount } punkty Wytrzymałości; Wytrzymałość: { $total }.
       *[many] { $seat } traci { $amount } punktów Wytrzymałości; Wytrzymałość: { $total }.
     }
 }
talisman-event-healed = { $amount ->
    [0] { $seat } nie odzyskuje Wytrzymałości; Wytrzymałość: { $total }.
    [one] { $seat } odzyskuje { $amount } punkt Wytrzymałości; Wytrzymałość: { $total }.
    [few] { $seat } odzyskuje { $amount } punkty Wytrzymałości; Wytrzymałość: { $total }.
   *[many] { $seat } odzyskuje { $amount } punktów Wytrzymałości; Wytrzymałość: { $total }.
 }
talisman-event-alignment-changed = { $alignment ->
    [good] { $seat } zmienia Charakter na Dobry.
    [evil] { $seat } zmienia Charakter na Zły.
   *[neutral] { $seat } zmienia Charakter na Neutralny.
 }
talisman-event-trophies-exchanged = { $points ->
    [one] { $seat } oddaje trofea za { $points } punkt ({ $cards }) i zyskuje punkty Siły ({ $amount }); własna Siła: { $total }.
    [few] { $seat } oddaje trofea za { $points } punkty ({ $cards }) i zyskuje punkty Siły ({ $amount }); własna Siła: { $total }.
   *[many] { $seat } oddaje trofea za { $points } punktów ({ $cards }) i zyskuje punkty Siły ({ $amount }); własna Siła: { $total }.
 }
talisman-refused-toad-keeps-trophies = Ropucha nie może wymieniać trofeów.
talisman-refused-no-trophy = Nie masz trofeum „{ $card }”.
talisman-refused-too-few-points = { $points ->
    [one] Te trofea są warte { $points } punkt; potrzeba { $needed }.
    [few] Te trofea są warte { $points } punkty; potrzeba { $needed }.
   *[many] Te trofea są warte { $points } punktów; potrzeba { $needed }.
 }

## Wytrzymałość

talisman-event-life-saved = { $seat } nie traci Wytrzymałości: { $card }.
talisman-event-save-rolled = { $saved ->
    [yes] { $seat } rzuca kostką („{ $card }”): { $die }, punkt Wytrzymałości jest uratowany.
   *[no] { $seat } rzuca kostką („{ $card }”): { $die }, punkt Wytrzymałości nie jest uratowany.
 }
talisman-event-died = { $seat } traci Poszukiwacza: { $card } ginie.
talisman-event-left-game = { $reason ->
    [conceded] { $seat } poddaje się i opuszcza grę.
    [removed] { $seat } wypada z gry decyzją stołu.
    [died] { $seat } odpada z gry.
   *[admitted] { $seat } uznaje porażkę i opuszcza grę.
 }
talisman-event-new-character = { $seat } gra tym Poszukiwaczem: { $card }. Obszar startowy: { $start }.

talisman-ask-followers-instead = { $lives ->
    [one] Masz stracić { $lives } punkt Wytrzymałości. Których Przyjaciół oddajesz w zamian, każdego za jeden punkt?
    [few] Masz stracić { $lives } punkty Wytrzymałości. Których Przyjaciół oddajesz w zamian, każdego za jeden punkt?
   *[many] Masz stracić { $lives } punktów Wytrzymałości. Których Przyjaciół oddajesz w zamian, każdego za jeden punkt?
 }
talisman-ask-armour = Za którą część rynsztunku rzucasz kostką, aby uratować punkt Wytrzymałości?
talisman-ask-other-save = Rzucasz kostką („{ $card }”), aby uratować punkt Wytrzymałości?
talisman-ask-new-character = Twój Poszukiwacz nie żyje. Grasz dalej nowym?

## Ropuchy

talisman-event-became-toad = { $turns ->
    [one] { $seat } zamienia się w ropuchę na { $turns } turę.
    [few] { $seat } zamienia się w ropuchę na { $turns } tury.
   *[many] { $seat } zamienia się w ropuchę na { $turns } tur.
 }
talisman-event-toad-no-more = { $seat } nie jest już ropuchą.

## Checks

fault-not-in-the-pack = Żaden zestaw tej gry nie zna „{ $given }”.
fault-turn-of-nobody = Trwa tura miejsca { $given }, ale nie ma takiego miejsca.
fault-card-count = Liczba kart „{ $card }”: { $count } zamiast { $needed }.
fault-piece-twice = Karta { $given } leży w dwóch miejscach.
fault-dead-in-play = Poszukiwacz gracza { $seat } nie ma Wytrzymałości, a jest w grze.
fault-gold-below-zero = { $seat } ma mniej niż zero złota.
fault-below-start = Własna Siła lub Moc gracza { $seat } jest niższa od początkowej.
fault-rich-toad = { $seat } jest ropuchą, a ma złoto.
fault-not-allowed-to-own = { $seat } nie może mieć tej karty: { $card }.
fault-too-many-objects = { $seat } ma więcej Przedmiotów, niż wynosi limit: { $limit }.
fault-too-many-spells = { $seat } ma więcej Czarów, niż wynosi limit: { $limit }.
fault-character-of-nobody = { $seat } nie jest już w grze, a Poszukiwacz nadal jest.
