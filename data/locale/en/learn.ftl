# Lessons: a first battle with a hint at every step.

learn-name = First lesson: { $game }
learn-which = A lesson of which game?
learn-practice = This is practice: the dice are fixed, and you play both sides. The set-up is done. Do whatever else you like at any time; a hint always follows.
learn-head = **Lesson, step { $step } of { $total }**
learn-off = **You have left the script**, and that is fine.
learn-clause = -# Rule { $clause }
learn-button = Next: { $line }
learn-button-next = Next step
learn-button-play = Play both sides
learn-button-more =
    { $count ->
        [one] Go on: { $count } more step
       *[other] Go on: { $count } more steps
    }
learn-button-invite = Invite somebody
learn-given-up = This lesson is closed: a new one begins elsewhere.
learn-idle = This lesson is closed: nothing has happened in it for too long. Start a new one with `/learn`.

reply-lesson-begun = Your lesson begins: game { $game }. { $thread ->
    [yes] Its thread opens in { $channel }; there is a hint under every step.
   *[no] It is played right here; there is a hint under every step.
 }
reply-lesson-goes-on = Your lesson goes on in { $channel } (game { $game }); the hint is posted there again. Use again:True to start over.
engine-refused-no-lesson = There is no lesson for “{ $given }”; there is one for: { $known }.
engine-refused-lesson-moved-on = The lesson has moved on since that hint. Use the button of the newest hint.

learn-warcry-shot = You have the first command. The Handgunners reach the enemy battle line from reserve. Shoot the strong Chosen: a hit commits them, their card is turned, and committed units cannot attack.
learn-warcry-shot-tactic = In a combat both sides play tactics by turns. Steady Aim gives +2 to the shot; it is paid with tactic points of the shooting unit.
learn-warcry-shot-rolls = You pass too. The shooter adds a roll to the Ranged Attack value, the target adds one to its strength; on a tie the shot hits. Afterwards the shooter is committed.
learn-warcry-attack = Commands go by turns. The Marauders attack the Halberds. Infantry may choose any unit in the enemy battle line.
learn-warcry-no-block = The defender may send a faster ready unit in between: your cavalry could block. With strength 2 it had better not; the Halberds can take care of themselves.
learn-warcry-ability = Many units have tactics printed on them. They are free and can be used once in every combat: the Marauders get +1 while attacking.
learn-warcry-attachment-ability = Now the warhammer. The Marauders are chaos, so it gives +3: 7 against 4.
learn-warcry-tactic-card = Dice go from 1 to 6, so a lead of 3 can still be lost. Press Forward gives one more. The Halberds have 3 tactic points, and each card costs what is printed on it.
learn-warcry-combat-rolls = With your pass both have passed, and both roll: strength plus roll, the higher total wins, the loser is destroyed. On a tie both fall.
learn-warcry-strategy = The winner is committed after a fight, so the Halberds rest now. Play a strategy: it stays until the battle ends. Stakes and Ditches keeps the enemy’s infantry and cavalry away from your reserve.
learn-warcry-committed = A committed unit can still be attacked, but cannot use tactics. A good moment for the Venom Sisters to go for the tired Halberds.
learn-warcry-block = Now let the cavalry block, to see how it works: the Outriders take the attack upon themselves, out of the reserve line, and the Halberds are safe.
learn-warcry-war-cry = A War Cry is a tactic that can only be the first thing you do in a combat. This one gives +1 strength and Terror, which lowers the leadership of the enemy unit.
learn-warcry-nothing-fits = A tactic needs its conditions: you hold nothing that would turn this fight, so pass and keep your cards.
learn-warcry-rout = Pass once more. After the combat the winner rolls for the rout: if the roll is at least the leadership of the loser (lowered by Terror), the loser runs, and the winner may follow up.
learn-warcry-follow-up = The Outriders were routed and the winner is still ready: follow up with a second combat at once.
learn-warcry-follow-up-defender = Usually the loser chooses a ready unit as the next defender. There is none left here, so the attacker chooses. Take the Halberds.
learn-warcry-no-tactics = The Halberds are committed and can use neither tactics nor the warhammer. Pass; strength and roll alone decide.
learn-warcry-pass = You have no ready unit any more. Pass: two passes one after the other end the battle.
learn-warcry-second-pass = The other side is ahead and passes too. Each side now adds up the strength of its surviving units; the higher sum wins the battle.
learn-warcry-clean-up = Survivors may stay for the next battle, in either line, and are ready again; their cost is taken from the next supply. Both sides decide at the same time and in secret. Keep the Handgunners.
learn-warcry-clean-up-other = The other side keeps both. Strong units stay strong, but they leave less gold for fresh ones.
learn-warcry-end = **That was the whole WarCry.** What you have not met: retreats and tie-breaks. They will be explained when they come.
learn-do-warcry-clean-up-other = keep B2 and B3
learn-do-warcry-clean-up = keep A3
learn-do-warcry-second-pass = pass
learn-do-warcry-pass = pass
learn-do-warcry-no-tactics = pass
learn-do-warcry-follow-up-defender = against A1
learn-do-warcry-follow-up = B2 follows up
learn-do-warcry-rout = pass and roll
learn-do-warcry-nothing-fits = pass
learn-do-warcry-war-cry = B2 gives its War Cry
learn-do-warcry-block = block with A4
learn-do-warcry-committed = B2 attacks A1
learn-do-warcry-strategy = play Stakes and Ditches
learn-do-warcry-combat-rolls = pass and roll
learn-do-warcry-tactic-card = play Press Forward
learn-do-warcry-attachment-ability = use the hammer
learn-do-warcry-ability = B1 uses its tactic
learn-do-warcry-no-block = let A1 fight
learn-do-warcry-attack = B1 attacks A1
learn-do-warcry-shot-rolls = pass and roll
learn-do-warcry-shot-tactic = play Steady Aim
learn-do-warcry-shot = shoot B3 with A3
learn-warcry-other = The other side is next; the button plays its move.
learn-warcry-won = **First blood.** You know how to attack.

learn-warcry-asked = A question is open; its possible answers are the buttons above, or the list behind “Decide”. The green button gives the answer that also counts when time runs out.
learn-warcry-phase-setup = Both sides choose an army deck and an action deck. Two ready decks are there: alliance_starter and hordes_starter. (WC-1.5)
learn-warcry-phase-muster-order = Say who musters first: you (A for the first seat) or the other side. (WC-3.1)
learn-warcry-phase-muster = Muster units for gold, fasten attachments to them, or pass when you have enough. Infantry and shields belong into the battle line, shooters and fast units may wait in reserve. (WC-3.6)
learn-warcry-phase-commands = Give one command: attack, shoot, play a command card, move a unit up, or pass. Two passes in a row end the battle. Attack where your strength and cards make up for bad dice. (WC-5.1)
learn-warcry-phase-tactics = Play a tactic or pass. Look at both totals without dice: a lead of 6 cannot be lost to a roll. Two passes in a row bring the rolls. (WC-7.3)
learn-warcry-phase-follow-up-choice = The loser was routed: you may follow up with a second combat, in which everything is counted again. (WC-8.14)
learn-warcry-phase-follow-up-defender = Name the unit that meets the follow-up; the strongest ready one is usually right. (WC-8.16)
learn-warcry-phase-tie-break = The sums are equal: one last combat decides. Choose your best unit; it is turned ready. (WC-11.7)
learn-warcry-phase-retreat-tests = Each retreating unit is given up or must pass a test against its printed leadership. (WC-11.15)
learn-warcry-phase-clean-up = Say which survivors stay and in which line; their cost is taken from the next supply. (WC-12.2)

command-learn = A practice battle with a hint at every step
option-learn-game = Which game
option-learn-again = Start over, even if a lesson is going on
option-learn-here = In this channel instead of a thread
