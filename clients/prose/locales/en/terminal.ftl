# The terminal client.

choose-game = Which game?
choose-game-entry = { $number }. { $title }. { $credits }. { $min } to { $max } players.
choose-game-how = Type its number or part of its name.
choose-game-none = “{ $typed }” is none of these games.
choose-game-several = Several games have “{ $typed }” in their names.
error-no-game = No game was chosen.
error-game = There is no game called “{ $game }”.
error-record = The record cannot be opened: { $trouble }.
error-version = The record was played by version { $record } of the rules; they are version { $rules } now and do not lead to the same play ({ $trouble }). The file is untouched: “replay” and “verify” show how far they agree.
error-seating = The record is a game of { $record }, and { $seating } were to sit down.
error-io = Something went wrong outside the game: { $trouble }.
error-save = The record could not be written: { $trouble }.

not-understood = “{ $typed }” is none of the choices. Type a number from 1 to { $count }, some of the words, or for example “{ $example }”.
undone = Taken back.
undo-barrier = That cannot be taken back: somebody has seen something new since, or moved.
goodbye = Thank you for playing.
upgraded = This game was begun under version { $from } of the rules; it goes on under version { $to }, which tells all of it alike.
record-kept = The game is kept in { $path }.
how-to-resume = To go on with it: { $command }
not-kept = The game was not kept.
curtain = Hand over to { $name }. { $name }: press Enter when nobody else is looking.
speaking = We speak English now.
speak-what = Languages: en (English), it (italiano).
rules-now = For this decision

# Line by line
plain-hint = Type help to hear what you can type.
plain-how = (number, word, ?, help)
plain-help =
    Answer with the number of a choice, with some of its words, or with its notation, such as “{ $example }”.
    Enter: the choices again. board: the whole table. scores: who has how many points. log: all that happened.
    ?: the rules of this decision. ? { $rule }: one rule. ? words: the rules with these words.
    undo: take back what nobody has learned anything from. lang it: Italian. quit: leave the game.
plain-group = { $count ->
    [one] { $first }. { $group }.
   *[other] { $first } to { $last }. { $group }: { $count } choices.
}
plain-groups-how = Type a number, or some of the words of a group to hear what is in it.
plain-rules-more = “? { $rule }” reads out one rule, “? words” those with the words.
plain-again = Type “again” for another game, everybody one seat further, or “quit”.
command-board = board
command-scores = scores
command-list = list
command-log = log
command-undo = undo
command-lang = lang
command-rules = rules
command-help = help
command-quit = quit
command-again = again

# Drawn
too-small = This window has { $width } × { $height } characters; the board needs 80 × 24. Make it larger, or play with --plain.
hint-choose = Enter choose
hint-sides = Tab the others
hint-pan = Shift-arrows move
hint-rules = ? rules
hint-undo = F3 undo
hint-lang = Ctrl-L { $language }
hint-log = PgUp log
hint-quit = F10 quit
choice-place = { $number } of { $count }
news = since your last move
several-left = { $count ->
    [0] No choice has these words. Backspace takes letters away.
   *[other] { $count } choices have these words: go on typing, or pick one with the arrows.
}
choose-first = Pick a choice: type its number or some of its words, or use the arrows.
wait = Wait until it is your turn.
see-rule = { $text } Rule { $rule }: press ? to read it.
leave = Leave the game? Y leaves, any other key stays.
again = R play again, everybody one seat further
leave-key = Q leave
curtain-title = Hand over to { $name }
curtain-how = { $name }: press Enter when nobody else is looking.
rules-title = Rules of { $game }
rules-search = Search: { $words }
rules-keys = Type to search · arrows, PgUp, PgDn scroll · Esc back
