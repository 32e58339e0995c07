# The City. I nomi delle carte vengono dalla tabella del gioco.

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
tc-dealt-unseen = { $name } riceve { $count } carte.
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
tc-reshuffled = Il mazzo è finito: si mescolano le { $cards } carte scartate.
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
tc-why-limit = in una città può essercene uno solo
tc-why-needs = richiede { $cards }
tc-why-short = { $count ->
    [one] manca una carta
   *[other] mancano { $count } carte
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
tc-action-fail = { $cards } — non si può costruire: { $why }
tc-action-renounce = Rinuncia a costruire: peschi cinque carte e ne tieni una
tc-action-pay = Paga con { $card }
tc-action-keep = Tieni { $card }
tc-action-discard = Scarta { $card }
tc-merit = costo { $cost }, $ +{ $income }, ★ +{ $points }
tc-gain = $ +{ $income }, ★ +{ $points }

# Che cosa si chiede
tc-prompt-choose = Scegli in segreto che cosa costruire.
tc-prompt-pay = { $left ->
    [one] Paga ancora una carta.
   *[other] Paga ancora { $left } carte.
}
tc-prompt-keep = Tieni una delle { $count } carte pescate.
tc-prompt-discard = { $left ->
    [one] Scarta ancora una carta.
   *[other] Scarta ancora { $left } carte.
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
    [you] Hai { $count } carte in mano e { $total } punti.
   *[other] { $name } ha { $count } carte in mano e { $total } punti.
}
tc-known = { $who ->
    [you] Tutti sanno di { $cards } nella tua mano.
   *[other] Tutti sanno di { $cards } nella mano di { $name }.
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
