# What all games share.

seat-label = { $who ->
    [you] You
   *[other] { $name }
}
seat-called = { $who ->
    [you] you
   *[other] { $name }
}
seat-person = Player { $seat }
seat-bot = Bot { $seat }
list = { $first } and { $last }
list-or = { $first } or { $last }
sentence = { $words }.
change = { $who ->
    [you] { $change }
   *[other] { $name } { $change }
}

game-over = The game is over.
not-your-turn = It is not your turn.

# How it ended
won-points = { $who ->
    [you] You win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
    [other] { $names } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    [nobody] Nobody wins.
   *[others] { $names } share the win with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
}
won = { $who ->
    [you] You win!
    [other] { $names } wins.
    [nobody] Nobody wins.
   *[others] { $names } share the win.
}
won-together = { $who ->
    [you] You win!
    [other] { $names } wins.
    [nobody] Nobody wins.
   *[others] { $names } win together.
}
won-alone = { $who ->
    [you] You win alone, against all the others!
    [nobody] Nobody wins.
   *[other] { $names } wins alone, against all the others.
}
defeat = { $who ->
    [you] You have all lost: the game has won.
   *[other] Everybody has lost: the game has won.
}

# The end, told
end-story = How it went
end-why = How it ended
end-turning = Turning points
end-hidden = What was hidden
end-curve = Points after each scoring, a line for each player; the table has the figures
end-sources = Every point by its source
end-course = How the points grew
end-total = Total
end-others = All others
end-tie-shared = They are equal on points, and nothing else decides: the win is shared.
end-tie-break = They are equal on points. More cards in hand decide: { $cards } to { $fewer }.
end-margin = { $first } { $points }, { $second } { $less }: { $apart ->
    [one] a single point apart.
   *[other] { $apart } points apart.
}
end-difference = The largest difference: { $source }, { $first } { $points }, { $second } { $less }.
end-hand = Hand: { $cards }
end-lead = { $when } · { $who ->
    [you] { $how ->
        [first] you go ahead with { $points }.
       *[taken] you take the lead with { $points }.
    }
   *[other] { $how ->
        [first] { $name } goes ahead with { $points }.
       *[taken] { $name } takes the lead with { $points }.
    }
}
end-swing = { $when } · { $who ->
    [you] you get { $points }, { $more } more than anybody else: the largest gain on the others.
   *[other] { $name } gets { $points }, { $more } more than anybody else: the largest gain on the others.
}

# What goes wrong before a game begins
error-seats = The game is for { $min } to { $max } players, not for { $count }.
error-unknown-option = The game has no option “{ $key }”.
error-option = Option { $key } cannot be “{ $value }”. Possible: { $expected }.

option-switch = yes or no
option-number = { $auto ->
    [yes] a number from { $min } to { $max }, or auto
   *[no] a number from { $min } to { $max }
}
option-order = { $words } in any order

# Reading the rules
rules-none = No rule has the words “{ $words }”.
