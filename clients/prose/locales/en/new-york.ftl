# New York. Types come as their notation, banks and sides as their English words.

# On the poster, for those who do not know the game: one line.
ny-title = New York
ny-about = Four banks, one city, the longest street.

ny-kind = { $kind ->
    [museum] Museum
    [theatre] Theatre
    [station] Station
    [church] Church
    [park] Park
   *[skyscraper] Skyscraper
}
ny-the-kind = { ny-kind }
ny-tile = { $streets ->
    [none] { ny-kind } { $price }
   *[some] { ny-kind } { $price } { $streets }
}
ny-the-tile = { $streets ->
    [none] { ny-the-kind } { $price }
   *[some] { ny-the-kind } { $price } { $streets }
}
ny-kinds = { $kind ->
    [museum] museums
    [theatre] theatres
    [station] stations
    [church] churches
    [park] parks
   *[skyscraper] skyscrapers
}
ny-kind-sign = { $kind ->
    [museum] Mu
    [theatre] Th
    [station] St
    [church] Ch
    [park] Pa
   *[skyscraper] Sk
}
ny-side-letter = { $side ->
    [north] N
    [east] E
    [south] S
   *[west] W
}
ny-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
ny-bank = { $bank ->
    [blue] blue bank
    [green] green bank
    [yellow] yellow bank
   *[red] red bank
}
ny-the-bank = the { ny-bank }
ny-bank-head = { $bank ->
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[red] Red
}
ny-money = { $bank ->
    [blue] blue
    [green] green
    [yellow] yellow
   *[red] red
}
ny-card = { ny-money } { $value }
ny-scoring = { $scoring ->
    [a] A
    [b] B
   *[c] C
}
ny-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}

ny-start = Times Square

# Cells, counted from the start tile
ny-cell-start = at Times Square
ny-cell-east = { $steps } east
ny-cell-west = { $steps } west
ny-cell-north = { $steps } north
ny-cell-south = { $steps } south

# Events
ny-tile-drawn = { $tile } comes to the { $bank }.
ny-dirk-drew = Dirk gets { $tiles }.
ny-dirk-drew-none = There is no tile for Dirk.
ny-dealt = { $who ->
    [you] You are dealt { $cards } ({ $worth }).
   *[other] { $name } is dealt { $cards } ({ $worth }).
}
ny-turned-up = Turned up: { $card }.
ny-piles-made = The deck has five piles of { $piles } cards; scoring card A is in the second, B in the fourth.
ny-began = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
ny-took = { $who ->
    [you] You take { $cards }.
   *[other] { $name } takes { $cards }.
}
ny-bought = { $who ->
    [you] { $exact ->
        [yes] You buy { $tile } with { $cards } of the { $bank }: exact, so you act again.
       *[no] You buy { $tile } with { $cards } of the { $bank }, { $over } too much.
    }
   *[other] { $exact ->
        [yes] { $name } buys { $tile } with { $cards } of the { $bank }: exact, and acts again.
       *[no] { $name } buys { $tile } with { $cards } of the { $bank }, { $over } too much.
    }
}
ny-placed = { $who ->
    [you] You place { $tile }: { $cell }.
   *[other] { $name } places { $tile }: { $cell }.
}
ny-reserved = { $who ->
    [you] You put { $tile } into the reserve.
   *[other] { $name } puts { $tile } into the reserve.
}
ny-given = { $who ->
    [you] You give { $tile } to Dirk.
   *[other] { $name } gives { $tile } to Dirk.
}
ny-added = { $who ->
    [you] From the reserve you place { $tile }: { $cell }.
   *[other] From the reserve { $name } places { $tile }: { $cell }.
}
ny-removed = { $who ->
    [you] You move { $tile } ({ $cell }) into the reserve.
   *[other] { $name } moves { $tile } ({ $cell }) into the reserve.
}
ny-swapped = { $who ->
    [you] You swap { $out } ({ $cell }) for { $tile } of the reserve.
   *[other] { $name } swaps { $out } ({ $cell }) for { $tile } of the reserve.
}
ny-passed = { $who ->
    [you] You can do nothing and pass.
   *[other] { $name } can do nothing and passes.
}
ny-reshuffled = { $count ->
    [one] One discard becomes the new deck.
   *[other] { $count } discards are shuffled into a new deck.
}
ny-scored = Scoring { ny-scoring }. Streets: { $streets }. { $majorities }In all: { $points }.
ny-scored-seat = { $seat } { $points }
ny-scored-kind = { ny-kind }: { $shares }.
ny-share = { $tied ->
    [no] { $names } { $points } ({ ny-place } with { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    })
   *[yes] { $names } { $points } each ({ ny-place } together with { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } each)
}
ny-ended = { $cause ->
    [bag] The bag is empty and the depot cannot be filled: no more turns.
   *[purchases] Nobody has bought anything for a hundred rounds: no more turns.
}
ny-handed-out = { $who ->
    [you] { $tile } is yours: you have the most money of the { $bank }, { $money }.
    [other] { $tile } goes to { $name }, who has the most money of the { $bank }, { $money }.
    [tie] { $tile } stays in the depot: several have { $money } of the { $bank }.
   *[nobody] { $tile } stays in the depot: nobody has money of the { $bank }.
}

# Refusals
ny-act-first = You still have an action; bought tiles are placed at the end of your turn.
ny-place-now = Your actions are over: place the tiles you have bought.
ny-leftovers-only = The game is at its end: place the tiles you were given, in the city or in the reserve.
ny-can-act = You may pass only if you can do nothing, and you can.
ny-no-cards = Name the cards you take.
ny-not-in-row = There is no { $card } in the face-up money, or not so often.
ny-too-much-at-once = Together they are worth { $worth }. Several cards may be worth 5 at most; a single card may be worth anything.
ny-no-tile = There is no tile on the space of the { $bank }.
ny-wrong-bank = The tile is sold by the { $bank }: { $card } is not its money.
ny-not-in-hand = You do not hold { $card }, or not so often.
ny-too-little = You need { $missing } more of the { $bank }.
ny-not-aside = { $tile } is not among the tiles you have to place.
ny-not-in-reserve = { $tile } is not in your reserve.
ny-not-in-city = { $tile } is not in your city.
ny-start-tile = Times Square stays where it is.
ny-taken = A tile lies there already.
ny-no-common-side = The tile would touch your city with no side; a corner is not enough.
ny-sides-differ = To the { ny-side } a street would meet a side without one.
ny-cut-off = A tile could not be reached on foot from Times Square without crossing a street.
ny-hole = There would be a hole: empty cells enclosed by tiles.
ny-no-dirk = Dirk plays only with two players.

# Choices
ny-action-take = Take { $cards }
ny-action-buy = Buy { $tile } with { ny-money } { $cards }
ny-action-add = Add { $tile }: { $cell }
ny-action-remove = Remove { $tile } ({ $cell })
ny-action-swap = Swap { $out } ({ $cell }) for { $tile }
ny-action-pass = Pass: nothing else can be done
ny-action-place = Place { $tile }: { $cell }
ny-action-reserve = Put { $tile } into the reserve
ny-action-dirk = Give { $tile } to Dirk
ny-group-take = Take money
ny-group-buy = Buy { $tile } ({ ny-money })
ny-group-add = Add { $tile } from the reserve
ny-group-remove = Remove a tile into the reserve
ny-group-swap = Swap { $tile } of the reserve in
ny-group-place = Place { $tile }
ny-effect-exact = exact: another action
ny-effect-over = { $over } too much
ny-effect-purse = { ny-money } { $worth }
ny-effect-then = in hand then: { $purses }
ny-effect-pays = pays { $tile } exactly
ny-effect-street = street { $change }
ny-effect-points = { $points ->
    [one] { $change } point
   *[other] { $change } points
}
ny-effect-kind = { $first ->
    [yes] most { ny-kinds }: { ny-effect-points }
   *[no] { ny-kinds }: { ny-effect-points }
}

# What is asked
ny-prompt-act = { $who ->
    [you] Your turn: take money, buy or redevelop.
   *[other] { $name } is choosing an action.
}
ny-prompt-again = { $who ->
    [you] Paid exactly: act again.
   *[other] { $name } paid exactly and acts again.
}
ny-prompt-place = { $who ->
    [you] { $count ->
        [one] Where does { $tiles } go?
       *[other] Place your { $count } tiles.
    }
   *[other] { $name } is placing { $tiles }.
}
ny-prompt-leftovers = { $who ->
    [you] The last tiles: place what you were given.
   *[other] { $count ->
        [one] { $names } still has the last tiles to place.
       *[other] { $names } still have the last tiles to place.
    }
}

# Where the game stands
ny-headline = { $soon ->
    [yes] Bag { $bag } · deck { $deck } · scoring { ny-scoring } any moment
    [over] Bag { $bag } · over
   *[no] Bag { $bag } · deck { $deck } · next scoring { ny-scoring }
}
ny-table-now = If scoring { ny-scoring } were now
ny-table-last = Scoring C, the last
ny-table-sheet = Points by scoring
ny-column-street = Street
ny-column-now = Now
ny-column-points = Points
ny-share-cell = { $points } (×{ $tiles })
ny-column-total = Total
ny-column-scoring = Scoring { ny-scoring }
ny-dirk = Dirk
ny-dirk-cannot-win = { $ending } Dirk’s points do not count: he cannot win.

# The table in sentences
ny-depot-tile = The { $bank } sells { $tile }.
ny-depot-empty = The { $bank } has no tile.
ny-discards-line = { $count ->
    [one] 1 money card is among the discards.
   *[other] { $count } money cards are among the discards.
}
ny-row = { $count ->
    [0] No money is face up.
   *[other] Face-up money: { $cards }.
}
ny-hand = { $who ->
    [you] { $count ->
        [0] You have no money.
       *[other] Your money: { $cards }.
    }
   *[other] { $count ->
        [0] { $name } has no money.
       *[other] { $name }’s money: { $cards }.
    }
}
ny-hand-bank = { ny-money } { $values } ({ $worth })
ny-hand-size = { $count ->
    [0] { $name } has no money.
    [one] { $name } holds one card.
   *[other] { $name } holds { $count } cards.
}
ny-aside = { $who ->
    [you] You have to place { $tiles }.
   *[other] { $name } has to place { $tiles }.
}
ny-city = { $who ->
    [you] { $count ->
        [0] Your city has only Times Square.
       *[other] Your city: { $tiles }.
    }
   *[other] { $count ->
        [0] { $name }’s city has only Times Square.
       *[other] { $name }’s city: { $tiles }.
    }
}
ny-city-tile = { $tile } ({ $cell })
ny-street = { $who ->
    [you] { $length ->
        [0] You have no street.
        [one] Your longest street has one side.
       *[other] Your longest street has { $length } sides.
    }
   *[other] { $length ->
        [0] { $name } has no street.
        [one] { $name }’s longest street has one side.
       *[other] { $name }’s longest street has { $length } sides.
    }
}
ny-reserve = { $who ->
    [you] Your reserve: { $tiles }.
   *[other] { $name }’s reserve: { $tiles }.
}
ny-majority = { $nobody ->
    [yes] { ny-kind }: nobody has one; scoring { ny-scoring } pays { $prizes }.
   *[no] { ny-kind }: { $counts }; scoring { ny-scoring } pays { $prizes }.
}

# On the drawn table
ny-your-city = Your city
ny-city-of = City of { $name }
ny-street-sign = street { $length }
ny-street-change = street { $length } → { $then }
ny-market-title = Depot
ny-money-title = Money
ny-hand-title = Hand { $worth }
ny-reserve-title = Reserve
ny-aside-title = To place
ny-now-title = { ny-scoring } now
ny-street-column = Str
ny-sum-column = Sum
ny-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# In the browser
ny-verb-take = Take { $worth }
ny-verb-buy = Pay and buy
ny-verb-place = Place it here
ny-verb-reserve = Into the reserve
ny-verb-swap = Swap
ny-verb-pass = Pass
ny-verb-dirk = Give it to Dirk
ny-web-banks = four banks
ny-web-empty = no tile
ny-web-stall = { $tile }, { $bank }, price { $price }, { $offer }
ny-web-exact = exact { $cards }
ny-web-over = { $cards }, { $over } over
ny-web-short = short by { $missing }
ny-web-row-card = face up: { $card }
ny-web-row-rule = one, or several up to 5
ny-web-hand = Hand
ny-web-payments = Or pay
ny-web-city = City, longest street { $length }
ny-web-longest = longest street { $length }
ny-web-legend = on dashed cells: what the street would gain
ny-web-ghost = { $tile } { $cell }: street { $gain }
ny-web-misfit = { $cell }: it does not fit
ny-web-in = Closer
ny-web-out = Farther
ny-web-rivals = The others
ny-web-open = Open { $name }’s city
ny-web-dirk = Dirk, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $tiles }
ny-web-majorities = Majorities
ny-web-pays = scoring { ny-scoring } pays
ny-web-type = Type
ny-web-a-side = 1 a side
