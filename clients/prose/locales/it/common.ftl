# Quel che vale per tutti i giochi.

seat-label = { $who ->
    [you] Tu
   *[other] { $name }
}
seat-called = { $who ->
    [you] tu
   *[other] { $name }
}
seat-person = Giocatore { $seat }
seat-bot = Bot { $seat }
list = { $first } e { $last }
list-or = { $first } o { $last }
sentence = { $words }.
change = { $who ->
    [you] { $change }
   *[other] { $name } { $change }
}

game-over = La partita è finita.
not-your-turn = Non è il tuo turno.

# Com’è finita
won-points = { $who ->
    [you] Hai vinto con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }!
    [other] Vince { $names } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    [nobody] Non vince nessuno.
    [with-you] { $names } vincete a pari merito, con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } a testa.
   *[others] { $names } vincono a pari merito, con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } a testa.
}
won = { $who ->
    [you] Hai vinto!
    [other] Vince { $names }.
    [nobody] Non vince nessuno.
    [with-you] { $names } vincete a pari merito.
   *[others] { $names } vincono a pari merito.
}
won-together = { $who ->
    [you] Hai vinto!
    [other] Vince { $names }.
    [nobody] Non vince nessuno.
    [with-you] { $names } vincete insieme!
   *[others] { $names } vincono insieme.
}
won-alone = { $who ->
    [you] Hai vinto contro tutti!
    [nobody] Non vince nessuno.
   *[other] Vince { $names }, contro tutti.
}
defeat = { $who ->
    [you] Avete perso tutti: ha vinto il gioco.
   *[other] Hanno perso tutti: ha vinto il gioco.
}

# La fine, raccontata
end-story = Com’è andata
end-why = Com’è finita
end-turning = I momenti decisivi
end-hidden = Che cosa era nascosto
end-curve = I punti dopo ogni calcolo, una linea per giocatore; le cifre sono nella tabella
end-sources = Ogni punto e da dove viene
end-course = Come sono cresciuti i punti
end-total = Totale
end-others = Tutto il resto
end-tie-shared = I punti sono pari e non c’è altro a decidere: la vittoria è condivisa.
end-tie-break = I punti sono pari. Decidono le carte in mano: { $cards } a { $fewer }.
end-margin = { $first } { $points }, { $second } { $less }: { $apart ->
    [one] un solo punto di distacco.
   *[other] { $apart } punti di distacco.
}
end-difference = La differenza più grande: { $source }, { $first } { $points }, { $second } { $less }.
end-hand = In mano: { $cards }
end-lead = { $when } · { $who ->
    [you] { $how ->
        [first] vai in testa con { $points }.
       *[taken] passi in testa con { $points }.
    }
   *[other] { $how ->
        [first] { $name } va in testa con { $points }.
       *[taken] { $name } passa in testa con { $points }.
    }
}
end-swing = { $when } · { $who ->
    [you] fai { $points }, { $more } in più di chiunque altro: il distacco più grande.
   *[other] { $name } fa { $points }, { $more } in più di chiunque altro: il distacco più grande.
}

# Che cosa va storto prima di cominciare
error-seats = Il gioco è per { $min }–{ $max } giocatori, non per { $count }.
error-unknown-option = Il gioco non ha l’opzione “{ $key }”.
error-option = L’opzione { $key } non può valere “{ $value }”. Valori possibili: { $expected }.

option-switch = yes o no
option-number = { $auto ->
    [yes] un numero da { $min } a { $max }, oppure auto
   *[no] un numero da { $min } a { $max }
}
option-order = { $words } in un ordine qualsiasi

# Reading the rules
rules-none = Nessuna regola contiene “{ $words }”.
