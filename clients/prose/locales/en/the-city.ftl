# The City. Card names come from the game's table.

# On the poster, for those who do not know the game: one line.
tc-about = Build, earn, build again, race to fifty.

tc-and = { $first } and { $second }
tc-or = { $first } or { $last }
tc-copies = { $card } ×{ $count }
tc-nothing = nothing
tc-symbols = cars { $cars }, carts { $carts }, fountains { $fountains }

# Events
tc-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $name } is dealt { $cards }.
}
tc-dealt-unseen = { $name } is dealt { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
tc-laid = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
}
tc-laid-unseen = { $left ->
    [0] { $name } has discarded.
   *[other] { $name } discards a card.
}
tc-round-began = Round { $round }: everyone chooses.
tc-answered = { $who ->
    [you] You have chosen.
   *[other] { $name } has chosen.
}
tc-revealed = { $who ->
    [you] You turn up { $cards }.
   *[other] { $name } turns up { $cards }.
}
tc-revealed-nothing = { $who ->
    [you] You build nothing.
   *[other] { $name } builds nothing.
}
tc-built = { $who ->
    [you] You build { $card } for { $cost }.
   *[other] { $name } builds { $card } for { $cost }.
}
tc-took-architect = { $who ->
    [you] You take the architect.
   *[other] { $name } takes the architect.
}
tc-failed = { $who ->
    [you] You cannot build { $card }: { $why }.
   *[other] { $name } cannot build { $card }: { $why }.
}
tc-drew = { $who ->
    [you] You draw { $cards } and keep one of them.
   *[other] { $name } draws { $cards } and keeps one of them.
}
tc-drew-unseen = { $count ->
    [0] There is nothing to draw for { $name }.
    [one] { $name } draws one card.
   *[other] { $name } draws { $count } cards and keeps one of them.
}
tc-paid = { $who ->
    [you] You pay with { $card }.
   *[other] { $name } pays with { $card }.
}
tc-paid-unseen = { $left ->
    [0] { $name } has paid.
   *[other] { $name } pays a card.
}
tc-kept = { $who ->
    [you] You keep { $card }.
   *[other] { $name } keeps { $card }.
}
tc-kept-unseen = { $name } keeps one card.
tc-reshuffled = The deck is used up: { $cards ->
    [one] the one discarded card is the new deck.
   *[other] the { $cards } discarded cards are shuffled.
}
tc-yielded = { $who ->
    [you] Your city: { $income } $, { $points } ★, { $total } in all.
   *[other] { $name }’s city: { $income } $, { $points } ★, { $total } in all.
}
tc-income = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $cards }.
}
tc-income-unseen = { $count ->
    [one] { $name } draws one card.
   *[other] { $name } draws { $count } cards.
}
tc-ended = { $cause ->
    [fifty] Somebody has 50 points: the game is over.
   *[rounds] The hundredth round was the last.
}

# Why something cannot be built
tc-why-limit = only one may stand in a city
tc-why-needs = it needs { $cards }
tc-why-short = { $count ->
    [one] one card too few
   *[other] { $count } cards too few
}
tc-why-both = { $count ->
    [one] one card too few for both
   *[other] { $count } cards too few for both
}

# Refusals
tc-not-asked = You have answered; the others are still deciding.
tc-choose-now = Now choose what to build.
tc-pay-now = Now pay what you build.
tc-keep-now = Now keep one of the cards you drew.
tc-discard-now = Now discard.
tc-not-in-hand = You do not hold { $card }, or not so often.
tc-not-drawn = { $card } is not among the cards you drew.
tc-taken-before = You have taken { $card } already.
tc-no-crew = Two cards in one round need a construction crew.
tc-never-of-two = { $card } is never one of two.
tc-pair-too-dear = The two cost { $cost } together; a crew builds for { $most } at most.

# Choices
tc-action-build = Build { $cards } — costs { $cost }
tc-action-architect = Take the architect — free
tc-action-fail = { $cards } — cannot be built: { $why }
tc-action-renounce = Build nothing: draw five, keep one
tc-action-pay = Pay with { $card }
tc-action-keep = Keep { $card }
tc-action-discard = Discard { $card }
tc-merit = costs { $cost }, $ +{ $income }, ★ +{ $points }
tc-gain = $ +{ $income }, ★ +{ $points }

# What is asked
tc-prompt-choose = Choose in secret what to build.
tc-prompt-one-of = Both cannot be paid: build { $first } or { $second }.
tc-prompt-pay = { $left ->
    [one] Pay one card.
   *[other] Pay { $left } cards.
}
tc-prompt-keep = { $count ->
    [one] Keep the card you drew.
   *[other] Keep one of the { $count } cards you drew.
}
tc-prompt-discard = { $left ->
    [one] Discard one card.
   *[other] Discard { $left } cards.
}
tc-prompt-waiting = Waiting for { $names }.

# Where the game stands
tc-headline = { $round ->
    [0] Setting up
   *[other] Round { $round }
} · deck { $deck } · pile { $pile }
tc-note-ready = ready
tc-table-now = If the round were counted now
tc-table-last = The last round
tc-table-points = Points
tc-table-yielded = What the cities bring
tc-column-income = $
tc-column-round = ★
tc-column-total = Total
tc-column-cards = Cards

# The table in sentences
tc-city = { $who ->
    [you] Your city: { $cards }.
   *[other] { $name }’s city: { $cards }.
}
tc-city-yields = { $who ->
    [you] It brings you { $income } $ and { $points } ★ a round; { $symbols }.
   *[other] It brings { $income } $ and { $points } ★ a round; { $symbols }.
}
tc-holds = { $who ->
    [you] You hold { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and have { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
   *[other] { $name } holds { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and has { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
}
tc-known = { $who ->
    [you] Everyone knows of { $cards } in your hand.
   *[other] Everyone knows of { $cards } in the hand of { $name }.
}
tc-hand = Your hand: { $cards }.
tc-hand-card = { $card } ({ $merit })
tc-hand-card-fails = { $card } ({ $why })
tc-discards = You have discarded { $cards } since the last shuffle.
tc-sealed = You have chosen: { $cards }.
tc-drawn = You have drawn { $cards }.

# What is printed on a card
tc-card-face = { $card }: { $face }.
tc-face-symbol = { $symbol ->
    [car] { $count ->
        [one] 1 car
       *[other] { $count } cars
    }
    [cart] { $count ->
        [one] 1 cart
       *[other] { $count } carts
    }
   *[fountain] { $count ->
        [one] 1 fountain
       *[other] { $count } fountains
    }
}
tc-face-income = $ { $terms }
tc-face-points = ★ { $terms }
tc-face-needs = needs { $cards }
tc-face-cheaper = { $card } costs { $amount } less
tc-face-cheaper-symbol = { $symbol ->
    [car] cards with a car cost { $amount } less
    [cart] cards with a cart cost { $amount } less
   *[fountain] cards with a fountain cost { $amount } less
}
tc-face-crew = two cards a round for { $most } together
tc-face-limit = max 1
tc-per-symbol = { $symbol ->
    [car] { $amount } per car
    [cart] { $amount } per cart
   *[fountain] { $amount } per fountain
}
tc-per-rival = { $symbol ->
    [car] { $amount } per car of one other player
    [cart] { $amount } per cart of one other player
   *[fountain] { $amount } per fountain of one other player
}
tc-per-own = { $amount } per { $card }
tc-per-further = { $amount } per further { $card }
tc-per-any = { $amount } per { $card } in play
tc-if-own = { $amount } with { $card }
tc-if-any = { $amount } if { $card } is in play

# On the drawn board
tc-your-city = Your city
tc-city-of = { $name }’s city
tc-last = last: { $cards }
tc-your-hand = Hand
tc-empty = no building yet
tc-head-cars = cars
tc-head-carts = carts
tc-head-fountains = fount.

# What is printed on a card, and what it counts
tc-counted-symbol = { $symbol ->
    [car] { $count ->
        [one] { $count } car
       *[other] { $count } cars
    }
    [cart] { $count ->
        [one] { $count } cart
       *[other] { $count } carts
    }
   *[fountain] { $count ->
        [one] { $count } fountain
       *[other] { $count } fountains
    }
}
tc-counted-theirs = { $symbols } elsewhere
tc-counted-further = { $count } more of its kind

# In the browser
tc-web-race = Race to { $goal }
tc-web-race-with = with { $cards } you stand at { $points }
tc-web-race-now = as it is you stand at { $points }
tc-web-race-seat = { $name } { $points }
tc-web-race-spoken = { $seats } of { $goal }
tc-web-family = { $family ->
    [home] Homes
    [shop] Shops
    [work] Business
    [road] Traffic
    [arts] Culture
    [play] Leisure
   *[civic] Civic
}
tc-web-a-round = a round
tc-web-yields = { $income } income, { $points ->
    [one] one point
   *[other] { $points } points
} a round
tc-web-floor = { $card }, { $yields }
tc-web-ghost = { $card }, if you build it: { $gain }
tc-web-gain = plus { $income } income, plus { $points ->
    [one] one point
   *[other] { $points } points
}
tc-web-hand = Your hand
tc-web-hand-how = below: what the city would gain this round
tc-web-pair-how = your crew: two cards may be picked, for { $most } together
tc-web-marked = { $count } of { $all } marked
tc-web-drawn = You drew these: keep one
tc-web-architect = Architect: free, $ 1 a round
tc-web-architect-taken = Architect taken
tc-web-renounce = Renounce: draw 5, keep 1
tc-web-card-cost = costs { $cost }
tc-web-card-less = costs { $cost } instead of { $printed }: { $givers }
tc-web-card-less-tip = Costs { $cost } instead of { $printed }: { $givers }.
tc-web-card-cannot = cannot be built: { $why }
tc-web-card-sealed = sealed
tc-web-pays = costs { $cost } of your { $payers }
tc-web-seal-cards = Seal { $cards } as your choice
tc-web-seal-nothing = Renounce building
tc-web-costs = { $count ->
    [one] It costs { $cost }: { $gain } this round.
   *[other] They cost { $cost }: { $gain } this round.
}
tc-web-costs-less = It costs { $cost } instead of { $printed } ({ $givers }): { $gain } this round.
tc-web-free = It costs nothing: { $gain } this round.
tc-web-renounced = You draw five cards and keep one of them.
tc-web-part = Only a part can be built: { $why }.
tc-web-pay-cards = Pay with { $cards }
tc-web-discard-cards = Discard { $cards }
tc-web-face-down = They go to the pile, face down.
tc-web-would-return = { $card }: { $why }. It would come back to your hand and you would renounce.
tc-web-says = { $card }: { $words }.
tc-web-verb-seal = Seal
tc-web-verb-pay = Pay
tc-web-verb-keep = Keep
tc-web-verb-discard = Discard
tc-web-sealed = Sealed choices
tc-web-turned-up = Turned up
tc-web-too-many = Down to { $most } cards
tc-web-first = First discards
tc-web-duty = { $duty ->
    [choose] choosing
    [sealed] sealed
    [pay] paying
    [keep] keeping one
    [discard] discarding
   *[ready] ready
}
tc-web-seal-spoken = { $name }: { $duty }
tc-web-turned-spoken = { $name }: { $cards }, { $duty }
tc-web-waiting = waiting for { $names }
tc-web-if = If you build { $cards }
tc-web-if-nothing = If you renounce
tc-web-income = Income
tc-web-points = Points
tc-web-city-now = City now
tc-web-row = { $card }, { $why }
tc-web-this-round = This round
tc-web-cards-head = Cards in hand
tc-web-rivals = The others
tc-web-open = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand, { $yields }. Open the city
tc-web-held = { $count ->
    [one] One card in hand.
   *[other] { $count } cards in hand.
}

# Where long words in names of cards may be broken
tc-web-breaks =
    apart-ments archi-tect audi-torium bou-tique build-ing busi-ness con-struc-tion
    con-ven-tion de-part-ment dis-count hos-pital in-dus-trial inter-change monu-ment
    multi-plex munic-ipal re-search res-tau-rant re-tailer shop-ping sky-scraper super-market
    tech-nology town-house uni-ver-sity
