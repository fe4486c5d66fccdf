# Campaigns: the ledger of what lives on from game to game of an event.

campaign-kind-captives = Captives
campaign-kind-card = Cards of the last decks
campaign-kind-changes = Cards that may be changed
campaign-kind-experience = Experience
campaign-kind-fallen = Fallen
campaign-kind-games = Games
campaign-kind-heirloom = Heirlooms
campaign-kind-honour = Honour
campaign-kind-points = Points
campaign-kind-renown = Renown
campaign-kind-resting = Resting from the next army
campaign-kind-side = Side
campaign-kind-story = Story marks
campaign-kind-territory = Territories
campaign-kind-title = Titles
campaign-kind-treasury = Treasury
campaign-kind-veteran = Veteran marks
campaign-kind-wounds = Wounds

campaign-title-won = victor
campaign-title-strongest = the strongest
campaign-title-wisest = the wisest
campaign-title-richest = the richest

# What games tell, in the table of a campaign: “for …”.
campaign-fact-mage-knight-played = every battle played
campaign-fact-mage-knight-won = every battle won
campaign-fact-mage-knight-survived = every figure that survives
campaign-fact-mage-knight-fell = every figure that falls
campaign-fact-mage-knight-fell-unique = every unique figure that falls
campaign-fact-mage-knight-captive = every captive held at the end
campaign-fact-warcry-played = every game played
campaign-fact-warcry-won = every game won
campaign-fact-warcry-battles = every battle won in a game
campaign-fact-warcry-side = the side that was played
campaign-fact-warcry-card = every card of the decks that were played
campaign-fact-talisman-played = every quest played
campaign-fact-talisman-won = every quest won
campaign-fact-talisman-strongest = being alone the strongest at the end
campaign-fact-talisman-wisest = being alone the wisest at the end
campaign-fact-talisman-richest = being alone the richest at the end
campaign-fact-talisman-carried = Objects of the Adventure deck carried at the end
campaign-fact-albion-played = every quest played
campaign-fact-albion-won = every quest won
campaign-fact-albion-stood = every knight who is left at the end
campaign-fact-albion-bore = every knight who bears an artefact at the end
campaign-fact-albion-fell = every knight who was lost

campaign-table = What carries over after a game that was played to its end:
campaign-gain = • for { $fact }: { $kind } { $amount_signed }{ $pick ->
    [none] { "" }
   *[other] , for { $pick } of them, by the player’s choice
 }{ $most ->
    [none] { "" }
   *[other] , { $most } of one thing at most
 }{ $holds ->
    [next] , for the next game only
    [first] , as in the first game, for good
   *[always] { "" }
 }

campaign-accounts = **{ $name }**, what carries over:
campaign-account = { $name } – { $told }
campaign-total = { $kind }: { $count }
campaign-thing = { $thing } ({ $count })
campaign-nothing = Nothing yet.
campaign-may-choose = { $kind }: may still be one of these instead, until the next game begins: { $things }. /campaign keep
campaign-lines = **{ $name }**, the newest lines of the ledger:
campaign-line = { $line }\. { $name } – { $kind }{ $thing ->
    [none] { "" }
   *[other] , { $thing }
 }{ $undoes ->
    [none] : { $amount_signed }
   *[other] : undoes line { $undoes }
 } · { $source ->
    [game] game { $game }, line { $at }
    [season] from “{ $before }” (event { $season })
   *[decided] decided
 }{ $reason ->
    [none] { "" }
   *[other] . Reason: { $reason }
 }
campaign-export = The ledger, line by line. What everybody has follows from it.

reply-campaign-entered = It is now in the ledger of { $name } with your reason.
reply-campaign-countered = Line { $line } is undone; both lines stay in the ledger.
reply-campaign-chosen = That carries over. It counts from your next game of “{ $name }” on.

engine-refused-event-no-campaign = “{ $name }” is not a campaign: nothing carries over in it.
engine-refused-campaign-own-ledger = It is your own ledger: a deputy decides about it. Name one with /event deputy.
engine-refused-campaign-no-line = The ledger has no line { $given } that counts.
engine-refused-campaign-amount = amount: “{ $given }” is not possible; allowed: 1 to { $most }, or the same with a minus.
engine-refused-campaign-thing = thing: “{ $given }” has another name in this ledger: { $known }
engine-refused-campaign-no-choice = Your last game of “{ $name }” has left you nothing to choose among.
engine-refused-campaign-not-offered = thing: you did not carry “{ $given }” at the end of your last game.

command-campaign = What carries over from game to game of an event
command-campaign-ledger = What everybody has in a campaign
command-campaign-give = Organiser: give somebody something, or take it
command-campaign-undo-line = Organiser: undo a line of the ledger
command-campaign-keep = Choose what of your last game carries over
command-campaign-export = The ledger as a CSV file
option-campaign-ledger-entrant = One player, thing by thing
option-campaign-ledger-lines = Show the lines that it follows from
option-campaign-give-entrant = Whose ledger
option-campaign-give-kind = What kind of thing
option-campaign-give-amount = How much; a negative number takes it away
option-campaign-give-thing = Which thing: a place, a figure, a mark of the story
option-campaign-give-reason = Why; everybody can read it
option-campaign-undo-line-line = Number of the line
option-campaign-undo-line-reason = Why; everybody can read it
option-campaign-keep-thing = What carries over
