# Escape from New York. Parts come as their ids.

# Sul manifesto, per chi non conosce il gioco: una riga.
efny-title = 1997: Fuga da New York
efny-about = Insieme, finché qualcuno non fa da sé.

# Names
efny-hero = { $hero ->
    [jena] Jena
    [maggie] Maggie
    [mente] Mente
   *[tassista] il Tassista
}
efny-whom = { $who ->
    [you] te
   *[other] { $name }
}
efny-boss = { $boss ->
    [romero] Romero
    [slag] Slag
   *[duke] il Duca
}
efny-boss-ability = { $boss ->
    [romero] Nello spazio dell’eroe o accanto: 2 di rumore al passo 10 invece di 1 (FU-100)
    [slag] Non si può raggirare (FU-101)
   *[duke] Ucciso, torna con la prossima tessera timer rivelata (FU-Q32)
}
efny-boss-short = { $boss ->
    [romero] Romero: vicino all’eroe 2 di rumore al passo 10
    [slag] Slag: non si può raggirare
   *[duke] Duca: ucciso, torna col timer
}
efny-card = { $card ->
    [j1] Ombra
    [j2] Scatto
    [j3] Sfondamento
    [j4] Per i tetti
    [j5] Lama corta
    [j6] Raffica
    [j7] Rissa
    [j8] Siero
    [js1] Mani lunghe
    [js2] Cunicoli
    [js3] Furia
    [js4] Passo felpato
    [js5] Colpo e via
    [m1] Passo svelto
    [m2] Mira ferma
    [m3] Corpo a corpo
    [m4] Ritirata armata
    [m5] Copertura
    [m6] Corsa nel vicolo
    [m7] Porta sfondata
    [m8] Spintone
    [ms1] Adesso decido io
    [ms2] Fuoco a volontà
    [ms3] Salto nel buio
    [ms4] Fuori dai piedi
    [ms5] Sangue freddo
    [b1] Bluff
    [b2] Piano di riserva
    [b3] Scorciatoia
    [b4] Mappa a memoria
    [b5] Passaggi nascosti
    [b6] Chiacchiere
    [b7] Ordigno improvvisato
    [b8] Rovistare
    [bs1] Gioco di prestigio
    [bs2] Rete fognaria
    [bs3] Tutto calcolato
    [bs4] Occhio clinico
    [bs5] Gran parlatore
    [c1] Giro in taxi
    [c2] Gas a fondo
    [c3] Speronata
    [c4] Pausa
    [c5] Bottiglia incendiaria
    [c6] Mestiere di strada
    [c7] Barzelletta
    [c8] Chiave inglese
    [cs1] Tariffa doppia
    [cs2] Da porta a porta
    [cs3] Sbandata
    [cs4] Corsia di emergenza
   *[cs5] Bagagliaio pieno
}
efny-item = { $item ->
    [it01] Ascia
    [it02] Mazza con i chiodi
    [it03] Fucile a canne mozze
    [it04] Pistola
    [it05] Coperchio di bidone
    [it06] Radiofaro
    [it07] Cassetta medica
    [it08] Scatola di munizioni
    [it09] Molotov
    [it10] Fumogeno
    [it11] Pianta della città
    [it12] Nastro contraffatto
    [it13] Balestra
    [it14] Dito del Presidente
    [se-j] Mitraglietta
   *[se-m] Revolver
}
efny-case = { $case ->
    [va1] il Nastro
    [va2] il Bracciale
    [va3] lo schema del ponte 1
    [va4] lo schema del ponte 2
    [va5] lo schema del ponte 4
   *[va6] il nuovo Bracciale
}
efny-aim = { $aim ->
    [ob1] avere il Nastro
    [ob2] avere il Bracciale
    [ob3] avere il Nastro contraffatto
    [ob4] avere lo schema di un ponte da una valigetta
    [ob5] avere un Radiofaro
    [ob6] avere una Mazza con i chiodi
    [ob7] fuggire con il Gullfire
    [ob8] fuggire con il Gullfire
    [ob9] fuggire con l’elicottero atterrato
    [ob10] fuggire con l’elicottero atterrato
    [ob11] fuggire con una zattera
    [ob12] fuggire con una zattera
    [ob13] avere una carta ricercato
   *[ob14] avere una carta ricercato e fuggire con un mezzo qualsiasi
}
efny-event-card = { $event ->
    [ev01] Arriva il capo
    [ev02] Imboscata
    [ev03] Allarme
    [ev04] Dal sottosuolo
    [ev05] Circondati
    [ev06] Borseggio
    [ev07] Sassaiola
    [ev08] Messaggero
    [ev09] Banda motorizzata
    [ev10] Ripresa
    [ev11] Strade deserte
    [ev12] Silenzio radio
   *[ev13] Esplosione
}
efny-tile-does = { $tile ->
    [lost] New York vince
    [presto] Presto!
   *[nothing] non accade nulla
}
efny-ny-card = { $ny ->
    [ny1] Caccia all’uomo
    [ny2] Dalle fogne
    [ny3] Barricata
    [ny4] Ordini dal trono
    [ny5] Accerchiamento
    [ny6] Conto alla rovescia
    [ny7] Sabotaggio
    [ns1] Pellaccia dura
    [ns2] Armi da lancio
    [ns3] Branco in corsa
    [hn1] Caccia senza tregua
    [hn2] Marea dalle fogne
    [hn3] Doppia barricata
    [hn4] Ultimatum dal trono
    [hn5] Morsa
    [hn6] Ultime ore
    [hn7] Sabotatori esperti
    [hs1] Pelle di cuoio
    [hs2] Colpi pesanti
   *[hs3] Branco scatenato
}
efny-poi = { $poi ->
    [po1] il Campo del Duca
    [po2] «qui non c’è niente»
    [po3] la tana di Romero
    [po4] il ring di Slag
    [po5] la capsula precipitata
    [po6] il teatro in rovina
    [po7] l’officina delle bande
   *[po8] il deposito saccheggiato
}
efny-foe = { $kind ->
    [convict] un galeotto in { $at }
    [lying] un galeotto a terra in { $at }
    [hurt] un galeotto ferito in { $at }
    [lying-hurt] un galeotto ferito a terra in { $at }
   *[car] il galeotto nell’auto { $at }
}
efny-unknown = una carta
efny-slot-item = un oggetto
efny-slot-case = la valigetta { $number }
efny-slot-president = il Presidente
efny-slot-diagram = lo schema del ponte 3

# Events
efny-cast = { $name }: { $hero }, segnalini livello { $set }.
efny-objectives = I tuoi obiettivi: { $blue }; { $violet }.
efny-objectives-unseen = { $name } riceve due obiettivi.
efny-top = Il dorso della prima carta di New York: costo { $cost }; i nemici accorrono da { $sides }; Blocco Stradale { $block }.
efny-turn = { $who ->
    [you] Tocca a te.
   *[other] Comincia il turno di { $name }.
}
efny-all-back = { $who ->
    [you] Riprendi { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
   *[other] { $name } riprende { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
}
efny-timer = Timer: { $does }.
efny-timer-gone = Si scarta senza effetto una tessera timer: { $does }.
efny-presto = Presto! Le fughe solitarie sono aperte.
efny-chose = { $who ->
    [you] Scegli { $cards }.
   *[other] { $name } sceglie due carte.
}
efny-played = { $who ->
    [you] Giochi { $card }: { $does }.
   *[other] { $name } gioca { $card }: { $does }.
}
efny-played-void = { $who ->
    [you] Giochi { $card }: nulla, solo rumore.
   *[other] { $name } gioca { $card }: nulla, solo rumore.
}
efny-ability = { $who ->
    [you] Usi l’abilità invece di una carta: { $does }.
   *[other] { $name } usa l’abilità invece di una carta: { $does }.
}
efny-moved = { $who ->
    [you] Vai in { $space }.
   *[other] { $name } va in { $space }.
}
efny-moved-with = { $who ->
    [you] Vai in { $space } con { $passenger }.
   *[other] { $name } va in { $space } con { $passenger }.
}
efny-jumped-with = { $who ->
    [you] Vai dritto in { $space } con { $passenger }.
   *[other] { $name } va dritto in { $space } con { $passenger }.
}
efny-jumped = { $who ->
    [you] Vai dritto in { $space }.
   *[other] { $name } va dritto in { $space }.
}
efny-offered = { $who ->
    [you] Offri un passaggio a { $other }.
   *[other] { $name } offre un passaggio a { $other }.
}
efny-rides = { $who ->
    [you] Sali.
   *[other] { $name } sale.
}
efny-declines = { $who ->
    [you] Rifiuti.
   *[other] { $name } rifiuta.
}
efny-set-down = { $who ->
    [you] Scendi.
   *[other] { $name } scende.
}
efny-tile = Si rivela { $space }.
efny-tile-with = Si rivela { $space }: { $things }.
efny-poi-turned = Si gira { $space }: { $poi }.
efny-convicts = Arriva un galeotto in { $space }.
efny-missing = { $count ->
    [one] Manca un galeotto: rumore al suo posto.
   *[other] Mancano { $count } galeotti: rumore al loro posto.
}
efny-car-came = Arriva un galeotto in auto in { $space }.
efny-cube = Un cubetto oggetto in { $space }.
efny-block-up = Un Blocco Stradale chiude { $street }.
efny-block-broken = Il Blocco Stradale su { $street } è distrutto.
efny-street-bridge = il ponte { $number }
efny-boss-came = { $boss } appare in { $space }.
efny-token = La valigetta { $number } è in { $space }.
efny-special-added = { $card } si mescola nel mazzo di New York.
efny-hit = { $points ->
    [one] { $foe } subisce 1 danno.
   *[other] { $foe } subisce { $points } danni.
}
efny-killed = { $foe } è morto.
efny-killed-trophy = { $foe } è morto e vale per il livello.
efny-wanted = { $who ->
    [you] Guadagni una carta ricercato.
   *[other] { $name } guadagna una carta ricercato.
}
efny-tricked = { $who ->
    [you] Raggiri { $foe }, che va in { $space }.
   *[other] { $name } raggira { $foe }, che va in { $space }.
}
efny-noise = Rumore { $change }, ora { $now }.
efny-mission = Si muove un cubetto missione: ne restano { $left }.
efny-mission-reset = La missione è compiuta: i cubetti tornano indietro.
efny-item-drawn = { $who ->
    [you] Peschi { $item }.
   *[other] { $name } pesca un oggetto.
}
efny-items-offered = { $who ->
    [you] Peschi { $items } e ne tieni uno.
   *[other] { $name } pesca due oggetti e ne tiene uno.
}
efny-item-used = { $who ->
    [you] Usi { $item }: { $does }.
   *[other] { $name } usa { $item }: { $does }.
}
efny-item-gone = { $who ->
    [you] Scarti { $item }.
   *[other] { $name } scarta un oggetto.
}
efny-item-paid = { $who ->
    [you] Paghi { $item } per il livello.
   *[other] { $name } paga un oggetto per il livello.
}
efny-items-shuffled = Si rimescolano gli oggetti scartati.
efny-armed = { $who ->
    [you] Riveli { $item }.
   *[other] { $name } rivela { $item }.
}
efny-weapon-gone = { $who ->
    [you] Rinunci a { $item }.
   *[other] { $name } rinuncia a { $item }.
}
efny-fired = { $who ->
    [you] Spari con { $item }: { $does }.
   *[other] { $name } spara con { $item }: { $does }.
}
efny-reloaded = { $who ->
    [you] Ricarichi fino a { $count }.
   *[other] { $name } ricarica fino a { $count }.
}
efny-cube-taken = { $who ->
    [you] Prendi un cubetto oggetto.
   *[other] { $name } prende un cubetto oggetto.
}
efny-case-taken = { $who ->
    [you] Prendi la valigetta { $number }: { $card }.
   *[other] { $name } prende la valigetta { $number }.
}
efny-case-dropped = { $who ->
    [you] Lasci { $card } come valigetta { $number }.
   *[other] { $name } lascia una valigetta con il numero { $number }.
}
efny-diagram-gone = { $who ->
    [you] Il tuo schema del ponte 3 esce dal gioco.
   *[other] Lo schema del ponte 3 di { $name } esce dal gioco.
}
efny-case-opened = { $who ->
    [you] Riveli { $card }.
   *[other] { $name } rivela { $card }.
}
efny-president = { $who ->
    [you] Hai il Presidente!
   *[other] { $name } ha il Presidente!
}
efny-president-dead = { $who ->
    [you] Trovi il Presidente morto.
   *[other] { $name } trova il Presidente morto.
}
efny-alive-removed = Una carta «vivo» lascia il mazzo del Presidente: ne restano { $left }.
efny-car-taken = { $who ->
    [you] Prendi un’auto.
   *[other] { $name } prende un’auto.
}
efny-car-left = { $who ->
    [you] Lasci l’auto.
   *[other] { $name } lascia l’auto.
}
efny-car-wrecked = { $who ->
    [you] Distruggi l’auto.
   *[other] { $name } distrugge l’auto.
}
efny-stolen = { $who ->
    [you] Rubi { $card } a { $other }.
   *[other] { $name } ruba { $card } a { $other }.
}
efny-looked = { $who ->
    [you] Guardi { $space }: { $poi }.
   *[other] { $name } guarda { $space }.
}
efny-took-back = { $who ->
    [you] Riprendi { $card }.
   *[other] { $name } riprende una carta.
}
efny-lost = { $who ->
    [you] Perdi { $card }.
   *[other] { $name } perde una carta.
}
efny-damaged = { $who ->
    [you] Subisci { $count ->
        [one] 1 danno
       *[other] { $count } danni
    }.
   *[other] { $name } subisce { $count ->
        [one] 1 danno
       *[other] { $count } danni
    }.
}
efny-lid = { $who ->
    [you] Un coperchio ti protegge.
   *[other] Un coperchio protegge { $name }.
}
efny-level = { $who ->
    [you] Raggiungi il livello { $level }.
   *[other] { $name } raggiunge il livello { $level }.
}
efny-learnt = { $who ->
    [you] Impari { $card }.
   *[other] { $name } impara una carta speciale.
}
efny-browsed = { $who ->
    [you] Guardi gli obiettivi { $colour }.
   *[other] { $name } guarda gli obiettivi { $colour }.
}
efny-swapped = { $who ->
    [you] Il tuo obiettivo { $colour }: { $aim }.
   *[other] { $name } sceglie un obiettivo { $colour }.
}
efny-ny-discarded = New York scarta { $card }.
efny-ny-played = New York paga { $cost } di rumore per { $card }: { $does }.
efny-ny-shuffled = Le carte di New York si rimescolano.
efny-enemy-moved = { $foe } va { $path } ({ $why }).
efny-enemy-moved-with = { $foe } va { $path } con il galeotto di { $with } ({ $why }).
efny-mover = { $kind ->
    [hurt] un galeotto ferito
    [car] un galeotto in auto
   *[convict] un galeotto
}
efny-why = { $reaches ->
    [yes] può raggiungere l’eroe
   *[other] non può raggiungere l’eroe
}, { $rank ->
    [car] in auto
    [boss] un Boss
   *[convict] a piedi
}, movimento { $movement }
efny-tie = scelta di { $by } fra { $kind ->
    [both] { $enemies } nemici e { $ways } vie
    [enemies] { $enemies } nemici
   *[ways] { $ways } vie
}
efny-enemy-closed = { $foe } accorre, { $path } (il dorso della prima carta indica: { $side }).
efny-convict-car = Un galeotto prende l’auto in { $space }.
efny-convict-crash = L’auto del galeotto sfonda un Blocco Stradale in { $space }.
efny-event = Evento — { $event }: { $does }.
efny-events-shuffled = Si rimescolano gli eventi.
efny-event-level = Livello eventi { $level }.
efny-trap = Scatta una trappola: { $does }.
efny-trap-dud = Una trappola che non scatta.
efny-heli-moved = L’elicottero va in { $space }.
efny-heli-landed = L’elicottero atterra.
efny-gullfire = Il Gullfire è distrutto.
efny-attempt = { $who ->
    [you] Provi a fuggire dal ponte { $bridge }.
   *[other] { $name } prova a fuggire dal ponte { $bridge }.
}
efny-shown = { $who ->
    [you] Mostri { $what }.
   *[other] { $name } mostra { $what }.
}
efny-shown-what = { $what ->
    [nothing] nulla
    [president] il Presidente
    [tape] il Nastro
   *[diagram] lo schema
}
efny-failed = Il tentativo fallisce.
efny-turn-ended = { $who ->
    [you] Finisce il tuo turno.
   *[other] Finisce il turno di { $name }.
}
efny-ended = { $end ->
    [one] L’eroe sul ponte è fuggito.
    [together] Gli eroi sul ponte sono fuggiti.
    [alone] Un eroe è fuggito da solo.
   *[defeat] Il tempo è finito: New York vince.
}

# Refusals
efny-refused = { $reason ->
    [over] La partita è finita.
    [not_your_turn] Ora decide qualcun altro.
    [not_now] Ora la domanda è un’altra.
    [cannot_escape] Per fuggire da solo servono il livello 3, la via aperta e i due obiettivi.
    [choose_two] Scegli esattamente due carte della mano.
    [not_that_card] Quella carta non c’è.
    [ability_used] L’abilità è già stata usata in questo turno.
    [ability_void] L’abilità non ha via d’uscita.
    [no_way] Nessuna strada porta lì, o è sbarrata.
    [no_bridge] Da qui non si può lasciare la città da un ponte.
    [no_ride] Quell’eroe non può salire.
    [nothing_to_show] Non hai questo da mostrare.
    [not_that_enemy] Quel nemico non si può scegliere.
    [not_that_space] Quello spazio non si può scegliere.
    [not_that_slot] Quella carta non si può scegliere per questo.
    [enemy_here] C’è un nemico nel tuo spazio.
    [nothing_there] Qui non c’è nulla del genere.
    [just_dropped] L’hai lasciato qui in questo stesso turno.
    [nothing_to_pay] Il tuo segnalino livello ora non prende oggetti.
    [not_that_weapon] La tua arma non può farlo.
    [box_taken] Quella casella non è libera.
    [no_car] Non hai un’auto da lasciare, o ne hai già una.
    [not_offered] Non è fra ciò che è offerto.
   *[not_its_turn] L’ordine di New York non lo permette.
}

# Choices
efny-act = { $act ->
    [pass] Prosegui
    [escape] Fuggi da solo e vinci
    [take_cube] Prendi il cubetto oggetto
    [take_president] Prendi il Presidente
    [fire] Usa l’arma
    [pay_weapon] Paga l’arma per il livello
    [leave_car] Lascia l’auto
    [timer] Rivela una tessera timer e riprendi tutti gli scarti
    [void] Lascia la carta senza effetto
    [resolve] Risolvila e distruggi l’auto
    [set_down] Fai scendere il passeggero
    [accept] Sali
    [decline] Resta
    [draw] Pesca un oggetto
    [draw_two] Pesca due oggetti e tienine uno
    [regain] Riprendi uno scarto a caso
    [reload] Ricarica
    [cross] Fuggi dal ponte
    [smash_bridge] Sfonda il Blocco Stradale e fuggi dal ponte
   *[wreck_bridge] Distruggi l’auto e fuggi dal ponte
}
efny-act-case = Prendi la valigetta { $number }
efny-act-car = Prendi l’auto { $number }
efny-act-slot = { $verb ->
    [use] Usa { $card }
    [otherwise] Usa { $card } nell’altro modo
    [arm] Rivela { $card } come arma
    [pay] Paga { $card } per il livello
    [open] Rivela { $card }
   *[other] Scarta { $card }
}
efny-act-drop = Lascia { $card } come valigetta { $number }
efny-act-choose = Scegli { $cards }
efny-act-card = { $verb ->
    [play] Gioca { $card }
    [strike] Attacca con l’abilità invece di { $card }
    [sneak] Muovi con l’abilità invece di { $card }
    [back] Riprendi { $card }
   *[other] Impara { $card }
}
efny-act-space = { $verb ->
    [to] Vai in { $space }
    [smash] Sfonda il Blocco Stradale verso { $space }
    [wreck] Distruggi l’auto per andare in { $space }
    [reveal] Rivela { $space }
    [turn] Gira { $space }
    [look] Guarda { $space }
    [jump] Vai dritto in { $space }
    [fly] Elicottero in { $space }
   *[other] Un galeotto in { $space }
}
efny-act-offer = Offri un passaggio a { $other }
efny-act-show = Mostra { $what }
efny-act-hit = Colpisci { $foe }
efny-act-bat = Tutto con la mazza su { $boss }
efny-act-trick = Raggira { $foe } verso { $space }
efny-act-steal = Ruba { $card } a { $other }
efny-act-keep = Tieni { $item }
efny-act-swap = Guarda gli obiettivi { $colour }
efny-act-aim = Prendi: { $aim }
efny-act-aim-again = Prendi: { $aim } (l’altra carta)
efny-act-send = Muovi { $foe } in { $space }
efny-act-send-with = Muovi { $foe } in { $space }, con il galeotto di { $with }
efny-colour = { $colour ->
    [blue] blu
   *[violet] viola
}

# Prompts
efny-wait = Decide { $name }.
efny-over = La partita è finita.
efny-prompt = { $step ->
    [window] Usare, prendere o lasciare qualcosa?
    [between] Prendere qualcosa prima di proseguire?
    [refresh] Rivelare una tessera timer per riprendere gli scarti?
    [choose] Scegli due carte per questo turno.
    [play] Gioca una delle carte scelte.
    [wreck] La carta si risolve solo distruggendo l’auto.
    [move] Dove vai?
    [ride] Sali?
    [attempt] Mostra ciò che hai per il ponte.
    [bat] Usare la mazza su un Boss?
    [damage] Chi colpisci?
    [trick] Chi raggiri, e verso dove?
    [reveal] Quale spazio si rivela?
    [poi] Quale punto di interesse si gira?
    [retrieve] Quale carta riprendi?
    [steal] Quale carta rubi?
    [jump] A quale punto di interesse vai?
    [look] Dove guardi?
    [helicopter] Dove va l’elicottero?
    [overflow] La riserva è piena: scarta una carta.
    [keep] Quale oggetto tieni?
    [lids] Arriva il danno: usare un coperchio?
    [special] Quale carta speciale impari?
    [colour] Quale colore cambi?
    [aim] Quale obiettivo prendi?
    [library] Biblioteca: un oggetto, o una carta a caso?
    [armoury] Armeria: due oggetti fra cui scegliere, o ricarica?
    [ny] New York muove: quale nemico, e dove?
   *[spawn] Dove arrivano i galeotti?
}

# Situation
efny-headline = Rumore { $noise }/10 · missione { $mission } · timer { $timer } · eventi { $level }
efny-note = { $hero }, liv. { $level }
efny-hero-line = { $who ->
    [you] Tu sei
   *[other] { $name } è
} { $hero } in { $space }, livello { $level }: { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano, { $discards ->
    [one] 1 scartata
   *[other] { $discards } scartate
}, riserva { $reserve }.
efny-need = Segnalino livello: { $convicts } di { $of_convicts ->
    [one] 1 galeotto
   *[other] { $of_convicts } galeotti
}, { $items } di { $of_items ->
    [one] 1 oggetto
   *[other] { $of_items } oggetti
}.
efny-weapon = Arma: { $item }, munizioni { $count }.
efny-drives = { $ride ->
    [taxi] Guida il taxi.
   *[car] Guida un’auto.
}
efny-hero-short = { $name } in { $space } · livello { $level }
efny-hero-count = { $what ->
    [kills] uccisi { $done }/{ $of }
    [items] oggetti { $done }/{ $of }
    [hand] mano { $done }
    [wanted] ricercato { $done }
   *[rounds] munizioni { $done }
}
efny-card-line = { $card }: { $words }.
efny-hand = La tua mano: { $cards }.
efny-hand-short = Mano: { $cards }
efny-aims = I tuoi obiettivi: { $blue }; { $violet }.
efny-legend = 1–9 galeotti · k in auto · D R S Boss · P Presidente · $ valigetta · ░ coperto
efny-legend-more = + oggetto · v auto · H elicottero · ~ zattera · o tombino · ! evento · ^ trappola · l c a s edifici · ╳ blocco
efny-space-line = { $space }: { $things }.
efny-thing-convicts = { $count ->
    [one] un galeotto
   *[other] { $count } galeotti
}
efny-thing-car = { $state ->
    [hurt] un galeotto in auto (ferito)
    [lying] un galeotto in auto (a terra)
    [both] un galeotto in auto (a terra, ferito)
   *[ready] un galeotto in auto
}
efny-thing-abandoned = un’auto abbandonata
efny-thing-cubes = { $count ->
    [one] un cubetto oggetto
   *[other] { $count } cubetti oggetto
}
efny-thing-case = la valigetta { $number }
efny-thing-manhole = un tombino
efny-thing-events = un’icona evento
efny-thing-trap = una trappola
efny-thing-lying = { $count ->
    [one] uno a terra
   *[other] { $count } a terra
}
efny-thing-boss = { $lying ->
    [yes] { $boss } ({ $left ->
        [one] 1 punto vita
       *[other] { $left } punti vita
    }, a terra)
   *[other] { $boss } ({ $left ->
        [one] 1 punto vita
       *[other] { $left } punti vita
    })
}
efny-thing-hurt = { $count ->
    [one] uno ferito
   *[other] { $count } feriti
}
efny-ny-discards = Gli scarti di New York: { $cards }.
efny-bonus-line = In gioco: { $words }.
efny-boss-line = { $boss }: { $words }.
efny-wanted-line = Carte ricercato: { $count }.
efny-wanted-left = Carte ricercato di nessuno: { $count }.
efny-alive-left = Carte «vivo» nel mazzo del Presidente: { $count }.
efny-president-held = Il Presidente è ancora nel Campo del Duca.
efny-discards-own = I tuoi scarti: { $cards }.
efny-bridge-barred = Blocco Stradale sul ponte
efny-thing-raft = una zattera
efny-thing-building = { $building ->
    [library] la Biblioteca
    [clinic] una Clinica
    [armoury] un’Armeria
   *[shelter] un Rifugio
}
efny-open-space = aperto
efny-helicopter = Elicottero in { $space }{ $landed ->
    [yes] , atterrato
   *[other] , in volo
}.
efny-none = vuota
efny-table = Eroi
efny-column-level = Livello
efny-column-hand = Mano
efny-column-reserve = Riserva
efny-column-place = Spazio

# Spazi, per chi percorre la mappa
efny-space-down = { $ground ->
    [poi] punto di interesse coperto
    [park] Central Park, coperto
   *[city] coperto
}
efny-space-seen = hai visto { $poi }
efny-space-hero = { $hero } ({ $name })
efny-space-gullfire = il Gullfire
efny-space-heli = { $landed ->
    [yes] l’elicottero, atterrato
   *[other] l’elicottero, in volo
}
efny-space-bridge = ponte { $number }
efny-space-barred = Blocco Stradale verso { $spaces }
efny-space-broken = Blocco Stradale distrutto { $places }
efny-broken-bridge = sul ponte
efny-broken-towards = verso { $spaces }

# Che cosa fanno le carte
efny-gait = { $gait ->
    [clear] senza nemici
    [quiet] senza eventi
    [sewer] per le fogne
   *[smash] sfonda blocchi
}
efny-effect = { $kind ->
    [move] Muovi { $one }
    [drive] Muovi { $one } in auto o { $other } a piedi
    [reveal] Rivela { $one }
    [poi] Gira un punto di interesse
    [damage] { $one ->
        [one] 1 danno qui
       *[other] { $one } danni qui
    }
    [shot] { $one ->
        [one] 1 danno, portata { $other }
       *[other] { $one } danni, portata { $other }
    }
    [trick] { $one ->
        [one] Raggira 1 nemico
       *[other] Raggira { $one } nemici
    }
    [item] Pesca un oggetto
    [back] { $one ->
        [one] Riprendi 1 carta
       *[other] Riprendi { $one } carte
    }
    [back-all] Tutti riprendono una carta
    [reload] Ricarica { $one }
    [steal] Ruba una carta qui
    [jump] A un punto di interesse scoperto
    [need-clear] Se nessun nemico qui
    [need-poi] In un punto di interesse
    [look] { $one ->
        [one] Guarda un punto di interesse
       *[other] Guarda { $one } punti di interesse
    }
    [lose-item] Perdi un oggetto
    [hurt] { $one ->
        [one] 1 danno all’eroe
       *[other] { $one } danni all’eroe
    }
    [heli-step] Elicottero di 1 spazio
    [heli-random] Elicottero a caso
    [heli] Elicottero ovunque nel Parco
    [alive] Una carta «vivo» in meno
    [ny-move] { $one ->
        [one] Si muove 1 nemico
       *[other] Si muovono { $one } nemici
    }
    [spawn-here] { $one ->
        [one] 1 galeotto qui
       *[other] { $one } galeotti qui
    }
    [spawn-near] Galeotti ai { $one } tombini più vicini
    [spawn-manholes] Un galeotto a ogni tombino
    [spawn-park] Un galeotto in ogni spazio del Parco
    [spawn-sides] Galeotti sui lati indicati
    [spawn-car] Un galeotto in auto nei paraggi
    [sabotage] Il Gullfire distrutto se al WTC ci sono nemici e nessun eroe, altrimenti { $one ->
        [one] 1 galeotto
       *[other] { $one } galeotti
    } lì
    [mission] { $one ->
        [one] 1 cubetto missione
       *[other] { $one } cubetti missione
    }
    [timer] Una tessera timer
    [block] Un Blocco Stradale qui
    [block-other] Un Blocco Stradale opposto
    [blast] { $one ->
        [one] 1 danno a tutti i nemici qui
       *[other] { $one } danni a tutti i nemici qui
    }
    [more-health] Galeotti: 1 punto vita in più
    [more-range] Galeotti: portata 1 in più
    [more-movement] Galeotti: 1 passo in più
    [more-damage] Galeotti: 1 danno in più
    [event-level] Sale il livello eventi
   *[events] Eventi
}
efny-effect-noise = Rumore { $change }
efny-loud = { $words } · rumore { $noise }
efny-both = Rumore { $noise } · { $words }
efny-void-now = nulla da qui: solo rumore { $noise }
efny-either = { $one }, oppure { $other }
efny-rounds = { $rounds ->
    [0] { $words }
   *[other] { $words } · munizioni { $rounds }
}
efny-item-does = { $kind ->
    [axe] +{ $number } danno a ogni attacco
    [bat] +{ $number ->
        [one] 1 danno
       *[other] { $number } danni
    } se tutto va su un Boss
    [lid] Ferma fino a { $number ->
        [one] 1 danno
       *[other] { $number } danni
    }
   *[fake] Solo per un obiettivo
}
efny-for-bridge = { $bridge ->
    [0] Serve per fuggire da un ponte
   *[other] Serve per fuggire dal ponte { $bridge }
}
efny-each-turn = al passo 5 di ogni turno: { $words }
efny-health = ancora { $left ->
    [one] 1 punto vita
   *[other] { $left } punti vita
}

# What things are, to whoever touches them
efny-says = { $what ->
    [down] Coperto: una carta che rivela lo gira da uno spazio vicino. Prima non vi entra nessuno.
    [open] Uno spazio aperto: ci si arriva per una strada da uno spazio vicino.
    [poi-down] Punto di interesse coperto: chi vi entra lo gira, e agisce subito.
    [camp] Il Campo del Duca: qui si prende il Presidente nel proprio turno, se nello spazio non ci sono nemici.
    [poi] Punto di interesse scoperto: ha già agito.
    [library] Biblioteca: al passo 9 l’eroe di turno pesca un oggetto o riprende a caso una carta scartata.
    [clinic] Clinica: al passo 9 l’eroe di turno riprende fino a due carte scartate.
    [armoury] Armeria: al passo 9 l’eroe di turno pesca due oggetti e ne tiene uno, o ricarica fino a due munizioni.
    [shelter] Rifugio: chi vi sta non subisce danni.
    [convict] Galeotti: ognuno a portata costa all’eroe di turno una carta al passo 7; ogni ucciso conta per un livello.
    [lying] Chi è a terra è stato raggirato: non attacca e non si muove fino alla fine del turno.
    [driver] Un galeotto in auto si muove di uno spazio in più e regge un colpo in più.
    [car] Auto abbandonata: si prende nel proprio turno, se nello spazio non ci sono nemici.
    [cube] Cubetto oggetto: si cambia con un oggetto nel proprio turno, se nello spazio non ci sono nemici.
    [case] Valigetta: si prende coperta nel proprio turno, se nello spazio non ci sono nemici.
    [manhole] Tombino: per i nemici a piedi tutti i tombini sono vicini fra loro; per gli eroi solo con le carte che lo dicono.
    [event] Icona evento: chi arriva qui rivela eventi dopo la carta, quanti ne dice il livello eventi.
    [raft] Zattera: una via di fuga in solitaria, per l’obiettivo che la chiede.
    [trap] Trappola: forse scatta, quando un eroe ci mette piede.
    [heli] L’elicottero: una volta atterrato è una via di fuga in solitaria, per l’obiettivo che lo chiede.
    [gullfire] Il Gullfire: una via di fuga in solitaria, per l’obiettivo che lo chiede. New York può distruggerlo.
    [bridge] Ponte: la via d’uscita comune, per chi mostra il Presidente, il Nastro e lo schema di questo ponte.
    [roadblock] Blocco Stradale: nessuno lo passa o attacca attraverso finché non è distrutto.
    [noise] Il rumore paga le carte di New York. Oltre 10 un cubetto missione va a destra.
    [mission] Quando tutti i cubetti missione sono a destra si rivela una tessera timer, e i cubetti tornano indietro.
    [events] Il livello eventi: tante carte evento si rivelano quando accadono eventi.
    [time] Tessere timer: prima le nere. Una delle rosse chiude la partita, e tutti hanno perso.
    [next] La prossima carta di New York dal dorso: il rumore che costa, i lati da cui i nemici si avvicinano e dove andrebbe un Blocco Stradale. Il fronte è nascosto.
    [level] Un livello si raggiunge con galeotti uccisi e oggetti scartati: porta una carta speciale.
    [weapon] Un’arma alla volta è scoperta; porta con sé le munizioni e si usa nel proprio turno.
    [car-own] Con un’auto si può guidare di uno spazio in più al passo 5, e portare qualcuno.
    [reserve] La riserva tiene al massimo tre carte: oggetti, valigette, il Presidente.
    [aims] Due obiettivi segreti: chi li compie entrambi al livello 3, in tempo, fugge e vince da solo.
    [ability] Una volta per turno, invece di rivelare una delle due carte. Fa 2 di rumore.
    [halts] Quanto spesso la partita si ferma a chiedere se usi o prendi qualcosa: ogni volta che si può, solo se hai qualcosa, o di rado.
    [hand] Carte azione: se ne scelgono due ogni turno, rivelate una dopo l’altra e svolte per intero. I danni costano carte.
   *[back] Una carta azione di un altro eroe, coperta.
}
efny-aim-how = { $wish ->
    [gullfire] va’ in { $at } finché vi sta il Gullfire
    [helicopter] raggiungi l’elicottero, ora in { $at }, quando è atterrato
    [raft] raggiungi una zattera scoperta: stanno sotto i gettoni della costa
    [case] sta in una valigetta: prendila e aprila
    [item] è un oggetto: pescalo e tienilo finché lo riveli
    [wanted] uccidi un boss
   *[other] uccidi un boss, poi fuggi con Gullfire, elicottero atterrato o zattera
}

# Il tavolo nel browser
web-fu-map = Manhattan, 57 spazi, { $open } scoperti
web-fu-bridge = Ponte { $number } da { $space }
web-fu-label = { $act ->
    [enter] entra
    [go] vai
    [reveal] rivela
    [turn] gira
   *[look] guarda
}
web-fu-verb = { $act ->
    [go] Vai in { $space }
    [reveal] Rivela { $space }
    [turn] Gira { $space }
    [look] Guarda { $space }
    [choose] Scegli queste due
    [timer] Rivela una tessera
    [escape] Fuggi da solo
    [cross] Oltre il ponte
    [steal] Ruba
    [draw] Pesca
   *[take] Prendi
}
web-fu-step = Passo { $step } di 12
web-fu-stage = { $stage ->
    [refresh] riprendere gli scarti
    [choose] scegliere le carte
    [first] prima carta
    [second] seconda carta
    [drive] auto
    [noise] rumore
    [damage] danni
    [level] livello
    [building] edificio
    [discard] New York scarta
    [card] carta di New York
   *[close] i nemici accorrono
}
web-fu-tab-map = Mappa
web-fu-new-york = New York
web-fu-reel = Cinegiornale
web-fu-turn = turno { $turn }
web-fu-hudson = Hudson
web-fu-east-river = East River
web-fu-north = nord →
web-fu-chosen = Le due scelte
web-fu-chosen-by = Le due carte di { $name }
web-fu-face-down = Una carta coperta
web-fu-ability = Abilità al posto di una carta: { $words }
web-fu-ability-title = O la tua abilità
web-fu-hand-count = { $hand } · scarti { $discards }
web-fu-hand-hidden = coperte
web-fu-discards = I tuoi scarti
web-fu-specials = Carte speciali
web-fu-card = { $card }: { $words }, rumore { $noise }
web-fu-hunt = New York insegue { $hero }. Prima chi può arrivarci, e tra loro il più veloce; a pari velocità le auto, poi i Boss, poi i galeotti. Quelli accesi sono ancora pari: scegli tu. Chi sta con un eroe resta fermo.
web-fu-no-way-back = Si gira e agisce subito: non si torna indietro.
web-fu-noise-then = Insieme fanno { $noise } di rumore nel passo 6.
web-fu-choice = A te la scelta
efny-halt-title = Pausa per usare oggetti
efny-halt = { $halt ->
    [always] sempre
    [useful] se posso
   *[seldom] di rado
}
web-fu-top-level = livello massimo
web-fu-level = Livello { $level }
web-fu-weapon = Arma
web-fu-unarmed = nessuna
web-fu-rounds = munizioni { $count } di { $most }
web-fu-car = Auto
web-fu-ride = { $ride ->
    [none] a piedi
    [taxi] il vecchio taxi
   *[car] un’auto
}
web-fu-free = libero
web-fu-aims = Obiettivi
web-fu-tap = tocca per vedere
web-fu-aim = Obiettivo { $number }
web-fu-aim-back = Obiettivo segreto { $colour }: guarda
web-fu-aim-face = { $met ->
    [yes] ✓ { $aim }
   *[other] { $aim }: { $how }
}
web-fu-noise = Rumore
web-fu-noise-of = su { $most }
web-fu-noise-due = +{ $due } al passo 6
web-fu-missions = Missioni
web-fu-missions-spoken = Cubetti missione: ne restano { $left }
web-fu-missions-left = altri { $left }: tessera timer
web-fu-events = Livello eventi
web-fu-time = Tempo
web-fu-time-left = { $black } nere, { $red } rosse
web-fu-side = { $side ->
    [u] sopra
    [ur] in alto a destra
    [dr] in basso a destra
    [d] sotto
    [dl] in basso a sinistra
   *[ul] in alto a sinistra
}
web-fu-deck = mazzo { $deck } · scarti { $discards }
web-fu-next = Prossima carta
web-fu-honest = Molti valori sono ricostruiti, non quelli stampati.
web-fu-honest-link = Che cosa è noto
web-fu-reserve = riserva { $count }
web-fu-holds = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano
web-fu-boss = { $state ->
    [president] col Presidente
    [waiting] tornerà
    [dead] morto
   *[away] non trovato
}
web-fu-boss-numbers = Punti vita { $health }, danni { $damage }, portata { $reach }, movimento { $movement }
