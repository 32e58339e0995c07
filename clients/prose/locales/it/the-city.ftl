# The City. I nomi delle carte vengono dalla tabella del gioco.

# Sul manifesto, per chi non conosce il gioco: una riga.
tc-about = Costruisci, incassa, costruisci ancora: vince chi arriva a cinquanta.

tc-and = { $first } e { $second }
tc-or = { $first } o { $last }
tc-copies = { $card } ×{ $count }
tc-nothing = niente
tc-symbols = auto { $cars }, carrelli { $carts }, fontane { $fountains }

# Eventi
tc-dealt = { $who ->
    [you] Ricevi { $cards }.
   *[other] { $name } riceve { $cards }.
}
tc-dealt-unseen = { $name } riceve { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
tc-laid = { $who ->
    [you] Scarti { $card }.
   *[other] { $name } scarta { $card }.
}
tc-laid-unseen = { $left ->
    [0] { $name } ha scartato.
   *[other] { $name } scarta una carta.
}
tc-round-began = Round { $round }: tutti scelgono.
tc-answered = { $who ->
    [you] Hai scelto.
   *[other] { $name } ha scelto.
}
tc-revealed = { $who ->
    [you] Scopri { $cards }.
   *[other] { $name } scopre { $cards }.
}
tc-revealed-nothing = { $who ->
    [you] Rinunci a costruire.
   *[other] { $name } rinuncia a costruire.
}
tc-built = { $who ->
    [you] Costruisci { $card }, costo { $cost }.
   *[other] { $name } costruisce { $card }, costo { $cost }.
}
tc-took-architect = { $who ->
    [you] Prendi l’architetto.
   *[other] { $name } prende l’architetto.
}
tc-failed = { $who ->
    [you] Non puoi costruire { $card }: { $why }.
   *[other] { $name } non può costruire { $card }: { $why }.
}
tc-drew = { $who ->
    [you] Peschi { $cards } e ne tieni una.
   *[other] { $name } pesca { $cards } e ne tiene una.
}
tc-drew-unseen = { $count ->
    [0] Non c’è nulla da pescare per { $name }.
    [one] { $name } pesca una carta.
   *[other] { $name } pesca { $count } carte e ne tiene una.
}
tc-paid = { $who ->
    [you] Paghi con { $card }.
   *[other] { $name } paga con { $card }.
}
tc-paid-unseen = { $left ->
    [0] { $name } ha pagato.
   *[other] { $name } paga una carta.
}
tc-kept = { $who ->
    [you] Tieni { $card }.
   *[other] { $name } tiene { $card }.
}
tc-kept-unseen = { $name } tiene una carta.
tc-reshuffled = Il mazzo è finito: { $cards ->
    [one] l’unica carta scartata è il nuovo mazzo.
   *[other] si mescolano le { $cards } carte scartate.
}
tc-yielded = { $who ->
    [you] La tua città: { $income } $, { $points } ★, in tutto { $total }.
   *[other] Città di { $name }: { $income } $, { $points } ★, in tutto { $total }.
}
tc-income = { $who ->
    [you] Peschi { $cards }.
   *[other] { $name } pesca { $cards }.
}
tc-income-unseen = { $count ->
    [one] { $name } pesca una carta.
   *[other] { $name } pesca { $count } carte.
}
tc-ended = { $cause ->
    [fifty] Qualcuno ha 50 punti: la partita è finita.
   *[rounds] Il centesimo round era l’ultimo.
}

# Perché non si può costruire
tc-why-limit = max 1 per città
tc-why-needs = richiede { $cards }
tc-why-short = { $count ->
    [one] manca una carta
   *[other] mancano { $count } carte
}
tc-why-both = { $count ->
    [one] manca una carta per tutte e due
   *[other] mancano { $count } carte per tutte e due
}

# Rifiuti
tc-not-asked = Hai già risposto; gli altri stanno ancora decidendo.
tc-choose-now = Ora scegli che cosa costruire.
tc-pay-now = Ora paga quello che costruisci.
tc-keep-now = Ora tieni una delle carte pescate.
tc-discard-now = Ora scarta.
tc-not-in-hand = Non hai in mano { $card }, o non abbastanza copie.
tc-not-drawn = { $card } non è tra le carte che hai pescato.
tc-taken-before = Hai già preso { $card }.
tc-no-crew = Per due carte in un round serve una squadra di costruzione.
tc-never-of-two = { $card } non fa mai parte di una coppia.
tc-pair-too-dear = Insieme costano { $cost }; una squadra costruisce al massimo per { $most }.

# Scelte
tc-action-build = Costruisci { $cards } — costo { $cost }
tc-action-architect = Prendi l’architetto — gratis
tc-action-fail = { $cards } — non si può costruire: { $why }
tc-action-renounce = Rinuncia a costruire: peschi cinque carte e ne tieni una
tc-action-pay = Paga con { $card }
tc-action-keep = Tieni { $card }
tc-action-discard = Scarta { $card }
tc-merit = costo { $cost }, $ +{ $income }, ★ +{ $points }
tc-gain = $ +{ $income }, ★ +{ $points }

# Che cosa si chiede
tc-prompt-choose = Scegli in segreto che cosa costruire.
tc-prompt-one-of = Non puoi pagarle tutte e due: costruisci { $first } o { $second }.
tc-prompt-pay = { $left ->
    [one] Paga una carta.
   *[other] Paga { $left } carte.
}
tc-prompt-keep = { $count ->
    [one] Tieni la carta pescata.
   *[other] Tieni una delle { $count } carte pescate.
}
tc-prompt-discard = { $left ->
    [one] Scarta una carta.
   *[other] Scarta { $left } carte.
}
tc-prompt-waiting = Si aspetta { $names }.

# A che punto è la partita
tc-headline = { $round ->
    [0] Preparazione
   *[other] Round { $round }
} · mazzo { $deck } · scarti { $pile }
tc-note-ready = pronto
tc-table-now = Se il round si contasse adesso
tc-table-last = L’ultimo round
tc-table-points = Punti
tc-table-yielded = Quello che rendono le città
tc-column-income = $
tc-column-round = ★
tc-column-total = Totale
tc-column-cards = Carte

# Il tavolo a parole
tc-city = { $who ->
    [you] La tua città: { $cards }.
   *[other] Città di { $name }: { $cards }.
}
tc-city-yields = { $who ->
    [you] Ti porta { $income } $ e { $points } ★ a round; { $symbols }.
   *[other] Porta { $income } $ e { $points } ★ a round; { $symbols }.
}
tc-holds = { $who ->
    [you] Hai { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } in mano e { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }.
   *[other] { $name } ha { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } in mano e { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }.
}
tc-known = { $who ->
    [you] Tutti sanno che hai in mano { $cards }.
   *[other] Tutti sanno che { $name } ha in mano { $cards }.
}
tc-hand = La tua mano: { $cards }.
tc-hand-card = { $card } ({ $merit })
tc-hand-card-fails = { $card } ({ $why })
tc-discards = Dall’ultima mescolata hai scartato { $cards }.
tc-sealed = Hai scelto: { $cards }.
tc-drawn = Hai pescato { $cards }.

# Che cosa c’è stampato su una carta
tc-card-face = { $card }: { $face }.
tc-face-symbol = { $symbol ->
    [car] { $count ->
        [one] 1 auto
       *[other] { $count } auto
    }
    [cart] { $count ->
        [one] 1 carrello
       *[other] { $count } carrelli
    }
   *[fountain] { $count ->
        [one] 1 fontana
       *[other] { $count } fontane
    }
}
tc-face-income = $ { $terms }
tc-face-points = ★ { $terms }
tc-face-needs = richiede { $cards }
tc-face-cheaper = { $card } costa { $amount } in meno
tc-face-cheaper-symbol = { $symbol ->
    [car] le carte con un’auto costano { $amount } in meno
    [cart] le carte con un carrello costano { $amount } in meno
   *[fountain] le carte con una fontana costano { $amount } in meno
}
tc-face-crew = due carte a round per { $most } in tutto
tc-face-limit = max 1
tc-per-symbol = { $symbol ->
    [car] { $amount } per ogni auto
    [cart] { $amount } per ogni carrello
   *[fountain] { $amount } per ogni fontana
}
tc-per-rival = { $symbol ->
    [car] { $amount } per ogni auto di un altro giocatore
    [cart] { $amount } per ogni carrello di un altro giocatore
   *[fountain] { $amount } per ogni fontana di un altro giocatore
}
tc-per-own = { $amount } per ogni { $card }
tc-per-further = { $amount } per ogni ulteriore { $card }
tc-per-any = { $amount } per ogni { $card } in gioco
tc-if-own = { $amount } con { $card }
tc-if-any = { $amount } se { $card } è in gioco

# Sul tavolo disegnato
tc-your-city = La tua città
tc-city-of = Città di { $name }
tc-last = ultimo: { $cards }
tc-your-hand = Mano
tc-empty = ancora nessun edificio
tc-head-cars = auto
tc-head-carts = carr.
tc-head-fountains = font.

# Che cosa c’è scritto su una carta, e che cosa conta
tc-counted-symbol = { $symbol ->
    [car] { $count } auto
    [cart] { $count ->
        [one] { $count } carrello
       *[other] { $count } carrelli
    }
   *[fountain] { $count ->
        [one] { $count } fontana
       *[other] { $count } fontane
    }
}
tc-counted-theirs = { $symbols } altrove
tc-counted-further = altre { $count } uguali

# Nel browser
tc-web-race = Corsa a { $goal }
tc-web-race-with = con { $cards } arrivi a { $points }
tc-web-race-now = così come sei arrivi a { $points }
tc-web-race-seat = { $name } { $points }
tc-web-race-spoken = { $seats } su { $goal }
tc-web-family = { $family ->
    [home] Case
    [shop] Negozi
    [work] Affari
    [road] Traffico
    [arts] Cultura
    [play] Svago
   *[civic] Comune
}
tc-web-a-round = per round
tc-web-yields = { $income ->
    [one] un’entrata
   *[other] { $income } entrate
}, { $points ->
    [one] un punto
   *[other] { $points } punti
} per round
tc-web-floor = { $card }, { $yields }
tc-web-ghost = { $card }, se costruisci: { $gain }
tc-web-gain = più { $income } di entrate, più { $points ->
    [one] un punto
   *[other] { $points } punti
}
tc-web-hand = La tua mano
tc-web-hand-how = sotto: quanto guadagnerebbe la città in questo round
tc-web-pair-how = la tua squadra: puoi scegliere due carte, per { $most } in tutto
tc-web-marked = { $all ->
    [one] { $count } di 1 segnata
   *[other] { $count } di { $all } segnate
}
tc-web-drawn = Hai pescato queste: tienine una
tc-web-architect = Architetto: gratis, $ 1 per round
tc-web-architect-taken = Architetto già preso
tc-web-renounce = Rinuncia: pesca 5, tieni 1
tc-web-card-cost = costo { $cost }
tc-web-card-less = costo { $cost } invece di { $printed }: { $givers }
tc-web-card-less-tip = Costa { $cost } invece di { $printed }: { $givers }.
tc-web-card-cannot = non si può costruire: { $why }
tc-web-card-sealed = sigillata
tc-web-pays = costa { $cost } delle tue { $payers }
tc-web-seal-cards = Sigilli { $cards } come tua scelta
tc-web-seal-nothing = Rinunci a costruire
tc-web-costs = { $count ->
    [one] Costo { $cost }: { $gain } in questo round.
   *[other] Costo totale { $cost }: { $gain } in questo round.
}
tc-web-costs-less = Costo { $cost } invece di { $printed } ({ $givers }): { $gain } in questo round.
tc-web-free = Non costa niente: { $gain } in questo round.
tc-web-renounced = Peschi cinque carte e ne tieni una.
tc-web-part = Se ne costruisce solo una parte: { $why }.
tc-web-pay-cards = Paghi con { $cards }
tc-web-discard-cards = Scarti { $cards }
tc-web-face-down = Finiscono negli scarti, coperte.
tc-web-would-return = { $card }: { $why }. Ti tornerebbe in mano e rinunceresti.
tc-web-says = { $card }: { $words }.
tc-web-verb-seal = Sigilla
tc-web-verb-pay = Paga
tc-web-verb-keep = Tieni
tc-web-verb-discard = Scarta
tc-web-sealed = Scelte sigillate
tc-web-turned-up = Scelte scoperte
tc-web-too-many = Fino a { $most } carte
tc-web-first = Primi scarti
tc-web-duty = { $duty ->
    [choose] sceglie
    [sealed] sigillato
    [pay] paga
    [keep] ne tiene una
    [discard] scarta
   *[ready] pronto
}
tc-web-seal-spoken = { $name }: { $duty }
tc-web-turned-spoken = { $name }: { $cards }, { $duty }
tc-web-waiting = in attesa: { $names }
tc-web-if = Se costruisci { $cards }
tc-web-if-nothing = Se rinunci
tc-web-income = Entrate
tc-web-points = Punti
tc-web-city-now = Città ora
tc-web-row = { $card }, { $why }
tc-web-this-round = Questo round
tc-web-cards-head = Carte in mano
tc-web-rivals = Gli altri
tc-web-open = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano, { $yields }. Apri la città
tc-web-held = { $count ->
    [one] Una carta in mano.
   *[other] { $count } carte in mano.
}

# Dove si possono spezzare le parole lunghe nei nomi delle carte
tc-web-breaks =
    aero-porto archi-tetto arti-gia-nale audi-torium auto-strada auto-stra-dale bou-tique
    cit-ta-dino com-mer-ciale comu-nale con-do-minio con-gressi co-stru-zione dire-zio-nale
    dis-count di-ver-ti-menti fer-ro-via-ria fie-ri-stico gal-le-ria grat-ta-cielo
    in-du-striale magaz-zino metro-po-li-tana monu-mento multi-sala muni-cipio ospe-dale
    par-cheg-gio quar-tiere resi-den-ziale risto-rante spor-tivo sta-zione super-mer-cato
    svin-colo tec-no-lo-gico uni-ver-sità vil-lette
