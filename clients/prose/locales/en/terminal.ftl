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
    Enter: the choices again. board: the whole table. scores: { $points ->
        [yes] how everyone stands
       *[no] what everyone has; nobody scores in this game
    }. log: all that happened.
    ?: the rules of this decision. ? { $rule }: one rule. ? words: the rules with these words.
    undo: take back what nobody has learned anything from. lang it: Italian. quit: leave the game.
plain-group = { $count ->
    [one] { $first }. { $group }.
   *[other] { $first } to { $last }. { $group }: { $count } choices.
}
plain-groups-how = Type a number, or some of the words of a group to hear what is in it.
plain-rules-more = “? { $rule }” reads out one rule, “? words” those with the words.
plain-again = Type “again” for another game, everybody one seat further, or “quit”.
plain-help-halt = pause: when the play stops for items to be used.
halt-now = { $title }: { $now }. It can be { $all }, for example “pause always”.
command-board = board
command-scores = scores
command-list = list
command-log = log
command-undo = undo
command-lang = lang
command-halt = pause
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
hint-halt = F4 pauses
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

# A server's table
how-to-come-back = To come back to your seat: { $command }
error-unreachable = { $host } does not answer.
error-link = This is no link to a table. One looks like http://localhost:8000/t/TABLE.
line-live = The connection is back.
line-closing = The server stops for a moment. Trying again.
line-outdated = The server and this program are of different versions: update the older one.
table-here = { $name } is here.
table-away = { $name } has lost the connection.
table-own-bot = { $bot ->
    [1] A bot plays for you now.
   *[other] You play on yourself.
}
table-person = { $what ->
    [sat] { $name } sits down.
    [left] { $name } got up.
    [bot] A bot plays for { $name } now.
   *[other] { $name } plays on.
}
table-seat-free = Seat { $seat } is free again.
table-begins = The game begins.
table-closed = { $why ->
    [abandoned] The table was closed: nobody came back for a long time.
    [host] The table was closed.
    [fault] The table was closed, because the rules failed: our fault. What was played is kept.
   *[other] The table was set aside: the server has other rules now. What was played is kept.
}
table-rematch = A table is laid for another game.
table-undo-asked = { $asked ->
    [1] { $name } would like to take a move back. Type “yes” or “no”; drawn: F5 yes, F6 no.
   *[other] { $name } would like to take a move back.
}
table-undo-waits = The others are asked whether it may be taken back. “no” thinks better of it; drawn: F6.
table-undo-declined = It is not taken back.
table-nothing = There is nothing of that kind now.
table-how = Type “table” and a number.
table-keys = Enter or a number chooses · Esc back to the table
hint-table = F2 table
hall-seat = Seat { $seat }: { $who ->
    [you] you, { $name }.
    [open] free.
    [invited] for whoever has its link.
    [kept] { $name } is expected.
   *[other] { $name }.
}
hall-invitation = The link for seat { $seat }: { $link }
hall-carry = Your seat, for another device: { $link }
hall-how = { $seated ->
    [yes] You sit at the table. “table”: what can be asked for, such as to begin. “quit”: away from here; your seat is kept.
    [known] Type “sit” to sit down as { $name }, or “sit” and another name, or watch. “table”: what can be asked for. “quit”: leave.
   *[other] Type “sit” and your name to sit down, or watch. “table”: what can be asked for. “quit”: leave.
}
hall-keys = { $seated ->
    [1] You sit at the table. Enter begins, if the table is yours and full · F2 what can be asked for · F10 away from here
   *[other] Type your name and press Enter to sit down, or watch · F10 leave
}
plain-help-table =
    table: what can be asked for beside moves, such as a bot in your place. table 1: the first of it.
    yes, no: your answer to somebody who wants to take back. link: your seat for another device.
offer-start = Begin the game
offer-remove = Free the seat of { $name }
offer-bot = A bot for seat { $seat }
offer-get-up = Get up from the table
offer-close = Close the table
offer-leave = Get up: your seat waits for you
command-sit = sit
command-table = table
command-yes = yes
command-no = no
command-link = link

# What goes wrong at the command line
error-which-game = there is no game `{ $game }`; there is { $known }
error-seats-of = { $title } takes { $min } to { $max } seats, not { $count }
error-sitter = a seat is you, you:NAME, bot, or a bot’s level: { $levels }; not `{ $word }`
error-no-rule = { $title } has no rule `{ $id }`; ids go from { $first } to { $last }
error-not-over = the game is not over
error-line = line { $line }: { $trouble }
error-refused = { $seat } may not “{ $action }” ({ $rule }): { $why }
error-trouble = { $kind ->
    [no-checksum] damaged: the checksum is missing
    [checksum] damaged: the checksum does not fit
    [too-long] the record is longer than any play
    [ends-before] the record ends before its `{ $one }` line
    [missing] the `{ $one }` line should be here
    [no-game] `game` needs a name and a rules version
    [not-a-number] `{ $one }` is not a number here
    [seats] no table has that many seats
    [seed] { $one }
    [no-digits] 64 hexadecimal digits belong here
    [no-ply] a ply is a number, a seat and an action
    [ply-number] ply { $one } should be here
    [no-seat] the table has no seat { $one }
    [foreign] this line belongs to no part of a record
    [unknown-game] there is no game `{ $one }` in this house
    [other-rules] a play of { $one }, and the rules are { $other }
    [stream] random stream { $one } is not known
    [notation] { $one }
    [differs] the record says `{ $one }`, the rules say `{ $other }`
    [rewritten] the record says `{ $one }`, a replay writes `{ $other }`
    [cut-off] the record ends where a replay writes `{ $one }`
    [goes-on] a replay ends before this line
    [line-ends] lines do not end as they were written
    [untold] not every situation is told: nothing shows that the play is the same
   *[unfair] { $one }
}
error-same-play = a play of version { $from } of the rules; they are version { $to } now, and lead to the same play
error-other-play = a play of version { $from } of the rules; they are version { $to } now, and lead to the same play for { $count ->
    [one] 1 action
   *[other] { $count } actions
}: { $trouble }
error-verdict = { $file }: { $game }, { $count ->
    [one] 1 action
   *[other] { $count } actions
}, { $end }; every line replays; { $fair ->
    [yes] the seed follows from what host and seats committed to
   *[no] nothing in it shows how the seed came about
}
error-verdict-open = not over
error-key-value = an option is written KEY=VALUE, not `{ $pair }`
error-randomness = no randomness to be had: { $trouble }
error-open = cannot open { $file }: { $trouble }
error-read = cannot read { $file }: { $trouble }
error-too-large = { $file } is too large to be a record
error-no-text = { $file }: line { $line }: damaged: these bytes are no text
error-no-seat = the table has no seat { $seat }
error-plies = { $file } has { $plies ->
    [one] 1 action
   *[other] { $plies } actions
}, not { $ply }
error-there-already = { $file } is there already: --resume goes on with it, or name another file

# A server at home
home-next-port = Port { $asked } is taken by another program: this time it is port { $port }. A browser keeps games by address: those on this device that were begun at port { $asked } are not shown here.
home-old-folder = Games are kept in { $here }, as they were before. To share them with other folders, end this server and move that folder to { $own }.
home-two-folders = Games are kept in { $here }, as they were before. Those in { $own } are not shown: “--data” says which folder is used.
