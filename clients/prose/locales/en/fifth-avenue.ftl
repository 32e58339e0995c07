# Fifth Avenue. Colours and shops come with the words of the notation, districts turned round: w34.

# On the poster, for those who do not know the game: one line.
fa-about = Bid for the lots, raise the towers.

fa-colour = { $colour ->
    [orange] orange
    [green] green
    [grey] grey
    [brown] brown
    [violet] violet
   *[sixth] sixth
}
fa-card = { $colour ->
    [orange] Orange { $value }
    [green] Green { $value }
    [grey] Grey { $value }
    [brown] Brown { $value }
    [violet] Violet { $value }
   *[black] Black { $value }
}
fa-shop = { $shop ->
    [fashion] fashion house
    [jeweller] jeweller
    [gallery] art gallery
   *[perfumery] perfumery
}
fa-place = { $place ->
    [start] City Hall
    [w34] 34th Street West
    [e34] 34th Street East
    [w42] 42nd Street West
    [ts] Times Square
    [e42] 42nd Street East
    [w52] 52nd Street West
    [e52] 52nd Street East
   *[park] Central Park
}
fa-at = { $place ->
    [start] at { fa-place }
    [park] at { fa-place }
   *[other] in { fa-place }
}
fa-commission = { $commission ->
    [white] the white commission
   *[beige] the beige commission
}
fa-asso = Asso
fa-points-of = { $seat } { $points }
fa-nothing = nothing

# Events
fa-began = { $who ->
    [you] You are the start player.
   *[other] { $name } is the start player.
}
fa-shop-laid = In { $place } the { $shop } lies on the { $colour } lot.
fa-row-laid = The shop row: { $shops }.
fa-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $name } is dealt { $cards }.
}
fa-dealt-unseen = { $name } is dealt { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
fa-turned-up = { $card } lies on top of its deck.
fa-tower-placed = { $who ->
    [you] You place a tower { $place }, { $colour } lot.
   *[other] { $name } places a tower { $place }, { $colour } lot.
}
fa-towers-taken = { $who ->
    [you] You take { $count ->
        [one] 1 tower
       *[other] { $count } towers
    }.
   *[other] { $name } takes { $count ->
        [one] 1 tower
       *[other] { $count } towers
    }.
}
fa-shop-chosen = { $who ->
    [you] You take the { $shop }.
   *[other] { $name } takes the { $shop }.
}
fa-shop-placed = { $who ->
    [you] You place it { $place }, { $colour } lot.
   *[other] It is placed { $place }, { $colour } lot.
}
fa-shop-to-park = The { $shop } left over goes below Central Park.
fa-special = Special scoring after shop { $placed }, for towers in at least { $districts } districts: { $scores }.
fa-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
fa-drew-unseen = { $name } draws a black card.
fa-shuffled = The black deck is shuffled.
fa-scored = { $who ->
    [you] You score { $place }: { $scores }.
   *[other] { $name } scores { $place }: { $scores }.
}
fa-took = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
fa-moved = { $who ->
    [you] You move { $commission } to { $place }.
   *[other] { $name } moves { $commission } to { $place }.
}
fa-auction = { $who ->
    [you] { $place } is auctioned; you open.
   *[other] { $place } is auctioned; { $name } opens.
}
fa-bid = { $who ->
    [you] You lay { $cards }: { $total }.
   *[other] { $name } lays { $cards }: { $total }.
}
fa-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
fa-passed-cards = { $who ->
    [you] You pass and take back { $cards }.
   *[other] { $name } passes and takes back { $cards }.
}
fa-asso-turned = Asso turns up { $card }.
fa-asso-bid = { $leads ->
    [yes] Asso bids { $total } and leads.
   *[no] Asso bids { $total } and is out.
}
fa-won = { $who ->
    [you] You win { $place } with { $total }; the cards allow { $towers ->
        [one] 1 tower
       *[other] { $towers } towers
    }.
   *[other] { $name } wins { $place } with { $total }; the cards allow { $towers ->
        [one] 1 tower
       *[other] { $towers } towers
    }.
}
fa-asso-won = Asso wins { $place } with { $total }.
fa-place-lot = { $place } ({ $colour } lot)
fa-nobody-bid = Nobody wins { $place }.
fa-built = { $who ->
    [you] { $count ->
        [0] You build nothing { $place }.
        [one] You build a tower { $place }.
       *[other] You build { $count } towers { $place }.
    }
   *[other] { $count ->
        [0] { $name } builds nothing { $place }.
        [one] { $name } builds a tower { $place }.
       *[other] { $name } builds { $count } towers { $place }.
    }
}
fa-stopped = { $who ->
    [you] You stop building { $place }: { $scores }. The district is closed.
   *[other] { $name } stops building { $place }: { $scores }. The district is closed.
}
fa-markers-home = The auctions are over; the markers { $commission ->
    [white] of the white commission
   *[beige] of the beige commission
} go back to Start.
fa-ended = { $cause ->
    [shop] The last shop is placed: the game ends.
    [stop] The second stop sign is placed: the game ends.
   *[limit] The game ends after 400 turns.
}
fa-finally = { $place } at the end: { $scores }.
fa-park-scored = Central Park: { $shops } are drawn, each tower is worth { $each }: { $scores }.

# Refusals
fa-asked = { $asked ->
    [tower] Now place a tower on a lot.
    [action] Now choose one of the actions A to D.
    [shop] Now choose the lot for the shop.
    [cards] Now take the coloured cards.
    [move] Now move a commission.
    [bid] Now bid or pass.
   *[build] You have won: now build, or order the stop.
}
fa-no-such-lot = There is no { $colour } lot for that.
fa-not-empty = Something lies on the { $colour } lot of { $place } already.
fa-same-district = You have a tower { $place }; the second goes elsewhere.
fa-no-towers = The common supply has none of your towers left.
fa-not-in-group = The active group has no { $shop }.
fa-no-lot = No lot takes a shop any more.
fa-towers-there = Towers stand on the { $colour } lot of { $place }.
fa-two-shops = Two shops lie on the { $colour } lot of { $place }.
fa-closed = { $place } is closed.
fa-no-commission = No commission stands { $place }.
fa-deck-empty = The { $colour } deck is empty.
fa-two-colours = Take two cards of different colours.
fa-no-way = From where it stands { $commission } cannot be { $place } next.
fa-not-in-hand = You do not hold { $card }.
fa-out-of-order = Lay the cards of a bid in ascending order, black ones last: { $card } comes too late.
fa-wrong-colour = You may not bid { $colour }: { $why ->
    [laid] you have laid cards of another colour
    [own] your towers here stand on another lot
    [empty] only colours of empty lots are allowed
    [stop] only colours of lots with shops are allowed
   *[park] the first bid fixed the colour
}.
fa-black-first = A bid begins with a card of its colour.
fa-too-low = A bid must be higher than { $high }.
fa-nothing-laid = Lay a card first, or pass.
fa-bidding = You have begun a bid: complete it.
fa-too-many = { $most ->
    [0] You can build none.
    [one] You can build one tower at most.
   *[other] You can build { $most } towers at most.
}
fa-must-stop = Without a tower in this full district you must order the stop.
fa-not-full = A lot was empty before the auction: no stop is possible.
fa-no-stop = There is no stop at Central Park.

# Choices
fa-action-tower = Tower { $place }, { $colour } lot
fa-action-shop-at = { $place }, { $colour } lot
fa-action-towers = A: take 3 towers
fa-action-shop = B: place the { $shop }
fa-action-draw = C: draw a black card and move a commission
fa-action-score = D: score { $place }
fa-action-take = Take { $cards }
fa-action-move = Move { $commission } to { $place }
fa-action-auction = Move { $commission } back to City Hall: auctions!
fa-action-lay = Lay { $card }
fa-action-stand = Bid { $total }
fa-action-pass = Pass
fa-action-build = { $count ->
    [0] Build nothing
    [one] Build 1 tower
   *[other] Build { $count } towers
}
fa-action-stop = Order the building stop
fa-worth = worth { $each } each
fa-bid-now = bid { $total }, to beat { $high }; { $win }
fa-win = { $may ->
    [stop] a win means a stop
    [either] a win allows { $towers ->
        [one] 1 tower
       *[other] { $towers } towers
    } or a stop
   *[build] a win allows { $towers ->
        [one] 1 tower
       *[other] { $towers } towers
    }
}
fa-group-place = { $place }

# What is asked
fa-prompt-place = { $who ->
    [you] { $tower ->
        [first] Place a starting tower on an empty lot.
       *[second] Place your second starting tower, in another district.
    }
   *[other] { $name } is placing a starting tower.
}
fa-prompt-turn = { $who ->
    [you] Your turn: choose an action, A to D.
   *[other] { $name } is choosing an action.
}
fa-prompt-shop = { $who ->
    [you] Where does the { $shop } go?
   *[other] { $name } is placing the { $shop }.
}
fa-prompt-take = { $who ->
    [you] Take the top cards of two coloured decks.
   *[other] { $name } is taking coloured cards.
}
fa-prompt-move = { $who ->
    [you] Move a commission.
   *[other] { $name } is moving a commission.
}
fa-prompt-bid = { $who ->
    [you] { $place } is auctioned: bid { $least } or more with { $colours }, or pass.
   *[other] { $name } is bidding for { $place }.
}
fa-prompt-must-pass = { $place } is auctioned: you cannot bid and must pass.
fa-prompt-raise = Your bid is { $total }; it must reach { $least }.
fa-prompt-build = { $who ->
    [you] { $may ->
        [stop] You have won { $place }: it is full and you have no tower there, order the stop.
        [either] You have won { $place }: build, or order the building stop?
       *[build] You have won { $place }: how many towers do you build?
    }
   *[other] { $name } has won { $place } and decides what to build.
}
fa-why = { $why ->
    [laid] the colour laid
    [own] own lot
    [empty] empty lots
    [stop] shops, for a stop
    [free] any colour
   *[park] fixed by the first bid
}

# Where we are
fa-headline = Turn { $turn } · shops placed { $placed } of 12 · signs { $signs } of 2
fa-note = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $reserve ->
    [one] 1 tower
   *[other] { $reserve } towers
}
fa-note-passed = { fa-note }, passed
fa-table-now = If the game ended now, without Central Park
fa-table-sheet = The score
fa-column-points = Points
fa-column-districts = From districts
fa-column-park = Park towers
fa-column-total = Total
fa-column-cards = Cards
fa-column-worth = Towers × worth
fa-column-for = For
fa-all-towers = all towers: { $towers }
fa-table-scored = { $how ->
    [stop] { $place }: building stop
   *[other] { $place }: scoring
}
fa-table-special = Special scoring after shop { $placed }
fa-table-park = Central Park: scoring

# The table in words
fa-district = { $place }: { $lots }.
fa-district-closed = { $place } is closed.
fa-lot-empty = { $colour } empty (worth { $each })
fa-lot-shops = { $colour } { $shops }
fa-lot-towers = { $who ->
    [you] { $colour } { $count ->
        [one] 1 tower of yours
       *[other] { $count } towers of yours
    } (worth { $each })
   *[other] { $colour } { $count ->
        [one] 1 tower
       *[other] { $count } towers
    } of { $name } (worth { $each })
}
fa-commission-at = { $commission ->
    [white] The white commission
   *[beige] The beige commission
} is { $place }{ $count ->
    [0] .
   *[other] , markers { $marks }.
}
fa-group = { $count ->
    [0] The active group of shops: { $shops }. None comes after it.
   *[other] The active group of shops: { $shops }. After it: { $later }.
}
fa-special-to-come = Special scoring in { $shops ->
    [one] 1 shop
   *[other] { $shops } shops
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} for towers in at least { $districts } districts.
fa-park = { $count ->
    [0] Below Central Park: { $shops }.
   *[other] Below Central Park: { $shops }; { $towers }.
}
fa-park-towers = { $who ->
    [you] { $count ->
        [one] 1 tower of yours
       *[other] { $count } towers of yours
    }
   *[other] { $count ->
        [one] 1 tower of { $name }
       *[other] { $count } towers of { $name }
    }
}
fa-deck = { $card } ({ $count } below)
fa-decks = Open cards: { $cards }. The black deck has { $black ->
    [one] 1 card
   *[other] { $black } cards
}.
fa-hand = { $count ->
    [0] You hold no cards.
   *[other] You hold { $cards }.
}
fa-has = { $who ->
    [you] You have
   *[other] { $name } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $known ->
    [yes] , among them { $cards },
   *[no] ,
} { $reserve ->
    [one] 1 tower
   *[other] { $reserve } towers
} in reserve and { $supply } in the common supply.
fa-asso-left = Asso has { $count ->
    [one] 1 tower
   *[other] { $count } towers
} beside the board.
fa-auction-is = { $place } is auctioned.
fa-has-laid = { $who ->
    [you] You have laid { $cards }: { $total }.
   *[other] { $name } has laid { $cards }: { $total }.
}
fa-has-passed = { $who ->
    [you] You have passed.
   *[other] { $name } has passed.
}
fa-asso-laid = Asso has turned up { $cards }: { $total }.
fa-permit = { $who ->
    [you] You may bid { $colours } ({ $why }).
   *[other] { $name } may bid { $colours } ({ $why }).
}
fa-stop-would = { $who ->
    [you] A stop by you would pay: { $scores }.
   *[other] A stop by { $name } would pay: { $scores }.
}

# On the drawn table
fa-row = Shops
fa-below = Below the park
fa-your-hand = Your hand
fa-picked = Your bid
fa-high = highest { $total }
fa-special-next = at least { $districts } districts: +{ $points } in { $shops ->
    [one] 1 shop
   *[other] { $shops } shops
}
fa-is-closed = closed
fa-auction-of = Auction of { $place }
fa-out = passed
fa-stop-pays = Stop { $towers }; the others
fa-legend = F fashion · J jeweller | A gallery · P perfumery | ·2 worth of a lot · ▫▪ markers | ▮ towers: reserve + supply | k(n): black cards left

# At the table in the browser
web-fa-short = { $place ->
    [start] City Hall
    [w34] 34 W
    [e34] 34 E
    [w42] 42 W
    [ts] Times Sq.
    [e42] 42 E
    [w52] 52 W
    [e52] 52 E
   *[park] Central Park
}
web-fa-suit = { $suit ->
    [orange] Orange
    [green] Green
    [grey] Grey
    [brown] Brown
    [violet] Violet
   *[black] Black
}
web-fa-card = { $card }, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}
web-fa-map = Midtown, City Hall to Central Park
web-fa-lot = { $place }, { $lot }
web-fa-place = { $place }: { $there }
web-fa-marker = { $commission ->
    [white] a white marker
   *[beige] a beige marker
}
web-fa-towers-of = { $name }: { $count ->
    [one] 1 tower
   *[other] { $count } towers
}
web-fa-coins = coins: what one tower there is worth now
web-fa-dashed = dashed: next moves of the commissions
web-fa-row = Shop row
web-fa-to-end = the game ends after { $shops ->
    [one] 1 more shop
   *[other] { $shops } more shops
} or { $signs ->
    [one] 1 more stop
   *[other] { $signs } more stops
}
web-fa-actions = The four actions
web-fa-towers = take { $count ->
    [one] 1 tower
   *[other] { $count } towers
}
web-fa-supply = { $count } left in the supply
web-fa-shop-how = pick a shop of the row, then its lot
web-fa-draw = a black card, then a move
web-fa-left = { $count } left
web-fa-score = score { $place }
web-fa-score-none = no commission stands in a district
web-fa-moves = Moves of the commissions
web-fa-auctions = auctions!
web-fa-decks = Decks
web-fa-decks-how = top cards, and how many lie below
web-fa-top = { $card }, on top of { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}
web-fa-empty = { $suit }: the deck is empty
web-fa-black-deck = The black deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-fa-group = { $suit }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, worth { $worth }
web-fa-hand-how = Under a card: your total with it, and the towers a win allows. Colour first, then black.
web-fa-would = bid { $total }, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
} if you win
web-fa-stage = { $stage ->
    [done] done
    [now] now
    [next] next
   *[later] later
}
web-fa-opened = { $who ->
    [you] { $number } of { $count }, you opened
   *[other] { $number } of { $count }, { $name } opened
}
web-fa-won = { $who ->
    [you] { $number } of { $count }, you have won
   *[other] { $number } of { $count }, { $name } has won
}
web-fa-won-by = { $who ->
    [you] you won it
   *[other] { $name } won it
}
web-fa-won-by-nobody = nobody bid
web-fa-highest = highest
web-fa-laid = colour laid
web-fa-least = needs { $least }
web-fa-asso-waits = bids once, after the others
web-fa-asso-turned = cards turned up until two are equal
web-fa-value = a { $value } allows { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}
web-fa-win-none = What a win allows
web-fa-win-how = the highest card laid decides, from your reserve
web-fa-win = { $who ->
    [you] Win with { $total }: build
   *[other] { $name } wins with { $total }: builds
}
web-fa-upto = { $most ->
    [0] 0
   *[other] 0–{ $most }
}
web-fa-win-why = highest card { $value } allows { $towers }; reserve { $reserve }
web-fa-win-then = then a scoring pays { $then }, not { $now }
web-fa-then = a scoring pays { $then }, now { $now }
web-fa-stop = or building stop
web-fa-stop-why = all lots are taken: { $towers ->
    [one] 1 tower, 1 point
   *[other] { $towers } towers, 1 point each
}; the others half, down
web-fa-tab-shops = Shops
web-fa-scores = Everyone
web-fa-column-reserve = Reserve
web-fa-column-end = At end now
web-fa-enough = enough for the next special scoring
web-fa-asso-never = towers only, never scores
web-fa-held = Cards in hand by colour
web-fa-verb-place = Place
web-fa-verb-take = Take
web-fa-verb-draw = Draw
web-fa-verb-score = Score
web-fa-verb-auction = Auction
web-fa-verb-move = Move
web-fa-verb-bid = Bid
web-fa-verb-build = Build
web-fa-verb-stop = Stop
