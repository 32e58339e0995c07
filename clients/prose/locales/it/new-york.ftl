# New York. I tipi arrivano con la loro notazione, banche e lati con le parole inglesi.

# Sul manifesto, per chi non conosce il gioco: una riga.
ny-title = New York
ny-about = Quattro banche, una città, la strada più lunga.

ny-kind = { $kind ->
    [museum] Museo
    [theatre] Teatro
    [station] Stazione
    [church] Chiesa
    [park] Parco
   *[skyscraper] Grattacielo
}
ny-the-kind = { $kind ->
    [museum] il Museo
    [theatre] il Teatro
    [station] la Stazione
    [church] la Chiesa
    [park] il Parco
   *[skyscraper] il Grattacielo
}
ny-tile = { $streets ->
    [none] { ny-kind } { $price }
   *[some] { ny-kind } { $price } { $streets }
}
ny-the-tile = { $streets ->
    [none] { ny-the-kind } { $price }
   *[some] { ny-the-kind } { $price } { $streets }
}
ny-kinds = { $kind ->
    [museum] musei
    [theatre] teatri
    [station] stazioni
    [church] chiese
    [park] parchi
   *[skyscraper] grattacieli
}
ny-kind-sign = { $kind ->
    [museum] Mu
    [theatre] Te
    [station] St
    [church] Ch
    [park] Pa
   *[skyscraper] Gr
}
ny-side-letter = { $side ->
    [north] N
    [east] E
    [south] S
   *[west] O
}
ny-side = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
ny-bank = { $bank ->
    [blue] banca blu
    [green] banca verde
    [yellow] banca gialla
   *[red] banca rossa
}
ny-the-bank = la { ny-bank }
ny-bank-head = { $bank ->
    [blue] Blu
    [green] Verde
    [yellow] Gialla
   *[red] Rossa
}
ny-money = { $bank ->
    [blue] blu
    [green] verde
    [yellow] giallo
   *[red] rosso
}
ny-card = { ny-money } { $value }
ny-scoring = { $scoring ->
    [a] A
    [b] B
   *[c] C
}
ny-place = { $place ->
    [1] 1º
    [2] 2º
   *[3] 3º
}

ny-start = Times Square

# Caselle, contate dalla tessera di partenza
ny-cell-start = a Times Square
ny-cell-east = { $steps } a est
ny-cell-west = { $steps } a ovest
ny-cell-north = { $steps } a nord
ny-cell-south = { $steps } a sud

# Eventi
ny-tile-drawn = Alla { $bank } esce { $tile }.
ny-dirk-drew = Dirk riceve { $tiles }.
ny-dirk-drew-none = Per Dirk non ci sono tessere.
ny-dealt = { $who ->
    [you] Ricevi: { $cards } ({ $worth }).
   *[other] { $name } riceve: { $cards } ({ $worth }).
}
ny-turned-up = Si scopre: { $card }.
ny-piles-made = Il mazzo ha cinque mazzetti di { $piles } carte; la carta A è nel secondo, la B nel quarto.
ny-began = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $name }.
}
ny-took = { $who ->
    [you] Riscuoti { $cards }.
   *[other] { $name } riscuote { $cards }.
}
ny-bought = { $who ->
    [you] { $exact ->
        [yes] Compri { $tile } con { $cards } ({ $bank }): prezzo esatto, agisci ancora.
       *[no] Compri { $tile } con { $cards } ({ $bank }), { $over } di troppo.
    }
   *[other] { $exact ->
        [yes] { $name } compra { $tile } con { $cards } ({ $bank }): prezzo esatto, agisce ancora.
       *[no] { $name } compra { $tile } con { $cards } ({ $bank }), { $over } di troppo.
    }
}
ny-placed = { $who ->
    [you] Posi { $tile }: { $cell }.
   *[other] { $name } posa { $tile }: { $cell }.
}
ny-reserved = { $who ->
    [you] Metti { $tile } nella riserva.
   *[other] { $name } mette { $tile } nella riserva.
}
ny-given = { $who ->
    [you] Regali { $tile } a Dirk.
   *[other] { $name } regala { $tile } a Dirk.
}
ny-added = { $who ->
    [you] Dalla riserva posi { $tile }: { $cell }.
   *[other] Dalla riserva { $name } posa { $tile }: { $cell }.
}
ny-removed = { $who ->
    [you] Togli { $tile } ({ $cell }): va nella riserva.
   *[other] { $name } toglie { $tile } ({ $cell }), che va nella riserva.
}
ny-swapped = { $who ->
    [you] Scambi { $out } ({ $cell }) con { $tile } della riserva.
   *[other] { $name } scambia { $out } ({ $cell }) con { $tile } della riserva.
}
ny-passed = { $who ->
    [you] Non puoi fare niente e passi.
   *[other] { $name } non può fare niente e passa.
}
ny-reshuffled = { $count ->
    [one] L’unica carta scartata diventa il nuovo mazzo.
   *[other] Si mescolano { $count } scarti in un nuovo mazzo.
}
ny-scored = Punteggio { ny-scoring }. Strade: { $streets }. { $majorities }In tutto: { $points }.
ny-scored-seat = { $seat } { $points }
ny-scored-kind = { ny-kind }: { $shares }.
ny-share = { $tied ->
    [no] { $names } { $points } ({ ny-place } con { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    })
   *[yes] { $names } { $points } a testa ({ ny-place } a pari merito con { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    } a testa)
}
ny-ended = { $cause ->
    [bag] Il sacchetto è vuoto e il deposito non si può riempire: non ci sono altri turni.
   *[purchases] Per cento giri nessuno ha comprato niente: non ci sono altri turni.
}
ny-handed-out = { $who ->
    [you] Ricevi { $tile }: hai più denaro di tutti della { $bank }, { $money }.
    [other] { $name } riceve { $tile }: ha più denaro di tutti della { $bank }, { $money }.
    [tie] Resta nel deposito { $tile }: più giocatori hanno { $money } della { $bank }.
   *[nobody] Resta nel deposito { $tile }: nessuno ha denaro della { $bank }.
}

# Rifiuti
ny-act-first = Hai ancora un’azione; le tessere comprate si posano alla fine del turno.
ny-place-now = Le azioni sono finite: posa le tessere che hai comprato.
ny-leftovers-only = La partita è alla fine: posa le tessere che ti sono state assegnate, in città o nella riserva.
ny-can-act = Si passa soltanto se non si può fare niente, e tu puoi.
ny-no-cards = Di’ quali carte riscuoti.
ny-not-in-row = Nella fila non c’è { $card }, o non tante volte.
ny-too-much-at-once = Insieme valgono { $worth }. Più carte possono valere al massimo 5; una carta sola può valere quanto vuole.
ny-no-tile = Sulla casella della { $bank } non c’è nessuna tessera.
ny-wrong-bank = La tessera è in vendita alla { $bank }, e { $card } non è denaro suo.
ny-not-in-hand = Non hai in mano { $card }, o non tante volte.
ny-too-little = { $missing ->
    [one] Manca ancora 1 della { $bank }.
   *[other] Mancano ancora { $missing } della { $bank }.
}
ny-not-aside = Tra le tessere da posare non c’è { $tile }.
ny-not-in-reserve = Nella tua riserva non c’è { $tile }.
ny-not-in-city = Nella tua città non c’è { $tile }.
ny-start-tile = Times Square resta dov’è.
ny-taken = Lì c’è già una tessera.
ny-no-common-side = La tessera non toccherebbe la città con nessun lato; un angolo non basta.
ny-sides-differ = A { ny-side } una strada toccherebbe un lato senza strada.
ny-cut-off = Una tessera non si potrebbe raggiungere a piedi da Times Square senza attraversare strade.
ny-hole = Ci sarebbe un buco: caselle vuote circondate da tessere.
ny-no-dirk = Dirk c’è soltanto quando si gioca in due.

# Scelte
ny-action-take = Riscuoti { $cards }
ny-action-buy = Compra { $tile } con { ny-money } { $cards }
ny-action-add = Aggiungi { $tile }: { $cell }
ny-action-remove = Togli { $tile } ({ $cell })
ny-action-swap = Scambia { $out } ({ $cell }) con { $tile }
ny-action-pass = Passa: non si può fare altro
ny-action-place = Posa { $tile }: { $cell }
ny-action-reserve = Metti { $tile } nella riserva
ny-action-dirk = Regala { $tile } a Dirk
ny-group-take = Riscuoti denaro
ny-group-buy = Compra { $tile } ({ ny-money })
ny-group-add = Aggiungi { $tile } dalla riserva
ny-group-remove = Togli una tessera e mettila nella riserva
ny-group-swap = Scambia: entra { $tile } della riserva
ny-group-place = Posa { $tile }
ny-effect-exact = esatto: un’altra azione
ny-effect-over = { $over } di troppo
ny-effect-purse = { ny-money } { $worth }
ny-effect-then = in mano dopo: { $purses }
ny-effect-pays = paga il prezzo esatto: { $tile }
ny-effect-street = strada { $change }
ny-effect-points = { $points ->
    [one] { $change } punto
   *[other] { $change } punti
}
ny-effect-kind = { $first ->
    [yes] più { ny-kinds } di tutti: { ny-effect-points }
   *[no] { ny-kinds }: { ny-effect-points }
}

# Che cosa si chiede
ny-prompt-act = { $who ->
    [you] Tocca a te: riscuoti denaro, compra o sviluppa.
   *[other] { $name } sta scegliendo che cosa fare.
}
ny-prompt-again = { $who ->
    [you] Prezzo esatto: agisci ancora.
   *[other] { $name } ha pagato il prezzo esatto e agisce ancora.
}
ny-prompt-place = { $who ->
    [you] { $count ->
        [one] Dove va { $tiles }?
       *[other] Posa le tue { $count } tessere.
    }
   *[other] { $name } sta posando { $tiles }.
}
ny-prompt-leftovers = { $who ->
    [you] Le ultime tessere: posa quelle che hai ricevuto.
   *[other] { $count ->
        [one] Deve ancora posare le ultime tessere: { $names }.
       *[other] Devono ancora posare le ultime tessere: { $names }.
    }
}

# A che punto siamo
ny-headline = { $soon ->
    [yes] Sacchetto { $bag } · mazzo { $deck } · punteggio { ny-scoring } a momenti
    [over] Sacchetto { $bag } · finita
   *[no] Sacchetto { $bag } · mazzo { $deck } · prossimo punteggio { ny-scoring }
}
ny-table-now = Se si facesse ora il punteggio { ny-scoring }
ny-table-last = Punteggio C, l’ultimo
ny-table-sheet = Punti a ogni calcolo
ny-column-street = Strada
ny-column-now = Ora
ny-column-points = Punti
ny-share-cell = { $points } (×{ $tiles })
ny-column-total = Totale
ny-column-scoring = Punteggio { ny-scoring }
ny-dirk = Dirk
ny-dirk-cannot-win = { $ending } I punti di Dirk non contano: non può vincere.

# Il tavolo a parole
ny-depot-tile = Alla { $bank } è in vendita { $tile }.
ny-depot-empty = Alla { $bank } non c’è nessuna tessera.
ny-discards-line = { $count ->
    [one] 1 carta denaro è tra gli scarti.
   *[other] { $count } carte denaro sono tra gli scarti.
}
ny-row = { $count ->
    [0] Non c’è denaro scoperto.
   *[other] Denaro scoperto: { $cards }.
}
ny-hand = { $who ->
    [you] { $count ->
        [0] Non hai denaro.
       *[other] Il tuo denaro: { $cards }.
    }
   *[other] { $count ->
        [0] { $name } non ha denaro.
       *[other] Denaro di { $name }: { $cards }.
    }
}
ny-hand-bank = { ny-money } { $values } ({ $worth })
ny-hand-size = { $count ->
    [0] { $name } non ha denaro.
    [one] { $name } ha in mano una carta.
   *[other] { $name } ha in mano { $count } carte.
}
ny-aside = { $who ->
    [you] Devi posare { $tiles }.
   *[other] { $name } deve posare { $tiles }.
}
ny-city = { $who ->
    [you] { $count ->
        [0] Nella tua città c’è soltanto Times Square.
       *[other] La tua città: { $tiles }.
    }
   *[other] { $count ->
        [0] Nella città di { $name } c’è soltanto Times Square.
       *[other] Città di { $name }: { $tiles }.
    }
}
ny-city-tile = { $tile } ({ $cell })
ny-street = { $who ->
    [you] { $length ->
        [0] Non hai strade.
        [one] La tua strada più lunga ha un lato.
       *[other] La tua strada più lunga ha { $length } lati.
    }
   *[other] { $length ->
        [0] { $name } non ha strade.
        [one] La strada più lunga di { $name } ha un lato.
       *[other] La strada più lunga di { $name } ha { $length } lati.
    }
}
ny-reserve = { $who ->
    [you] La tua riserva: { $tiles }.
   *[other] Riserva di { $name }: { $tiles }.
}
ny-majority = { $nobody ->
    [yes] { ny-kind }: nessuno ne ha; il punteggio { ny-scoring } dà { $prizes }.
   *[no] { ny-kind }: { $counts }; il punteggio { ny-scoring } dà { $prizes }.
}

# Sul tavolo disegnato
ny-your-city = La tua città
ny-city-of = Città di { $name }
ny-street-sign = strada { $length }
ny-street-change = strada { $length } → { $then }
ny-market-title = Deposito
ny-money-title = Denaro
ny-hand-title = Mano { $worth }
ny-reserve-title = Riserva
ny-aside-title = Da posare
ny-now-title = { ny-scoring } ora
ny-street-column = Str
ny-sum-column = Tot
ny-cards-held = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

# Nel browser
ny-verb-take = Riscuoti { $worth }
ny-verb-buy = Paga e compra
ny-verb-place = Posa qui
ny-verb-reserve = In riserva
ny-verb-swap = Scambia
ny-verb-pass = Passa
ny-verb-dirk = Regala a Dirk
ny-web-banks = quattro banche
ny-web-empty = nessuna tessera
ny-web-stall = { $tile }, { $bank }, prezzo { $price }, { $offer }
ny-web-exact = esatto { $cards }
ny-web-over = { $cards }, { $over } in più
ny-web-short = { $missing ->
    [one] manca 1
   *[other] mancano { $missing }
}
ny-web-row-card = scoperta: { $card }
ny-web-row-rule = una, o più fino a 5
ny-web-hand = Mano
ny-web-payments = Oppure
ny-web-city = Città, strada più lunga { $length }
ny-web-longest = strada più lunga { $length }
ny-web-legend = sulle caselle tratteggiate: quanto crescerebbe la strada
ny-web-ghost = { $tile } { $cell }: strada { $gain }
ny-web-misfit = { $cell }: qui non entra
ny-web-in = Più vicino
ny-web-out = Più lontano
ny-web-rivals = Gli altri
ny-web-open = Apri la città di { $name }
ny-web-dirk = Dirk, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $tiles }
ny-web-majorities = Maggioranze
ny-web-pays = il punteggio { ny-scoring } paga
ny-web-type = Tipo
ny-web-a-side = 1 per lato
