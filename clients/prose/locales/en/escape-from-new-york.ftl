# Escape from New York. Parts come as their ids.

# On the poster, for those who do not know the game: one line.
efny-title = Escape from New York
efny-about = Together, until somebody is not.

# Names
efny-hero = { $hero ->
    [jena] Snake
    [maggie] Maggie
    [mente] Brain
   *[tassista] Cabbie
}
efny-whom = { $who ->
    [you] you
   *[other] { $name }
}
efny-boss = { $boss ->
    [romero] Romero
    [slag] Slag
   *[duke] the Duke
}
efny-boss-ability = { $boss ->
    [romero] In the hero’s space or next to it: 2 noise in step 10 instead of 1 (FU-100)
    [slag] Cannot be tricked (FU-101)
   *[duke] Killed, he comes back with the next timer tile revealed (FU-Q32)
}
efny-boss-short = { $boss ->
    [romero] Romero: near the hero 2 noise in step 10
    [slag] Slag: cannot be tricked
   *[duke] Duke: killed, he returns with the timer
}
efny-card = { $card ->
    [j1] Shadow
    [j2] Sprint
    [j3] Break Through
    [j4] Over the Roofs
    [j5] Short Blade
    [j6] Burst of Fire
    [j7] Brawl
    [j8] Serum
    [js1] Light Fingers
    [js2] Tunnels
    [js3] Fury
    [js4] Soft Steps
    [js5] Hit and Run
    [m1] Quick Step
    [m2] Steady Aim
    [m3] Close Quarters
    [m4] Armed Retreat
    [m5] Cover
    [m6] Alley Run
    [m7] Kick the Door
    [m8] Shove
    [ms1] My Call Now
    [ms2] Fire at Will
    [ms3] Leap in the Dark
    [ms4] Out of My Way
    [ms5] Cold Blood
    [b1] Bluff
    [b2] Plan B
    [b3] Short Cut
    [b4] Map by Heart
    [b5] Hidden Passages
    [b6] Small Talk
    [b7] Makeshift Bomb
    [b8] Rummage
    [bs1] Sleight of Hand
    [bs2] Sewer Network
    [bs3] All Worked Out
    [bs4] Trained Eye
    [bs5] Smooth Talker
    [c1] Taxi Ride
    [c2] Pedal Down
    [c3] Ram
    [c4] Break
    [c5] Fire Bottle
    [c6] Street Wise
    [c7] Joke
    [c8] Wrench
    [cs1] Double Fare
    [cs2] Door to Door
    [cs3] Skid
    [cs4] Emergency Lane
   *[cs5] Full Boot
}
efny-item = { $item ->
    [it01] Axe
    [it02] Spiked Bat
    [it03] Sawn-off Shotgun
    [it04] Pistol
    [it05] Bin Lid
    [it06] Radio Beacon
    [it07] Medical Kit
    [it08] Box of Ammunition
    [it09] Molotov
    [it10] Smoke Bomb
    [it11] City Map
    [it12] Fake Tape
    [it13] Crossbow
    [it14] President’s Finger
    [se-j] Submachine Gun
   *[se-m] Revolver
}
efny-case = { $case ->
    [va1] the Tape
    [va2] the Bracelet
    [va3] the diagram of bridge 1
    [va4] the diagram of bridge 2
    [va5] the diagram of bridge 4
   *[va6] the new Bracelet
}
efny-aim = { $aim ->
    [ob1] have the Tape
    [ob2] have the Bracelet
    [ob3] have the Fake Tape
    [ob4] have a bridge diagram from a briefcase
    [ob5] have a Radio Beacon
    [ob6] have a Spiked Bat
    [ob7] escape by Gullfire
    [ob8] escape by Gullfire
    [ob9] escape by landed helicopter
    [ob10] escape by landed helicopter
    [ob11] escape by raft
    [ob12] escape by raft
    [ob13] have a wanted card
   *[ob14] have a wanted card and escape by any means
}
efny-event-card = { $event ->
    [ev01] The boss is coming
    [ev02] Ambush
    [ev03] Alarm
    [ev04] From below
    [ev05] Surrounded
    [ev06] Pickpocket
    [ev07] Stones
    [ev08] Messenger
    [ev09] Motor gang
    [ev10] Second wind
    [ev11] Empty streets
    [ev12] Radio silence
   *[ev13] Explosion
}
efny-tile-does = { $tile ->
    [lost] New York wins
    [presto] Presto!
   *[nothing] nothing happens
}
efny-ny-card = { $ny ->
    [ny1] Manhunt
    [ny2] Out of the Sewers
    [ny3] Barricade
    [ny4] Orders from the Throne
    [ny5] Encirclement
    [ny6] Countdown
    [ny7] Sabotage
    [ns1] Tough Hide
    [ns2] Throwing Weapons
    [ns3] Running Pack
    [hn1] Relentless Hunt
    [hn2] Tide from the Sewers
    [hn3] Double Barricade
    [hn4] Ultimatum from the Throne
    [hn5] Vice
    [hn6] Last Hours
    [hn7] Expert Saboteurs
    [hs1] Leather Skin
    [hs2] Heavy Blows
   *[hs3] Pack Unleashed
}
efny-poi = { $poi ->
    [po1] the Duke’s Camp
    [po2] “nothing here”
    [po3] Romero’s lair
    [po4] Slag’s ring
    [po5] the crashed capsule
    [po6] the ruined theatre
    [po7] the gangs’ workshop
   *[po8] the looted depot
}
efny-foe = { $kind ->
    [convict] a convict in { $at }
    [lying] a convict lying in { $at }
    [hurt] a wounded convict in { $at }
    [lying-hurt] a wounded convict lying in { $at }
   *[car] the convict in car { $at }
}
efny-unknown = a card
efny-slot-item = an item
efny-slot-case = briefcase { $number }
efny-slot-president = the President
efny-slot-diagram = the diagram of bridge 3

# Events
efny-cast = { $name }: { $hero }, level tokens { $set }.
efny-objectives = Your objectives: { $blue }; { $violet }.
efny-objectives-unseen = { $name } gets two objectives.
efny-top = The back of New York’s top card: cost { $cost }; enemies close in from { $sides }; roadblock { $block }.
efny-turn = { $who ->
    [you] Your turn.
   *[other] { $name } begins the turn.
}
efny-all-back = { $who ->
    [you] You take { $count ->
        [one] 1 card
       *[other] { $count } cards
    } back.
   *[other] { $name } takes { $count ->
        [one] 1 card
       *[other] { $count } cards
    } back.
}
efny-timer = Timer: { $does }.
efny-timer-gone = A timer tile is discarded without effect: { $does }.
efny-presto = Presto! Lone escapes are open.
efny-chose = { $who ->
    [you] You choose { $cards }.
   *[other] { $name } chooses two cards.
}
efny-played = { $who ->
    [you] You play { $card }: { $does }.
   *[other] { $name } plays { $card }: { $does }.
}
efny-played-void = { $who ->
    [you] You play { $card }: void, only its noise.
   *[other] { $name } plays { $card }: void, only its noise.
}
efny-ability = { $who ->
    [you] You use your ability instead of a card: { $does }.
   *[other] { $name } uses the ability instead of a card: { $does }.
}
efny-moved = { $who ->
    [you] You move to { $space }.
   *[other] { $name } moves to { $space }.
}
efny-moved-with = { $who ->
    [you] You drive to { $space } with { $passenger }.
   *[other] { $name } drives to { $space } with { $passenger }.
}
efny-jumped-with = { $who ->
    [you] You go straight to { $space } with { $passenger }.
   *[other] { $name } goes straight to { $space } with { $passenger }.
}
efny-jumped = { $who ->
    [you] You go straight to { $space }.
   *[other] { $name } goes straight to { $space }.
}
efny-offered = { $who ->
    [you] You offer { $other } a ride.
   *[other] { $name } offers { $other } a ride.
}
efny-rides = { $who ->
    [you] You get in.
   *[other] { $name } gets in.
}
efny-declines = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
efny-set-down = { $who ->
    [you] You get out.
   *[other] { $name } gets out.
}
efny-tile = { $space } is revealed.
efny-tile-with = { $space } is revealed: { $things }.
efny-poi-turned = { $space } is turned up: { $poi }.
efny-convicts = A convict comes to { $space }.
efny-missing = { $count ->
    [one] A convict is missing: noise instead.
   *[other] { $count } convicts are missing: noise instead.
}
efny-car-came = A convict in a car comes to { $space }.
efny-cube = An item cube comes to { $space }.
efny-block-up = A roadblock closes { $street }.
efny-block-broken = The roadblock on { $street } is destroyed.
efny-street-bridge = bridge { $number }
efny-boss-came = { $boss } appears in { $space }.
efny-token = Briefcase { $number } lies in { $space }.
efny-special-added = { $card } is shuffled into New York’s deck.
efny-hit = { $foe } takes { $points } damage.
efny-killed = { $foe } is dead.
efny-killed-trophy = { $foe } is dead and counts for the level.
efny-wanted = { $who ->
    [you] You earn a wanted card.
   *[other] { $name } earns a wanted card.
}
efny-tricked = { $who ->
    [you] You trick { $foe } into { $space }.
   *[other] { $name } tricks { $foe } into { $space }.
}
efny-noise = Noise { $change }, now { $now }.
efny-mission = A mission cube moves: { $left } left.
efny-mission-reset = The mission is complete: the cubes go back.
efny-item-drawn = { $who ->
    [you] You draw { $item }.
   *[other] { $name } draws an item.
}
efny-items-offered = { $who ->
    [you] You draw { $items } and keep one.
   *[other] { $name } draws two items and keeps one.
}
efny-item-used = { $who ->
    [you] You use { $item }: { $does }.
   *[other] { $name } uses { $item }: { $does }.
}
efny-item-gone = { $who ->
    [you] You discard { $item }.
   *[other] { $name } discards an item.
}
efny-item-paid = { $who ->
    [you] You pay { $item } for your level.
   *[other] { $name } pays an item for the level.
}
efny-items-shuffled = The discarded items are shuffled.
efny-armed = { $who ->
    [you] You reveal { $item }.
   *[other] { $name } reveals { $item }.
}
efny-weapon-gone = { $who ->
    [you] You give up { $item }.
   *[other] { $name } gives up { $item }.
}
efny-fired = { $who ->
    [you] You fire { $item }: { $does }.
   *[other] { $name } fires { $item }: { $does }.
}
efny-reloaded = { $who ->
    [you] You reload to { $count }.
   *[other] { $name } reloads to { $count }.
}
efny-cube-taken = { $who ->
    [you] You take an item cube.
   *[other] { $name } takes an item cube.
}
efny-case-taken = { $who ->
    [you] You take briefcase { $number }: { $card }.
   *[other] { $name } takes briefcase { $number }.
}
efny-case-dropped = { $who ->
    [you] You drop { $card } as briefcase { $number }.
   *[other] { $name } drops a briefcase as number { $number }.
}
efny-diagram-gone = { $who ->
    [you] Your diagram of bridge 3 leaves the game.
   *[other] { $name }’s diagram of bridge 3 leaves the game.
}
efny-case-opened = { $who ->
    [you] You reveal { $card }.
   *[other] { $name } reveals { $card }.
}
efny-president = { $who ->
    [you] You have the President!
   *[other] { $name } has the President!
}
efny-president-dead = { $who ->
    [you] You find the President dead.
   *[other] { $name } finds the President dead.
}
efny-alive-removed = An “alive” card leaves the President deck: { $left } left.
efny-car-taken = { $who ->
    [you] You take a car.
   *[other] { $name } takes a car.
}
efny-car-left = { $who ->
    [you] You leave your car.
   *[other] { $name } leaves the car.
}
efny-car-wrecked = { $who ->
    [you] You wreck your car.
   *[other] { $name } wrecks the car.
}
efny-stolen = { $who ->
    [you] You steal { $card } from { $other }.
   *[other] { $name } steals { $card } from { $other }.
}
efny-looked = { $who ->
    [you] You look at { $space }: { $poi }.
   *[other] { $name } looks at { $space }.
}
efny-took-back = { $who ->
    [you] You take { $card } back.
   *[other] { $name } takes a card back.
}
efny-lost = { $who ->
    [you] You lose { $card }.
   *[other] { $name } loses a card.
}
efny-damaged = { $who ->
    [you] You take { $count } damage.
   *[other] { $name } takes { $count } damage.
}
efny-lid = { $who ->
    [you] A bin lid protects you.
   *[other] A bin lid protects { $name }.
}
efny-level = { $who ->
    [you] You reach level { $level }.
   *[other] { $name } reaches level { $level }.
}
efny-learnt = { $who ->
    [you] You learn { $card }.
   *[other] { $name } learns a special card.
}
efny-browsed = { $who ->
    [you] You look through the { $colour } objectives.
   *[other] { $name } looks through the { $colour } objectives.
}
efny-swapped = { $who ->
    [you] Your { $colour } objective: { $aim }.
   *[other] { $name } chooses a { $colour } objective.
}
efny-ny-discarded = New York discards { $card }.
efny-ny-played = New York pays { $cost } noise for { $card }: { $does }.
efny-ny-shuffled = New York’s cards are shuffled.
efny-enemy-moved = { $foe } moves { $path } ({ $why }).
efny-enemy-moved-with = { $foe } moves { $path } with the convict of { $with } ({ $why }).
efny-mover = { $kind ->
    [hurt] a wounded convict
    [car] a convict in a car
   *[convict] a convict
}
efny-why = { $reaches ->
    [yes] can reach the hero
   *[other] cannot reach the hero
}, { $rank ->
    [car] by car
    [boss] a boss
   *[convict] on foot
}, movement { $movement }
efny-tie = chosen by { $by } among { $kind ->
    [both] { $enemies } enemies and { $ways } ways
    [enemies] { $enemies } enemies
   *[ways] { $ways } ways
}
efny-enemy-closed = { $foe } closes in, { $path } (the back of the top card shows: { $side }).
efny-convict-car = A convict takes the car in { $space }.
efny-convict-crash = The convict’s car breaks a roadblock at { $space }.
efny-event = Event — { $event }: { $does }.
efny-events-shuffled = The events are shuffled.
efny-event-level = Event level { $level }.
efny-trap = A trap goes off: { $does }.
efny-trap-dud = A trap that does not go off.
efny-heli-moved = The helicopter goes to { $space }.
efny-heli-landed = The helicopter lands.
efny-gullfire = The Gullfire is destroyed.
efny-attempt = { $who ->
    [you] You try to leave over bridge { $bridge }.
   *[other] { $name } tries to leave over bridge { $bridge }.
}
efny-shown = { $who ->
    [you] You show { $what }.
   *[other] { $name } shows { $what }.
}
efny-shown-what = { $what ->
    [nothing] nothing
    [president] the President
    [tape] the Tape
   *[diagram] the diagram
}
efny-failed = The attempt fails.
efny-turn-ended = { $who ->
    [you] Your turn ends.
   *[other] The turn of { $name } ends.
}
efny-ended = { $end ->
    [one] The hero on the bridge has escaped.
    [together] The heroes on the bridge have escaped.
    [alone] One hero has escaped alone.
   *[defeat] Time is up: New York wins.
}

# Refusals
efny-refused = { $reason ->
    [over] The game is over.
    [not_your_turn] Somebody else decides now.
    [not_now] Something else is being asked.
    [cannot_escape] To escape alone you need level 3, an open way and both objectives.
    [choose_two] Choose exactly two cards of your hand.
    [not_that_card] That card is not there.
    [ability_used] The ability was used this turn.
    [ability_void] The ability has no way to go.
    [no_way] No street leads there, or it is barred.
    [no_bridge] Nobody can leave over a bridge from here.
    [no_ride] That hero cannot ride along.
    [nothing_to_show] You do not have that to show.
    [not_that_enemy] That enemy cannot be chosen.
    [not_that_space] That space cannot be chosen.
    [not_that_slot] That card cannot be chosen for this.
    [enemy_here] An enemy is in your space.
    [nothing_there] There is nothing like that here.
    [just_dropped] You left it here this very turn.
    [nothing_to_pay] Your level token takes no item now.
    [not_that_weapon] Your weapon cannot do that.
    [box_taken] That box is not free.
    [no_car] You have no car to leave, or one already.
    [not_offered] That is not among what is offered.
   *[not_its_turn] New York’s order does not allow that.
}

# Choices
efny-act = { $act ->
    [pass] Go on
    [escape] Escape alone and win
    [take_cube] Take the item cube
    [take_president] Take the President
    [fire] Fire your weapon
    [pay_weapon] Pay your weapon for the level
    [leave_car] Leave your car
    [timer] Reveal a timer tile and take all discards back
    [void] Let the card have no effect
    [resolve] Resolve it and wreck the car
    [set_down] Set your passenger down
    [accept] Ride along
    [decline] Stay
    [draw] Draw an item
    [draw_two] Draw two items and keep one
    [regain] Take back a random discard
    [reload] Reload
    [cross] Leave over the bridge
    [smash_bridge] Smash the roadblock and leave over the bridge
   *[wreck_bridge] Wreck the car and leave over the bridge
}
efny-act-case = Take briefcase { $number }
efny-act-car = Take car { $number }
efny-act-slot = { $verb ->
    [use] Use { $card }
    [otherwise] Use { $card } the other way
    [arm] Reveal { $card } as your weapon
    [pay] Pay { $card } for the level
    [open] Reveal { $card }
   *[other] Discard { $card }
}
efny-act-drop = Drop { $card } as briefcase { $number }
efny-act-choose = Choose { $cards }
efny-act-card = { $verb ->
    [play] Play { $card }
    [strike] Attack by ability instead of { $card }
    [sneak] Move by ability instead of { $card }
    [back] Take { $card } back
   *[other] Learn { $card }
}
efny-act-space = { $verb ->
    [to] Go to { $space }
    [smash] Smash the roadblock to { $space }
    [wreck] Wreck the car to get to { $space }
    [reveal] Reveal { $space }
    [turn] Turn up { $space }
    [look] Look at { $space }
    [jump] Go straight to { $space }
    [fly] Helicopter to { $space }
   *[other] A convict to { $space }
}
efny-act-offer = Offer { $other } a ride
efny-act-show = Show { $what }
efny-act-hit = Hit { $foe }
efny-act-bat = All of it with the bat on { $boss }
efny-act-trick = Trick { $foe } into { $space }
efny-act-steal = Steal { $card } from { $other }
efny-act-keep = Keep { $item }
efny-act-swap = Look through the { $colour } objectives
efny-act-aim = Take: { $aim }
efny-act-aim-again = Take: { $aim } (the other card)
efny-act-send = Move { $foe } to { $space }
efny-act-send-with = Move { $foe } to { $space }, with the convict of { $with }
efny-colour = { $colour ->
    [blue] blue
   *[violet] violet
}

# Prompts
efny-wait = { $name } decides.
efny-over = The game is over.
efny-prompt = { $step ->
    [window] Use, take or leave something?
    [between] Take something before you go on?
    [refresh] Reveal a timer tile to take your discards back?
    [choose] Choose two cards for this turn.
    [play] Play one of the chosen cards.
    [wreck] The card can only be resolved by wrecking your car.
    [move] Where to?
    [ride] Ride along?
    [attempt] Show what you have for the bridge.
    [bat] Use the spiked bat on a boss?
    [damage] Whom do you hit?
    [trick] Whom do you trick, and where to?
    [reveal] Which space is revealed?
    [poi] Which point of interest is turned up?
    [retrieve] Which card do you take back?
    [steal] Which card do you steal?
    [jump] Which point of interest do you go to?
    [look] Where do you look?
    [helicopter] Where does the helicopter go?
    [overflow] Your reserve is full: discard a card.
    [keep] Which item do you keep?
    [lids] Damage is coming: use a lid?
    [special] Which special card do you learn?
    [colour] Which colour do you swap?
    [aim] Which objective do you take?
    [library] The Library: an item, or a random card back?
    [armoury] The Armoury: two items to choose from, or reload?
    [ny] New York moves: which enemy, and where?
   *[spawn] Where do convicts come?
}

# Situation
efny-headline = Noise { $noise } of 10 · mission { $mission } · timer { $timer } · event level { $level }
efny-note = { $hero }, level { $level }
efny-hero-line = { $who ->
    [you] You are
   *[other] { $name } is
} { $hero } in { $space }, level { $level }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $discards } discarded, reserve { $reserve }.
efny-need = Level token: { $convicts } of { $of_convicts ->
    [one] 1 convict
   *[other] { $of_convicts } convicts
}, { $items } of { $of_items ->
    [one] 1 item
   *[other] { $of_items } items
}.
efny-weapon = Weapon: { $item }, ammunition { $count }.
efny-drives = { $ride ->
    [taxi] Drives the taxi.
   *[car] Drives a car.
}
efny-hero-short = { $name } in { $space } · level { $level }
efny-hero-count = { $what ->
    [kills] kills { $done }/{ $of }
    [items] items { $done }/{ $of }
    [hand] hand { $done }
    [wanted] wanted { $done }
   *[rounds] ammunition { $done }
}
efny-card-line = { $card }: { $words }.
efny-hand = Your hand: { $cards }.
efny-hand-short = Hand: { $cards }
efny-aims = Your objectives: { $blue }; { $violet }.
efny-legend = 1–9 convicts · k in a car · D R S bosses · P President · $ briefcase · ░ hidden
efny-legend-more = + item · v car · H helicopter · ~ raft · o manhole · ! event · ^ trap · l c a s buildings · ╳ roadblock
efny-space-line = { $space }: { $things }.
efny-thing-convicts = { $count ->
    [one] a convict
   *[other] { $count } convicts
}
efny-thing-car = { $state ->
    [hurt] a convict in a car (wounded)
    [lying] a convict in a car (lying)
    [both] a convict in a car (lying, wounded)
   *[ready] a convict in a car
}
efny-thing-abandoned = an abandoned car
efny-thing-cubes = { $count ->
    [one] an item cube
   *[other] { $count } item cubes
}
efny-thing-case = briefcase { $number }
efny-thing-manhole = a manhole
efny-thing-events = an event icon
efny-thing-trap = a trap
efny-thing-lying = { $count ->
    [one] one of them lying
   *[other] { $count } of them lying
}
efny-thing-boss = { $lying ->
    [yes] { $boss } ({ $left ->
        [one] 1 hit point
       *[other] { $left } hit points
    }, lying)
   *[other] { $boss } ({ $left ->
        [one] 1 hit point
       *[other] { $left } hit points
    })
}
efny-thing-hurt = { $count ->
    [one] one of them wounded
   *[other] { $count } of them wounded
}
efny-ny-discards = New York’s discards: { $cards }.
efny-bonus-line = In force: { $words }.
efny-boss-line = { $boss }: { $words }.
efny-wanted-line = Wanted cards: { $count }.
efny-wanted-left = Wanted cards that are nobody’s: { $count }.
efny-alive-left = “Alive” cards in the President deck: { $count }.
efny-president-held = The President is still in the Duke’s Camp.
efny-discards-own = Your discards: { $cards }.
efny-bridge-barred = roadblock on the bridge
efny-thing-raft = a raft
efny-thing-building = { $building ->
    [library] the Library
    [clinic] a Clinic
    [armoury] an Armoury
   *[shelter] a Shelter
}
efny-open-space = open
efny-helicopter = Helicopter in { $space }{ $landed ->
    [yes] , landed
   *[other] , flying
}.
efny-none = empty
efny-table = Heroes
efny-column-level = Level
efny-column-hand = Hand
efny-column-reserve = Reserve
efny-column-place = Space

# Spaces, for those who go over the map
efny-space-down = { $ground ->
    [poi] point of interest, face down
    [park] Central Park, face down
   *[city] face down
}
efny-space-seen = you have seen { $poi }
efny-space-hero = { $hero } ({ $name })
efny-space-gullfire = the Gullfire
efny-space-heli = { $landed ->
    [yes] the helicopter, landed
   *[other] the helicopter, flying
}
efny-space-bridge = bridge { $number }
efny-space-barred = roadblock towards { $spaces }
efny-space-broken = destroyed roadblock { $places }
efny-broken-bridge = on the bridge
efny-broken-towards = towards { $spaces }

# What cards do
efny-gait = { $gait ->
    [clear] if no enemy
    [quiet] no events
    [sewer] by sewer
   *[smash] smash blocks
}
efny-effect = { $kind ->
    [move] Move { $one }
    [drive] Drive { $one } or walk { $other }
    [reveal] Reveal { $one }
    [poi] Turn up a point of interest
    [damage] { $one } damage here
    [shot] { $one } damage, range { $other }
    [trick] { $one ->
        [one] Trick 1 enemy
       *[other] Trick { $one } enemies
    }
    [item] Draw an item
    [back] { $one ->
        [one] Take back 1 card
       *[other] Take back { $one } cards
    }
    [back-all] All take a card back
    [reload] Reload { $one }
    [steal] Steal a card here
    [jump] To an open point of interest
    [need-clear] If no enemy here
    [need-poi] At a point of interest
    [look] { $one ->
        [one] Look at a point of interest
       *[other] Look at { $one } points of interest
    }
    [lose-item] Lose an item
    [hurt] { $one } damage to the hero
    [heli-step] Helicopter 1 space
    [heli-random] Helicopter by chance
    [heli] Helicopter to any Park space
    [alive] One “alive” card fewer
    [ny-move] { $one ->
        [one] 1 enemy moves
       *[other] { $one } enemies move
    }
    [spawn-here] { $one ->
        [one] 1 convict here
       *[other] { $one } convicts here
    }
    [spawn-near] Convicts at the { $one } nearest manholes
    [spawn-manholes] A convict at every manhole
    [spawn-park] A convict on every Park space
    [spawn-sides] Convicts on the sides shown
    [spawn-car] A convict in a car comes near
    [sabotage] The Gullfire destroyed if enemies and no hero are on the WTC, else { $one ->
        [one] 1 convict
       *[other] { $one } convicts
    } there
    [mission] { $one ->
        [one] 1 mission cube
       *[other] { $one } mission cubes
    }
    [timer] A timer tile
    [block] A roadblock here
    [block-other] A roadblock across
    [blast] { $one } damage to all enemies here
    [more-health] Convicts: 1 hit point more
    [more-range] Convicts: range 1 more
    [more-movement] Convicts: move 1 more
    [more-damage] Convicts: 1 damage more
    [event-level] Event level up
   *[events] Events
}
efny-effect-noise = Noise { $change }
efny-loud = { $words } · noise { $noise }
efny-both = Noise { $noise } · { $words }
efny-void-now = void from here: only noise { $noise }
efny-either = { $one }, or { $other }
efny-rounds = { $rounds ->
    [0] { $words }
   *[other] { $words } · ammunition { $rounds }
}
efny-item-does = { $kind ->
    [axe] +{ $number } damage to each attack
    [bat] +{ $number } damage if all hits one boss
    [lid] Stops up to { $number } damage
   *[fake] Only for an objective
}
efny-for-bridge = { $bridge ->
    [0] Needed to leave over a bridge
   *[other] Needed to leave over bridge { $bridge }
}
efny-each-turn = in step 5 of each turn: { $words }
efny-health = { $left ->
    [one] 1 hit point
   *[other] { $left } hit points
} left

# What things are, to whoever touches them
efny-says = { $what ->
    [down] Face down: a card that reveals turns it up from a space beside it. Nobody enters before.
    [open] An open space: one comes here along a street from a space beside it.
    [poi-down] A point of interest, face down: whoever walks onto it turns it up, and it acts at once.
    [camp] The Duke’s Camp: the President is taken here in one’s own turn, when no enemy is on the space.
    [poi] A point of interest that lies open: it has acted.
    [library] Library: the hero whose turn it is draws an item in step 9, or gets a random discarded card back.
    [clinic] Clinic: the hero whose turn it is takes up to two discarded cards back in step 9.
    [armoury] Armoury: the hero whose turn it is draws two items in step 9 and keeps one, or reloads up to two ammunition.
    [shelter] Shelter: a hero in it takes no damage.
    [convict] Convicts: each in range costs the hero whose turn it is a card in step 7; each one killed counts for a level.
    [lying] Whoever lies was tricked: no attack and no move until the turn ends.
    [driver] A convict in a car moves one space further and takes one hit more.
    [car] Abandoned car: taken in one’s own turn, when no enemy is on the space.
    [cube] Item cube: exchanged for an item in one’s own turn, when no enemy is on the space.
    [case] Briefcase: taken face down in one’s own turn, when no enemy is on the space.
    [manhole] Manhole: for enemies on foot all manholes lie side by side; for heroes only with cards that say so.
    [event] Event icon: whoever comes here reveals events once the card is done, as many as the event level says.
    [raft] Raft: a way to escape alone, for the objective that asks for it.
    [trap] Trap: goes off, perhaps, when a hero steps on it.
    [heli] The helicopter: once landed, a way to escape alone, for the objective that asks for it.
    [gullfire] The Gullfire: a way to escape alone, for the objective that asks for it. New York may destroy it.
    [bridge] Bridge: the way out together, for who shows the President, the Tape and the diagram of this bridge.
    [roadblock] Roadblock: nobody passes it or attacks across it until it is destroyed.
    [noise] Noise pays for New York’s cards. Beyond 10 a mission cube moves right.
    [mission] When all mission cubes have moved right a timer tile is revealed, and they go back.
    [events] The event level: so many event cards are revealed when events happen.
    [time] Timer tiles: black ones come first. One of the red ones ends the game, and all have lost.
    [next] New York’s next card by its back: the noise it costs, the sides from which enemies close in, and where a roadblock would go. Its front is hidden.
    [level] A level is reached by killed convicts and discarded items: it brings a special card.
    [weapon] One weapon at a time is open; it takes its ammunition along and is used in one’s own turn.
    [car-own] With a car one may drive a space more in step 5, and carry somebody along.
    [reserve] The reserve holds three cards at most: items, briefcases, the President.
    [aims] Two secret objectives: who meets both at level 3, in time, escapes alone and wins alone.
    [ability] Once a turn, instead of revealing one of the two cards. It makes 2 noise.
    [halts] How often the game stops to ask whether you use or take something: whenever it may be, only if you can, or seldom.
    [hand] Action cards: two are chosen each turn, revealed one after the other and done in full. Damage costs cards.
   *[back] An action card of another hero, face down.
}
efny-aim-how = { $wish ->
    [gullfire] go to { $at } while the Gullfire stands there
    [helicopter] go to the helicopter, now in { $at }, once it has landed
    [raft] go to an open raft: they lie under tokens at the coast
    [case] it is in a briefcase: take it and open it
    [item] it is an item: draw it and keep it until it is revealed
    [wanted] kill a boss
   *[other] kill a boss, then leave by Gullfire, landed helicopter or raft
}

# The table in the browser
web-fu-map = Manhattan, 57 spaces, { $open } of them open
web-fu-bridge = Bridge { $number } out of { $space }
web-fu-label = { $act ->
    [enter] enter
    [go] go
    [reveal] reveal
    [turn] turn up
   *[look] look
}
web-fu-verb = { $act ->
    [go] Go to { $space }
    [reveal] Reveal { $space }
    [turn] Turn up { $space }
    [look] Look at { $space }
    [choose] Choose these two
    [timer] Reveal a tile
    [escape] Escape alone
    [cross] Over the bridge
    [steal] Steal it
    [draw] Draw
   *[take] Take it
}
web-fu-step = Step { $step } of 12
web-fu-stage = { $stage ->
    [refresh] take discards back
    [choose] choose cards
    [first] first card
    [second] second card
    [drive] car
    [noise] noise
    [damage] damage
    [level] level
    [building] building
    [discard] New York discards
    [card] New York’s card
   *[close] enemies close in
}
web-fu-tab-map = Map
web-fu-new-york = New York
web-fu-reel = Newsreel
web-fu-turn = turn { $turn }
web-fu-hudson = Hudson
web-fu-east-river = East River
web-fu-north = north →
web-fu-chosen = Chosen two
web-fu-chosen-by = The two cards of { $name }
web-fu-face-down = A card face down
web-fu-ability = Ability instead of a card: { $words }
web-fu-ability-title = Or your ability
web-fu-hand-count = { $hand } · discards { $discards }
web-fu-hand-hidden = face down
web-fu-discards = Your discards
web-fu-specials = Special cards
web-fu-card = { $card }: { $words }, noise { $noise }
web-fu-hunt = New York hunts { $hero }. Those who can get there go first, the fastest before the others; among the equally fast cars, then bosses, then convicts. Those lit are still equal: you choose. Whoever stands with a hero stays.
web-fu-no-way-back = It turns up and acts at once: no way back.
web-fu-noise-then = Together they make { $noise } noise in step 6.
web-fu-choice = Your choice
efny-halt-title = Stop to use things
efny-halt = { $halt ->
    [always] always
    [useful] if I can
   *[seldom] seldom
}
web-fu-top-level = top level
web-fu-level = Level { $level }
web-fu-weapon = Weapon
web-fu-unarmed = none
web-fu-rounds = ammunition { $count } of { $most }
web-fu-car = Car
web-fu-ride = { $ride ->
    [none] on foot
    [taxi] the old taxi
   *[car] a car
}
web-fu-free = free
web-fu-aims = Objectives
web-fu-tap = tap to look
web-fu-aim = Objective { $number }
web-fu-aim-back = Secret { $colour } objective: look
web-fu-aim-face = { $met ->
    [yes] ✓ { $aim }
   *[other] { $aim }: { $how }
}
web-fu-noise = Noise
web-fu-noise-of = of { $most }
web-fu-noise-due = +{ $due } in step 6
web-fu-missions = Missions
web-fu-missions-spoken = Mission cubes: { $left } left
web-fu-missions-left = { $left } more: a timer tile
web-fu-events = Event level
web-fu-time = Time
web-fu-time-left = { $black } black, { $red } red
web-fu-side = { $side ->
    [u] above
    [ur] upper right
    [dr] lower right
    [d] below
    [dl] lower left
   *[ul] upper left
}
web-fu-deck = deck { $deck } · discards { $discards }
web-fu-next = Next card
web-fu-honest = Many values are reconstructed, not the printed ones.
web-fu-honest-link = What is known
web-fu-reserve = reserve { $count }
web-fu-holds = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
web-fu-boss = { $state ->
    [president] with the President
    [waiting] will be back
    [dead] dead
   *[away] not found
}
web-fu-boss-numbers = Hit points { $health }, damage { $damage }, range { $reach }, movement { $movement }
