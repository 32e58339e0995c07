# Fifth Avenue. Colori e negozi arrivano con le parole della notazione, i quartieri rovesciati: w34.

# Sul manifesto, per chi non conosce il gioco: una riga.
fa-about = Fai offerte per i terreni, costruisci gli immobili.

fa-colour = { $colour ->
    [orange] arancione
    [green] verde
    [grey] grigio
    [brown] marrone
    [violet] viola
   *[sixth] sesto
}
fa-card = { $colour ->
    [orange] Arancione { $value }
    [green] Verde { $value }
    [grey] Grigia { $value }
    [brown] Marrone { $value }
    [violet] Viola { $value }
   *[black] Nera { $value }
}
fa-shop = { $shop ->
    [fashion] negozio di moda
    [jeweller] gioielleria
    [gallery] galleria d’arte
   *[perfumery] profumeria
}
fa-place = { $place ->
    [start] Partenza
    [w34] 34ª Strada Ovest
    [e34] 34ª Strada Est
    [w42] 42ª Strada Ovest
    [ts] Times Square
    [e42] 42ª Strada Est
    [w52] 52ª Strada Ovest
    [e52] 52ª Strada Est
   *[park] Central Park
}
fa-at = { $place ->
    [start] alla Partenza
    [ts] a Times Square
    [park] a Central Park
   *[other] nella { fa-place }
}
fa-commission = { $commission ->
    [white] la commissione bianca
   *[beige] la commissione beige
}
fa-asso = Asso
fa-points-of = { $seat } { $points }
fa-nothing = niente

# Eventi
fa-began = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $name }.
}
fa-shop-laid = { $place }: { $shop } sul terreno { $colour }.
fa-row-laid = La fila dei negozi: { $shops }.
fa-dealt = { $who ->
    [you] Ricevi { $cards }.
   *[other] { $name } riceve { $cards }.
}
fa-dealt-unseen = { $name } riceve { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
fa-turned-up = In cima al mazzo c’è { $card }.
fa-tower-placed = { $who ->
    [you] Metti un immobile { $place }, terreno { $colour }.
   *[other] { $name } mette un immobile { $place }, terreno { $colour }.
}
fa-towers-taken = { $who ->
    [you] Prendi { $count ->
        [one] 1 immobile
       *[other] { $count } immobili
    }.
   *[other] { $name } prende { $count ->
        [one] 1 immobile
       *[other] { $count } immobili
    }.
}
fa-shop-chosen = { $who ->
    [you] Scegli il negozio: { $shop }.
   *[other] { $name } sceglie il negozio: { $shop }.
}
fa-shop-placed = { $who ->
    [you] Lo metti { $place }, terreno { $colour }.
   *[other] Va { $place }, terreno { $colour }.
}
fa-shop-to-park = Sotto Central Park va il negozio rimasto: { $shop }.
fa-special = Calcolo speciale dopo il negozio { $placed }, per chi è in almeno { $districts } quartieri: { $scores }.
fa-drew = { $who ->
    [you] Peschi { $card }.
   *[other] { $name } pesca { $card }.
}
fa-drew-unseen = { $name } pesca una carta nera.
fa-shuffled = Il mazzo nero viene mescolato.
fa-scored = { $who ->
    [you] Conti { $place }: { $scores }.
   *[other] { $name } conta { $place }: { $scores }.
}
fa-took = { $who ->
    [you] Prendi { $card }.
   *[other] { $name } prende { $card }.
}
fa-moved = { $who ->
    [you] Muovi { $commission }: { $place }.
   *[other] { $name } muove { $commission }: { $place }.
}
fa-auction = { $who ->
    [you] Asta di { $place }: apri tu.
   *[other] Asta di { $place }: apre { $name }.
}
fa-bid = { $who ->
    [you] Posi { $cards }: { $total }.
   *[other] { $name } posa { $cards }: { $total }.
}
fa-passed = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
fa-passed-cards = { $who ->
    [you] Passi e riprendi { $cards }.
   *[other] { $name } passa e riprende { $cards }.
}
fa-asso-turned = Asso scopre { $card }.
fa-asso-bid = { $leads ->
    [yes] Asso offre { $total } ed è in testa.
   *[no] Asso offre { $total } ed è fuori.
}
fa-won = { $who ->
    [you] Vinci { $place } con { $total }; le carte permettono { $towers ->
        [one] 1 immobile
       *[other] { $towers } immobili
    }.
   *[other] { $name } vince { $place } con { $total }; le carte permettono { $towers ->
        [one] 1 immobile
       *[other] { $towers } immobili
    }.
}
fa-asso-won = Asso vince { $place } con { $total }.
fa-place-lot = { $place }, terreno { $colour }
fa-nobody-bid = Nessuno vince { $place }.
fa-built = { $who ->
    [you] { $count ->
        [0] Non costruisci { $place }.
        [one] Costruisci un immobile { $place }.
       *[other] Costruisci { $count } immobili { $place }.
    }
   *[other] { $count ->
        [0] { $name } non costruisce { $place }.
        [one] { $name } costruisce un immobile { $place }.
       *[other] { $name } costruisce { $count } immobili { $place }.
    }
}
fa-stopped = { $who ->
    [you] Ordini la chiusura dei cantieri { $place }: { $scores }. Il quartiere è chiuso.
   *[other] { $name } ordina la chiusura dei cantieri { $place }: { $scores }. Il quartiere è chiuso.
}
fa-markers-home = Le aste sono finite; i gettoni { $commission ->
    [white] della commissione bianca
   *[beige] della commissione beige
} tornano alla Partenza.
fa-ended = { $cause ->
    [shop] L’ultimo negozio è piazzato: la partita finisce.
    [stop] Il secondo cartello è posato: la partita finisce.
   *[limit] La partita finisce dopo 400 turni.
}
fa-finally = { $place } alla fine: { $scores }.
fa-park-scored = Central Park: si pescano { $shops }, ogni immobile vale { $each }: { $scores }.

# Rifiuti
fa-asked = { $asked ->
    [tower] Ora metti un immobile su un terreno.
    [action] Ora scegli un’azione da A a D.
    [shop] Ora scegli il terreno per il negozio.
    [cards] Ora prendi le carte colorate.
    [move] Ora muovi una commissione.
    [bid] Ora offri o passa.
   *[build] Hai vinto: ora costruisci, o ordina la chiusura.
}
fa-no-such-lot = Il terreno { $colour } non va bene.
fa-not-empty = Sul terreno { $colour } di { $place } c’è già qualcosa.
fa-same-district = Hai già un immobile { $place }; il secondo va altrove.
fa-no-towers = Nella riserva comune non hai più immobili.
fa-not-in-group = Nel gruppo attivo non c’è: { $shop }.
fa-no-lot = Nessun terreno accetta più negozi.
fa-towers-there = Sul terreno { $colour } di { $place } ci sono immobili.
fa-two-shops = Sul terreno { $colour } di { $place } ci sono due negozi.
fa-closed = { $place }: il quartiere è chiuso.
fa-no-commission = Non c’è nessuna commissione { $place }.
fa-deck-empty = Il mazzo { $colour } è vuoto.
fa-two-colours = Prendi due carte di colori diversi.
fa-no-way = Da dove si trova, { $commission } non può andare { $place }.
fa-not-in-hand = Non hai in mano { $card }.
fa-out-of-order = Le carte di un’offerta si posano in ordine crescente, le nere per ultime: è tardi per { $card }.
fa-wrong-colour = Non puoi offrire il colore { $colour }: { $why ->
    [laid] hai posato carte di un altro colore
    [own] i tuoi immobili qui sono su un altro terreno
    [empty] solo colori di terreni liberi
    [stop] solo colori di terreni con negozi
   *[park] la prima offerta ha fissato il colore
}.
fa-black-first = Un’offerta comincia con una carta del suo colore.
fa-too-low = Un’offerta deve superare { $high }.
fa-nothing-laid = Prima posa una carta, o passa.
fa-bidding = Hai cominciato un’offerta: completala.
fa-too-many = { $most ->
    [0] Non puoi costruire.
    [one] Puoi costruire al massimo un immobile.
   *[other] Puoi costruire al massimo { $most } immobili.
}
fa-must-stop = Senza immobili in questo quartiere pieno devi ordinare la chiusura.
fa-not-full = Prima dell’asta un terreno era libero: niente chiusura.
fa-no-stop = A Central Park non c’è chiusura.

# Scelte
fa-action-tower = Immobile { $place }, terreno { $colour }
fa-action-shop-at = { $place }, terreno { $colour }
fa-action-towers = A: prendi 3 immobili
fa-action-shop = B: piazza il negozio: { $shop }
fa-action-draw = C: pesca una nera e muovi una commissione
fa-action-score = D: conta { $place }
fa-action-take = Prendi { $cards }
fa-action-move = Muovi { $commission }: { $place }
fa-action-auction = Riporta { $commission } alla Partenza: aste!
fa-action-lay = Posa { $card }
fa-action-stand = Offri { $total }
fa-action-pass = Passa
fa-action-build = { $count ->
    [0] Non costruire
    [one] Costruisci 1 immobile
   *[other] Costruisci { $count } immobili
}
fa-action-stop = Ordina la chiusura dei cantieri
fa-worth = vale { $each } l’uno
fa-bid-now = offerta { $total }, da superare { $high }; { $win }
fa-win = { $may ->
    [stop] vincere vuol dire chiudere
    [either] se vinci: { $towers ->
        [one] 1 immobile
       *[other] { $towers } immobili
    } o la chiusura
   *[build] se vinci: { $towers ->
        [one] 1 immobile
       *[other] { $towers } immobili
    }
}
fa-group-place = { $place }

# Che cosa si chiede
fa-prompt-place = { $who ->
    [you] { $tower ->
        [first] Metti un immobile iniziale su un terreno libero.
       *[second] Metti il secondo immobile iniziale, in un altro quartiere.
    }
   *[other] { $name } mette un immobile iniziale.
}
fa-prompt-turn = { $who ->
    [you] Tocca a te: scegli un’azione, da A a D.
   *[other] { $name } sta scegliendo un’azione.
}
fa-prompt-shop = { $who ->
    [you] Dove va il negozio ({ $shop })?
   *[other] { $name } piazza il negozio ({ $shop }).
}
fa-prompt-take = { $who ->
    [you] Prendi la prima carta di due mazzi colorati.
   *[other] { $name } prende carte colorate.
}
fa-prompt-move = { $who ->
    [you] Muovi una commissione.
   *[other] { $name } muove una commissione.
}
fa-prompt-bid = { $who ->
    [you] Asta di { $place }: offri { $least } o più con { $colours }, o passa.
   *[other] { $name } sta offrendo per { $place }.
}
fa-prompt-must-pass = Asta di { $place }: non puoi offrire, devi passare.
fa-prompt-raise = La tua offerta è { $total }; deve arrivare a { $least }.
fa-prompt-build = { $who ->
    [you] { $may ->
        [stop] Hai vinto { $place }: è pieno e non vi hai immobili, ordina la chiusura.
        [either] Hai vinto { $place }: costruisci o ordini la chiusura dei cantieri?
       *[build] Hai vinto { $place }: quanti immobili costruisci?
    }
   *[other] { $name } ha vinto { $place } e decide che cosa costruire.
}
fa-why = { $why ->
    [laid] il colore posato
    [own] il proprio terreno
    [empty] terreni liberi
    [stop] negozi, per una chiusura
    [free] qualsiasi colore
   *[park] fissato dalla prima offerta
}

# A che punto siamo
fa-headline = Turno { $turn } · negozi piazzati { $placed } di 12 · cartelli { $signs } di 2
fa-note = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $reserve ->
    [one] 1 immobile
   *[other] { $reserve } immobili
}
fa-note-passed = { fa-note }, ha passato
fa-table-now = Se la partita finisse ora, senza Central Park
fa-table-sheet = Il punteggio
fa-column-points = Punti
fa-column-districts = Dai quartieri
fa-column-park = Imm. al parco
fa-column-total = Totale
fa-column-cards = Carte
fa-column-worth = Immobili × valore
fa-column-for = Per
fa-all-towers = tutti gli immobili: { $towers }
fa-table-scored = { $how ->
    [stop] { $place }: chiusura dei cantieri
   *[other] { $place }: calcolo dei punti
}
fa-table-special = Calcolo speciale dopo il negozio { $placed }
fa-table-park = Central Park: calcolo dei punti

# Il tavolo a parole
fa-district = { $place }: { $lots }.
fa-district-closed = { $place }: quartiere chiuso.
fa-lot-empty = { $colour } libero (vale { $each })
fa-lot-shops = { $colour } { $shops }
fa-lot-towers = { $who ->
    [you] { $colour } { $count ->
        [one] 1 tuo immobile
       *[other] { $count } tuoi immobili
    } (ognuno vale { $each })
   *[other] { $colour } { $count ->
        [one] 1 immobile
       *[other] { $count } immobili
    } di { $name } (ognuno vale { $each })
}
fa-commission-at = { $commission ->
    [white] La commissione bianca
   *[beige] La commissione beige
} è { $place }{ $count ->
    [0] .
   *[other] , gettoni { $marks }.
}
fa-group = { $count ->
    [0] Il gruppo attivo di negozi: { $shops }. Dopo non ne vengono altri.
   *[other] Il gruppo attivo di negozi: { $shops }. Dopo: { $later }.
}
fa-special-to-come = Calcolo speciale fra { $shops ->
    [one] 1 negozio
   *[other] { $shops } negozi
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a chi ha immobili in almeno { $districts } quartieri.
fa-park = { $count ->
    [0] Sotto Central Park: { $shops }.
   *[other] Sotto Central Park: { $shops }; { $towers }.
}
fa-park-towers = { $who ->
    [you] { $count ->
        [one] 1 tuo immobile
       *[other] { $count } tuoi immobili
    }
   *[other] { $count ->
        [one] 1 immobile di { $name }
       *[other] { $count } immobili di { $name }
    }
}
fa-deck = { $card } ({ $count } sotto)
fa-decks = Carte scoperte: { $cards }. Il mazzo nero ha { $black ->
    [one] 1 carta
   *[other] { $black } carte
}.
fa-hand = { $count ->
    [0] Non hai carte in mano.
   *[other] In mano hai { $cards }.
}
fa-has = { $who ->
    [you] Hai
   *[other] { $name } ha
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}{ $known ->
    [yes] , tra cui { $cards },
   *[no] ,
} { $reserve ->
    [one] 1 immobile
   *[other] { $reserve } immobili
} nella riserva personale e { $supply } in quella comune.
fa-asso-left = Asso ha { $count ->
    [one] 1 immobile
   *[other] { $count } immobili
} accanto al tabellone.
fa-auction-is = Si mette all’asta { $place }.
fa-has-laid = { $who ->
    [you] Hai posato { $cards }: { $total }.
   *[other] { $name } ha posato { $cards }: { $total }.
}
fa-has-passed = { $who ->
    [you] Hai passato.
   *[other] { $name } ha passato.
}
fa-asso-laid = Asso ha scoperto { $cards }: { $total }.
fa-permit = { $who ->
    [you] Puoi offrire { $colours } ({ $why }).
   *[other] { $name } può offrire { $colours } ({ $why }).
}
fa-stop-would = { $who ->
    [you] Una chiusura ordinata da te darebbe: { $scores }.
   *[other] Una chiusura ordinata da { $name } darebbe: { $scores }.
}

# Sul tavolo disegnato
fa-row = Negozi
fa-below = Sotto il parco
fa-your-hand = La tua mano
fa-picked = La tua offerta
fa-high = massimo { $total }
fa-special-next = almeno { $districts } quartieri: +{ $points } fra { $shops ->
    [one] 1 negozio
   *[other] { $shops } negozi
}
fa-is-closed = chiuso
fa-auction-of = Asta di { $place }
fa-out = fuori
fa-stop-pays = Chiusura { $towers }; gli altri
fa-legend = F moda · J gioielleria | A galleria · P profumeria | ·2 valore del terreno · ▫▪ gettoni | ▮ immobili: riserva + comune | k(n): carte nere rimaste

# Al tavolo nel browser
web-fa-short = { $place ->
    [start] Partenza
    [w34] 34 O
    [e34] 34 E
    [w42] 42 O
    [ts] Times Sq.
    [e42] 42 E
    [w52] 52 O
    [e52] 52 E
   *[park] Central Park
}
web-fa-suit = { $suit ->
    [orange] Arancione
    [green] Verde
    [grey] Grigio
    [brown] Marrone
    [violet] Viola
   *[black] Nero
}
web-fa-card = { $card }, { $towers ->
    [one] 1 immobile
   *[other] { $towers } immobili
}
web-fa-map = Midtown, dalla Partenza a Central Park
web-fa-lot = { $place }, { $lot }
web-fa-place = { $place }: { $there }
web-fa-marker = { $commission ->
    [white] un gettone bianco
   *[beige] un gettone beige
}
web-fa-towers-of = { $name }: { $count ->
    [one] 1 immobile
   *[other] { $count } immobili
}
web-fa-coins = monete: quanto vale ora un immobile lì
web-fa-dashed = tratteggio: prossime mosse delle commissioni
web-fa-row = Fila dei negozi
web-fa-to-end = la partita finisce fra { $shops ->
    [one] 1 negozio
   *[other] { $shops } negozi
} o { $signs ->
    [one] 1 chiusura
   *[other] { $signs } chiusure
}
web-fa-actions = Le quattro azioni
web-fa-towers = prendi { $count ->
    [one] 1 immobile
   *[other] { $count } immobili
}
web-fa-supply = { $count } nella riserva comune
web-fa-shop-how = scegli un negozio della fila, poi il terreno
web-fa-draw = una carta nera, poi una mossa
web-fa-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
web-fa-score = calcola i punti: { $place }
web-fa-score-none = nessuna commissione è in un quartiere
web-fa-moves = Mosse delle commissioni
web-fa-auctions = aste!
web-fa-decks = Mazzi
web-fa-decks-how = la prima carta, e quante sotto
web-fa-top = { $card }, sopra { $count ->
    [one] 1 altra carta
   *[other] altre { $count } carte
}
web-fa-empty = { $suit }: il mazzo è vuoto
web-fa-black-deck = Il mazzo nero: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-fa-group = { $suit }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, valore { $worth }
web-fa-hand-how = Sotto la carta: il totale con essa e gli immobili permessi se vinci. Prima il colore, poi le nere.
web-fa-would = offerta { $total }, { $towers ->
    [one] 1 immobile
   *[other] { $towers } immobili
} se vinci
web-fa-stage = { $stage ->
    [done] fatta
    [now] ora
    [next] poi
   *[later] dopo
}
web-fa-opened = { $who ->
    [you] { $number } di { $count }, hai aperto tu
   *[other] { $number } di { $count }, ha aperto { $name }
}
web-fa-won = { $who ->
    [you] { $number } di { $count }, hai vinto tu
   *[other] { $number } di { $count }, ha vinto { $name }
}
web-fa-won-by = { $who ->
    [you] l’hai vinta tu
   *[other] l’ha vinta { $name }
}
web-fa-won-by-nobody = nessuna offerta
web-fa-highest = più alta
web-fa-laid = colore posato
web-fa-least = serve { $least }
web-fa-asso-waits = offre una volta, dopo gli altri
web-fa-asso-turned = carte scoperte finché due sono uguali
web-fa-value = un { $value } permette { $towers ->
    [one] 1 immobile
   *[other] { $towers } immobili
}
web-fa-win-none = Che cosa permette una vittoria
web-fa-win-how = decide la carta più alta posata, dalla tua riserva
web-fa-win = { $who ->
    [you] Vinci con { $total }: costruisci
   *[other] { $name } vince con { $total }: costruisce
}
web-fa-upto = { $most ->
    [0] 0
   *[other] 0–{ $most }
}
web-fa-win-why = carta più alta { $value }: al massimo { $towers }; riserva { $reserve }
web-fa-win-then = poi un conteggio dà { $then }, non { $now }
web-fa-then = un conteggio dà { $then }, ora { $now }
web-fa-stop = o cantieri chiusi
web-fa-stop-why = tutti i terreni sono occupati: { $towers ->
    [one] 1 immobile, 1 punto
   *[other] { $towers } immobili, 1 punto l’uno
}; agli altri metà, per difetto
web-fa-tab-shops = Negozi
web-fa-scores = Tutti
web-fa-column-reserve = Riserva
web-fa-column-end = Fine ora
web-fa-enough = basta per il prossimo calcolo speciale
web-fa-asso-never = solo immobili, mai punti
web-fa-held = Carte in mano per colore
web-fa-verb-place = Piazza
web-fa-verb-take = Prendi
web-fa-verb-draw = Pesca
web-fa-verb-score = Calcola
web-fa-verb-auction = All’asta
web-fa-verb-move = Muovi
web-fa-verb-bid = Offri
web-fa-verb-build = Costruisci
web-fa-verb-stop = Chiudi i cantieri
