# New York New York. Colours come as the letter of their notation.

# On the poster, for those who do not know the game: one line.
nyny-title = New York New York
nyny-about = Build the skyline, cover your rivals.

nyny-colour = { $colour ->
    [a] Amber
    [r] Ruby
    [v] Verdigris
   *[i] Indigo
}
nyny-the-colour = { nyny-colour }
nyny-card = { nyny-colour } { $number }
nyny-the-card = { nyny-card }

# Events
nyny-coloured = { $who ->
    [you] You play for { $colour }.
   *[other] { $name } plays for { $colour }.
}
nyny-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $name } is dealt { $cards }.
}
nyny-dealt-unseen = { $count ->
    [one] { $name } is dealt one card.
   *[other] { $name } is dealt { $count } cards.
}
nyny-row-laid = Open row: { $cards }.
nyny-round-began = { $who ->
    [you] Round { $round }: you begin.
   *[other] Round { $round }: { $name } begins.
}
nyny-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
nyny-covered = { $who ->
    [you] You cover { $covered } with { $card }.
   *[other] { $name } covers { $covered } with { $card }.
}
nyny-taken = { $who ->
    [you] You take { $card }.
   *[other] Takes { $card }.
}
nyny-turned-up = { $card } is turned up.
nyny-passed = { $who ->
    [you] You pass: the round is over for you.
   *[other] { $name } passes.
}
nyny-scored = Round { $round } is over: { $scores }.
nyny-scored-cards = { $seat } { $total }
nyny-scored-seat = { $seat } { $total } (cards { $cards }, runs { $runs })

# Refusals
nyny-colours-are-chosen = Colours are chosen before the deal, once for the whole match.
nyny-choose-colour = First choose your colour.
nyny-colour-taken = Somebody else plays for { $colour }.
nyny-play-first = First play a card, then take one.
nyny-take-now = You have played a card: now take one from the open row.
nyny-not-in-hand = You do not hold { $card }.
nyny-not-in-row = { $card } is not in the open row.

# Choices
nyny-action-colour = Play for { $colour }
nyny-action-play = Play { $card } at { $number }
nyny-action-cover = Play { $card } — covers { $covered }
nyny-action-take = Take { $card }
nyny-action-pass = Pass: no more turns this round
nyny-whose = { $who ->
    [you] your colour
    [nobody] neutral
   *[other] { $name }’s colour
}

# What is asked
nyny-prompt-colour = { $who ->
    [you] Choose your colour.
   *[other] { $name } is choosing a colour.
}
nyny-prompt-turn = { $who ->
    [you] Your turn: play a card or pass.
   *[other] { $name } is choosing a card to play.
}
nyny-prompt-take = { $who ->
    [you] Now take a card from the open row.
   *[other] { $name } is choosing a card to take.
}

# Where the game stands
nyny-headline = Round { $round } of { $rounds } · deck { $deck }
nyny-note-passed = passed
nyny-note-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
nyny-table-now = If the round ended now
nyny-table-last = The last round
nyny-table-scored = The points of round { $round }
nyny-table-rounds = Points by round
nyny-column-cards = Cards
nyny-column-runs = Runs
nyny-column-now = Round
nyny-column-total = Total
nyny-column-round = Round { $round }

# The board in sentences
nyny-colours = Colours: { $colours }.
nyny-colour-of = { $seat } { $colour }
nyny-neutral = { $count ->
    [one] { $colours } is neutral.
   *[other] { $colours } are neutral.
}
nyny-position = { $count ->
    [0] { $card }.
   *[other] { $card }, on top of { $below }.
}
nyny-free = { $count ->
    [12] The skyline is empty.
    [one] Position { $positions } is free.
   *[other] Positions { $positions } are free.
}
nyny-run = { $who ->
    [you] Your run { $path } gives a bonus of { $bonus }.
   *[other] { $name }’s run { $path } gives a bonus of { $bonus }.
}
nyny-row = { $count ->
    [0] The open row is empty.
   *[other] Open row: { $cards }.
}
nyny-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
nyny-rival = { $passed ->
    [yes] { $name } has passed
    [out] { $name } is out of the round
   *[no] { $name } is in
}{ $count ->
    [0] , without cards
    [one] , with one card
   *[other] , with { $count } cards
}{ $known ->
    [yes] , among them { $cards }.
   *[no] .
}

# On the drawn board
nyny-open-row = Open row
nyny-your-hand = Your hand
nyny-seen-taken = Seen taken
nyny-neutral-sign = neutral
