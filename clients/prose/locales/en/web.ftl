# The browser client.

web-you = You
web-motto = Five New York board games. No account, no waiting.
web-language = Language
web-theme = Light or dark
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-system = As the system wishes
web-motion-still = None
web-sound = Sound
web-sound-off = Off
web-sound-on = On
web-text = Text
web-text-usual = As usual
web-text-large = Large
web-text-larger = Larger
web-pace = Moves of the others
web-pace-steps = Step by step
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-at-once = At once
web-show-again = Show again
web-skip = Skip
web-step-on = Next
web-menu = Menu
web-menu-home = All games
web-menu-tables = Tables
web-menu-rules = Rules
web-menu-replay = Replay
web-menu-settings = Settings
web-menu-about = About
web-kit = Kit of parts
web-close = Close
web-waiting = One moment …
web-lost = Nothing here
web-lost-why = There is no page at this address.

# The posters
web-minutes = { $minutes } min
web-play-now = Play now
web-with-friends = With friends
web-pass-device = Pass the device
web-replay = Replay
web-resume = Your game of { $game } is waiting: { $ply ->
    [one] one move made
   *[other] { $ply ->
        [one] 1 move
       *[other] { $ply } moves
    } made
}
web-foot = Games by { $designers }; names used only to say what is played.
web-foot-about = Designers, publishers, notice

# A new game
web-new-game = New game
web-which-game = Which game
web-seats = Seats
web-seat-range = { $min }–{ $max } players
web-add-seat = Add a seat
web-remove = Remove
web-give-bot = Give to a bot
web-your-name = Name
web-ask-name = What shall we call you?
web-way = With whom
web-way-bots = Against bots
web-way-bots-how = You play here, against bots. Nothing leaves this device, and it works without a network.
web-way-friends-how = You get a link for everyone who plays along. Phones join by scanning a code; nobody needs an account.
web-way-device-how = Everyone plays on this device. A curtain hides each hand until its owner lifts it.
web-how = How it goes
web-listed = Show this table in the list, for anybody who wants to join
web-options = Options
web-options-box = as in the box
web-option = { $key ->
    [rounds] Rounds
    [bonus] Runs score
    [colours] Colours
    [hands] Hands of others
    [side] Board
    [first] Who begins
    [cast] Heroes
    [heroes] Who plays whom
    [hard-time] Less time
    [hard-streets] Crowded streets
    [extra-specials] More special cards
    [crossbows] Crossbows
    [explosions] Explosions
    [extra-timers] More timer tiles
    [traps] Traps
    [hard-deck] Hard New York deck
    [wanted] WANTED!
    [dead-or-alive] President dead or alive
   *[other] { $key }
}
web-option-how = { $key ->
    [rounds] How many rounds a match has.
    [bonus] Neighbouring positions of one colour bring a bonus at the end of a round.
    [colours] How everyone comes by a colour.
    [hands] Whether the table shows which cards others were seen to take, or leaves it to memory.
    [side] How many lots each district has; the sixth is for shops only.
    [first] Whose turn is the first.
    [cast] Whether a hero is drawn for each seat or chosen.
    [heroes] Each seat plays the hero it is given here.
    [hard-time] Harder: one standard timer tile fewer.
    [hard-streets] Harder: the game is played with 30 convicts.
    [extra-specials] Add-on: two more special cards for each hero.
    [crossbows] Add-on: two silent crossbows among the items.
    [explosions] Add-on: two explosions among the events.
    [extra-timers] Add-on: three more timer tiles.
    [traps] Add-on: two trap tiles with their cards.
    [hard-deck] Add-on: New York plays harder cards.
    [wanted] Add-on: whoever kills a boss earns a wanted card, which two objectives ask for.
    [dead-or-alive] Add-on: nobody knows whether the President at the camp is alive.
   *[other] { $key }
}
web-option-value = { $value ->
    [yes] yes
    [no] no
    [auto] one for each player
    [remembered] remembered
    [open] open
    [lots] drawn by lot
    [choose] chosen by each player
    [order] chosen here
    [drawn] drawn by lot
    [five] five lots a district
    [six] six lots a district
    [a] Amber
    [r] Ruby
    [v] Verdigris
    [i] Indigo
    [jena] Snake
    [maggie] Maggie
    [mente] Brain
    [tassista] Cabbie
   *[other] { $value }
}
web-level-label = How well it plays
web-level = { $level ->
    [random] Calm
   *[other] Keen
}
web-start = Start
web-start-head = { $game }, { $count ->
    [one] one seat
   *[other] { $count } seats
}
web-start-now = Everything is ready.
web-start-friends = The table is laid, then you send the link.
web-not-begun = This game cannot begin like that.
web-unreachable = The server cannot be reached. Games against bots go on without it.

# Before the game
web-invite = Invite
web-scan = Scan it with a phone, or send the link. No account needed.
web-link = Link
web-copy = Copy
web-copied = Copied.
web-carry = Your seat, for another device
web-sit = Sit down
web-hall-full = Everybody is here.
web-hall-waiting = Seats are still free.
web-seat-open = Open seat
web-seat-open-small = for whoever opens the link
web-seat-invited = Invited
web-seat-invited-small = for whoever has this link
web-seat-kept = expected
web-seat-own = you
web-seat-letter = Seat { $seat }
web-tables-there = Tables of this server
web-tables-here = Games kept on this device
web-no-tables = No table is open. Begin one and invite somebody.
web-no-tables-here = No game is kept here yet.
web-open-table = { $stage ->
    [lobby] { $who } · { $free ->
        [0] no seat is free
        [one] one seat is free
       *[other] { $free } seats are free
    }
   *[other] { $who } · being played
}
web-kept-table = { $over ->
    [yes] over after { $ply ->
        [one] 1 move
       *[other] { $ply } moves
    }
    [aside] set aside after { $ply ->
        [one] 1 move
       *[other] { $ply } moves
    }
   *[no] { $ply ->
        [one] 1 move
       *[other] { $ply } moves
    } made
}
web-forget = Forget this game
web-forget-what = { $game } with { $who }, { $ply ->
    [one] 1 move
   *[other] { $ply } moves
} made: shall this device forget it?
web-keep = Keep it
web-forgotten = { $game } was forgotten.
web-bring-back = Bring it back
web-save-games = Save all games in a file
web-load-games = Load games from a file
web-no-games-file = This is no file with games.
web-games-loaded = { $count ->
    [0] All games of the file were here already.
    [one] One game is new here, or further than before.
   *[other] { $count } games are new here, or further than before.
}
web-no-table = There is no such table.
web-table-closed = This table was closed.
web-set-aside = This table was set aside.
web-set-aside-why = { $why ->
    [unproven] It was played by version { $from } of the rules. Here they are version { $to } now, and nothing was noted by which they could be seen to lead to the same game.
    [format] It was played by version { $from } of the rules. Here they are version { $to } now, and what was noted then cannot be compared with what they tell.
    [forbidden] It was played by version { $from } of the rules. Here they are version { $to } now, and they forbid a move that was made.
    [different] It was played by version { $from } of the rules. Here they are version { $to } now, and by them the game would look different from what you were told.
    [options] It was laid for version { $from } of the rules. Here they are version { $to } now, and they do not know its options.
   *[fault] The rules here (version { $to }) fail on this game, which was played by version { $from }. That is our fault.
}
web-set-aside-kept = { $plies ->
    [0] Nothing is lost: it is kept as it was, and it can go on where the old rules are.
    [one] Nothing is lost: the move that was made is kept as it was, and the game can go on where the old rules are.
   *[other] Nothing is lost: the { $plies } moves that were made are kept as they were, and the game can go on where the old rules are.
}
web-set-aside-shown = Nothing is lost: the game is kept as it was after { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}, and can go on where the old rules are. Here it can be seen as it stood after { $shown }.

# At the table
web-tab-table = Table
web-tab-scores = Scores
web-tabs = Parts of the table
web-log = Log
web-go-on = On with the game
web-since = Since your last turn
web-situation = The table
web-choices = What you can do
web-confirm = Confirm
web-back = Put back
web-undo = Undo
web-question = { $what }?
web-undo-asked = { $name } would like to take a move back.
web-agree = Agree
web-decline = No
web-bot = bot
web-your-turn = Your turn
web-watching = You are watching.
web-away = away
web-stand-in = a bot plays
web-seat-spoken = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-table-menu = At this table
web-carry-how = Scan it with a phone: the phone holds your hand, and this screen shows the table.
web-hand-over = Let a bot play for me
web-take-back = Play on myself
web-keys = Keys: 1, 2, 3 … go to the parts of the table, arrows move inside one, Enter picks and confirms, Esc puts back, U takes back.
web-trouble = The server cannot store anything just now. What it told you is safe; it is tried again.
web-line-lost = Connection lost. Trying again.
web-line-slow = The table has not answered yet.
web-move-waits = { $what }: this waits, and is made as soon as the line is back.
web-table-full = There is no place at this table now. Trying again.
web-older = This page is older than the server. Load it again in a moment; your seat is kept.
web-tab-taken = This game was open in another tab. It goes on here.
web-tab-elsewhere = This game goes on in another tab.
web-tab-why = Nothing is lost. Only one tab at a time can play it, so that no move gets in the way of another.
web-tab-here = Play on here
web-broken = This table broke down twice at the same place. That is our fault: it is closed here, and what was played is kept.
web-rule = Rule { $id }
web-all-rules = All rules
web-search = Words or the number of a rule
web-refused = { $why ->
    [stale] The table has moved on meanwhile. Look again.
    [turn] It is not your turn.
    [seat] That seat is taken.
    [link] This link leads nowhere.
    [name] Please choose a name of 1 to 40 letters, and not “You”.
    [taken] Somebody here is called that, or something that looks like it. Please choose another name.
    [game] This server does not offer that game any more.
    [undo] There is nothing to take back.
    [empty] Not all seats are filled.
    [host] Only the host can do that.
    [tables] Too many of your tables are open. Finish or close one of them first.
    [often] That was too much in a short time. Wait a while, then try again.
    [many] That has been done too often. Play on first.
    [aside] This table was set aside: nothing more happens at it here.
   *[other] That cannot be done now.
}

# The curtain
web-curtain-head = { $game } · pass the device
web-curtain-turn = It is { $name }’s turn
web-curtain-how = Everything secret is behind the curtain. Hand it over, then lift it.
web-curtain-lift = I am { $name }: lift the curtain
web-curtain-bot = { $name } is away: let a bot play

# The end, and replays
web-again = Rematch
web-download = Download record
web-look = Look at the table
web-fair = The seed was sealed before the first draw and is open now.
web-no-record = This is no record that these rules can play.
web-no-linked-record = This link holds no game that these rules can play. Part of it may have got lost on its way.
web-replay-how = Every record of a game can be looked at, whoever played it.
web-replay-of-file = A record in a file
web-replays-here = Finished games on this device
web-no-replays-here = No finished game is kept here yet.
web-result = { $count ->
    [0] nobody won
    [one] winner: { $who }
   *[other] winners: { $who }
}
web-replay-file = Choose a file
web-move-of = Move { $ply } of { $all }
web-seen-by = Seen by
web-all-eyes = Everyone
web-share = Share this moment
web-run = Run
web-pause = Pause
web-first = To the beginning
web-prev = One move back
web-next = One move on
web-last = To the end
web-scrub = Move
web-chapters = Chapters
web-chapter = { $kind ->
    [first] The beginning
    [round] Round { $number }
    [turn] Turn { $number } · { $name }
    [scored] ★ { $name }
   *[end] The end
}
web-speeds = Speed
web-speed = { $speed ->
    [slow] Slow
    [fast] Fast
   *[usual] Normal speed
}
web-all-hands = All hands, open
web-hand-empty = nothing
web-link-long = With this game the link would have { $length } characters, and beyond { $most } links get lost. Send the record instead.
web-link-above = The link is in the address bar now.
web-link-not = This browser cannot put a game into a link. Send the record instead.
web-on = Play on from here
web-on-how = { $ply ->
    [0] A new game begins as this one began.
    [one] A new game begins, with the first move of this one as it was made.
   *[other] A new game begins, with the first { $ply } moves of this one as they were made.
}
web-on-luck = Luck stays the same: what is drawn comes in the order it had. So the record of the new game can be checked like any other.
web-on-seat = Your seat
web-on-bots = Against bots

# About
web-about-what = Five New York board games on one engine: play against bots, with friends over a link, or passing one device around. The games on this device are kept in your browser and nowhere else.
web-about-notice = This is an unofficial work of enthusiasts. The games and their names belong to their designers and publishers; names are used only to say what is played. Rules, sentences and drawings here are our own. If you like a game, buy its box.
web-about-fair = Every shuffle can be checked: the host seals its half of the secret before anybody sits down, every player adds a part, and the record of a finished game proves it.
web-about-licence = The program is free: MIT or Apache-2.0, at your choice.

# New York New York
web-nyny-colour = Play for it
web-nyny-lay = Play { $number }
web-nyny-take = Take it
web-nyny-pass = Pass
web-nyny-pass-round = Pass for the round
web-nyny-lay-here = play here
web-nyny-row-how = take one after playing
web-nyny-hand-how = any colour may be played
web-nyny-skyline = The skyline
web-nyny-section = position { $number }
web-nyny-place = { $depth ->
    [one] { $card }
   *[other] { $card }, top of { $depth } cards
}
web-nyny-place-empty = Position { $number }, not built yet
web-nyny-deck = { $count ->
    [0] The deck is empty
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
}
web-nyny-run-of = Runs:
web-nyny-run-pays = run { $path }: bonus { $bonus }
web-nyny-with = With { $card } at { $number }:
web-nyny-would = cards { $cards }{ $runs }.
web-nyny-lead = { $place ->
    [ahead] You { $total }, in the lead by { $by }.
    [level] You { $total }, level with the leader.
   *[behind] You { $total }, { $by } behind.
}

# The kit of parts
web-kit-buttons = Buttons
web-kit-prompt = Prompt
web-kit-why = Why not
web-kit-cards = Skyline cards
web-kit-signs = Players
web-kit-score = Score explained
web-kit-toasts = Notices
web-kit-show = Show
web-kit-type = Lettering
web-kit-icons = Icons
