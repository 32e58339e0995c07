# New York New York. I colori arrivano con la lettera della notazione.

# Sul manifesto, per chi non conosce il gioco: una riga.
nyny-title = New York New York
nyny-about = Componi la veduta, copri i rivali.

nyny-colour = { $colour ->
    [a] Ambra
    [r] Rubino
    [v] Verderame
   *[i] Indaco
}
nyny-the-colour = { $colour ->
    [a] l’Ambra
    [r] il Rubino
    [v] il Verderame
   *[i] l’Indaco
}
nyny-card = { nyny-colour } { $number }
nyny-the-card = { nyny-the-colour } { $number }

# Eventi
nyny-coloured = { $who ->
    [you] Il tuo colore è { $colour }.
   *[other] Il colore di { $name } è { $colour }.
}
nyny-dealt = { $who ->
    [you] Ricevi: { $cards }.
   *[other] { $name } riceve: { $cards }.
}
nyny-dealt-unseen = { $count ->
    [one] { $name } riceve una carta.
   *[other] { $name } riceve { $count } carte.
}
nyny-row-laid = Fila scoperta: { $cards }.
nyny-round-began = { $who ->
    [you] Round { $round }: cominci tu.
   *[other] Round { $round }: comincia { $name }.
}
nyny-played = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
nyny-covered = { $who ->
    [you] Copri { $covered } con { $card }.
   *[other] { $name } copre { $covered } con { $card }.
}
nyny-taken = { $who ->
    [you] Prendi { $card }.
   *[other] Prende { $card }.
}
nyny-turned-up = Si scopre { $card }.
nyny-passed = { $who ->
    [you] Passi: per te il round finisce qui.
   *[other] { $name } passa.
}
nyny-scored = Fine del round { $round }: { $scores }.
nyny-scored-cards = { $seat } { $total }
nyny-scored-seat = { $seat } { $total } (carte { $cards }, sequenze { $runs })

# Rifiuti
nyny-colours-are-chosen = I colori si scelgono prima di distribuire le carte, una volta per tutta la partita.
nyny-choose-colour = Prima scegli il tuo colore.
nyny-colour-taken = { $colour } è già il colore di un altro giocatore.
nyny-play-first = Prima si gioca una carta, poi se ne prende una.
nyny-take-now = Hai già giocato: ora prendi una carta dalla fila scoperta.
nyny-not-in-hand = Non hai in mano { $card }.
nyny-not-in-row = Nella fila scoperta non c’è { $card }.

# Scelte
nyny-action-colour = Scegli il colore { $colour }
nyny-action-play = Gioca { $card } in posizione { $number }
nyny-action-cover = Gioca { $card } — copre { $covered }
nyny-action-take = Prendi { $card }
nyny-action-pass = Passa: niente più turni in questo round
nyny-whose = { $who ->
    [you] il tuo colore
    [nobody] neutrale
   *[other] colore di { $name }
}

# Che cosa si chiede
nyny-prompt-colour = { $who ->
    [you] Scegli il tuo colore.
   *[other] { $name } sta scegliendo un colore.
}
nyny-prompt-turn = { $who ->
    [you] Tocca a te: gioca una carta o passa.
   *[other] { $name } sta scegliendo la carta da giocare.
}
nyny-prompt-take = { $who ->
    [you] Ora prendi una carta dalla fila scoperta.
   *[other] { $name } sta scegliendo la carta da prendere.
}

# A che punto siamo
nyny-headline = Round { $round } di { $rounds } · mazzo { $deck }
nyny-note-passed = ha passato
nyny-note-cards = { $count ->
    [0] senza carte
    [one] 1 carta
   *[other] { $count } carte
}
nyny-table-now = Se il round finisse ora
nyny-table-last = L’ultimo round
nyny-table-scored = I punti del round { $round }
nyny-table-rounds = Punti per round
nyny-column-cards = Carte
nyny-column-runs = Sequenze
nyny-column-now = Round
nyny-column-total = Totale
nyny-column-round = Round { $round }

# Il tavolo a parole
nyny-colours = Colori: { $colours }.
nyny-colour-of = { $seat } { $colour }
nyny-neutral = { $count ->
    [one] { $colours } è neutrale.
   *[other] { $colours } sono neutrali.
}
nyny-position = { $count ->
    [0] { $card }.
   *[other] { $card }, sopra { $below }.
}
nyny-free = { $count ->
    [12] La veduta è vuota.
    [one] La posizione { $positions } è libera.
   *[other] Le posizioni { $positions } sono libere.
}
nyny-run = { $who ->
    [you] La tua sequenza { $path } dà un bonus di { $bonus }.
   *[other] La sequenza { $path } di { $name } dà un bonus di { $bonus }.
}
nyny-row = { $count ->
    [0] La fila scoperta è vuota.
   *[other] Fila scoperta: { $cards }.
}
nyny-hand = { $count ->
    [0] Non hai più carte in mano.
   *[other] In mano hai: { $cards }.
}
nyny-rival = { $passed ->
    [yes] { $name } ha passato
    [out] { $name } è fuori dal round
   *[no] { $name } è in gioco
}{ $count ->
    [0] , senza carte
    [one] , con una carta
   *[other] , con { $count } carte
}{ $known ->
    [yes] , tra cui { $cards }.
   *[no] .
}

# Sul tavolo disegnato
nyny-open-row = Fila scoperta
nyny-your-hand = La tua mano
nyny-seen-taken = Prese dalla fila
nyny-neutral-sign = neutrale
