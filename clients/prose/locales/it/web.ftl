# Il client per il browser.

web-you = Tu
web-motto = Cinque giochi da tavolo newyorkesi. Nessun account, nessuna attesa.
web-language = Lingua
web-theme = Chiaro o scuro
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Movimento
web-motion-system = Come vuole il sistema
web-motion-still = Nessuno
web-sound = Suoni
web-sound-off = No
web-sound-on = Sì
web-text = Caratteri
web-text-usual = Normali
web-text-large = Grandi
web-text-larger = Più grandi
web-pace = Mosse degli altri
web-pace-steps = Passo passo
web-pace-calm = Tranquille
web-pace-brisk = Svelte
web-pace-at-once = Subito
web-show-again = Mostra di nuovo
web-skip = Salta
web-step-on = Avanti
web-menu = Menu
web-menu-home = Tutti i giochi
web-menu-tables = Tavoli
web-menu-rules = Regole
web-menu-replay = Rivedi
web-menu-settings = Impostazioni
web-menu-about = Informazioni
web-kit = Campionario
web-close = Chiudi
web-waiting = Un momento …
web-lost = Qui non c’è niente
web-lost-why = A questo indirizzo non c’è nessuna pagina.

# I manifesti
web-minutes = { $minutes } min
web-play-now = Gioca subito
web-with-friends = Con gli amici
web-pass-device = Passa il dispositivo
web-replay = Rivedi
web-resume = La tua partita a { $game } ti aspetta: { $ply ->
    [one] una mossa fatta
   *[other] { $ply ->
        [one] 1 mossa fatta
       *[other] { $ply } mosse fatte
    }
}
web-foot = Giochi di { $designers }; i nomi servono solo a dire a che cosa si gioca.
web-foot-about = Autori, editori, avvertenze

# Una nuova partita
web-new-game = Nuova partita
web-which-game = Quale gioco
web-seats = Posti
web-seat-range = { $min }–{ $max } giocatori
web-add-seat = Aggiungi un posto
web-remove = Togli
web-give-bot = Dallo a un bot
web-your-name = Nome
web-ask-name = Come ti chiamiamo?
web-way = Con chi
web-way-bots = Contro i bot
web-way-bots-how = Giochi qui, contro i bot. Nulla esce da questo dispositivo, e funziona anche senza rete.
web-way-friends-how = Ricevi un link per chiunque giochi con te. I telefoni si uniscono inquadrando un codice; nessuno ha bisogno di un account.
web-way-device-how = Tutti giocano su questo dispositivo. Un sipario nasconde ogni mano finché il suo proprietario non lo alza.
web-how = Come funziona
web-listed = Mostra questo tavolo nell’elenco, per chi vuole unirsi
web-options = Opzioni
web-options-box = come da regolamento
web-option = { $key ->
    [rounds] Round
    [bonus] Le sequenze danno punti
    [colours] Colori
    [hands] Mani altrui
    [side] Tabellone
    [first] Chi comincia
    [cast] Eroi
    [heroes] Chi è chi
    [hard-time] Meno tempo
    [hard-streets] Strade affollate
    [extra-specials] Più carte speciali
    [crossbows] Balestre
    [explosions] Esplosioni
    [extra-timers] Più tessere timer
    [traps] Trappole
    [hard-deck] Mazzo difficile di New York
    [wanted] WANTED!
    [dead-or-alive] Presidente vivo o morto
   *[other] { $key }
}
web-option-how = { $key ->
    [rounds] Quanti round ha una partita.
    [bonus] Posizioni vicine dello stesso colore danno un bonus alla fine del round.
    [colours] Come ognuno riceve un colore.
    [hands] Se il tavolo mostra le carte che si sono viste prendere, o le lascia alla memoria.
    [side] Quanti terreni ha ogni quartiere; il sesto è solo per i negozi.
    [first] Di chi è il primo turno.
    [cast] Se gli eroi si sorteggiano o si scelgono.
    [heroes] Ogni posto gioca con l’eroe che riceve qui.
    [hard-time] Più difficile: una tessera timer normale in meno.
    [hard-streets] Più difficile: si gioca con 30 galeotti.
    [extra-specials] Aggiunta: due carte speciali in più per eroe.
    [crossbows] Aggiunta: due balestre silenziose fra gli oggetti.
    [explosions] Aggiunta: due esplosioni fra gli eventi.
    [extra-timers] Aggiunta: tre tessere timer in più.
    [traps] Aggiunta: due tessere trappola con le loro carte.
    [hard-deck] Aggiunta: New York gioca carte più dure.
    [wanted] Aggiunta: chi uccide un Boss guadagna una carta ricercato, che due obiettivi richiedono.
    [dead-or-alive] Aggiunta: nessuno sa se il Presidente al campo è vivo.
   *[other] { $key }
}
web-option-value = { $value ->
    [yes] sì
    [no] no
    [auto] uno per giocatore
    [remembered] da ricordare
    [open] scoperte
    [lots] a sorte
    [choose] scelti dai giocatori
    [order] scelti qui
    [drawn] a sorte
    [five] cinque terreni per quartiere
    [six] sei terreni per quartiere
    [a] Ambra
    [r] Rubino
    [v] Verderame
    [i] Indaco
    [jena] Jena
    [maggie] Maggie
    [mente] Mente
    [tassista] Tassista
   *[other] { $value }
}
web-level-label = Quanto gioca bene
web-level = { $level ->
    [random] Calmo
   *[other] Sveglio
}
web-start = Comincia
web-start-head = { $game }, { $count ->
    [one] un posto
   *[other] { $count } posti
}
web-start-now = È tutto pronto.
web-start-friends = Si prepara il tavolo, poi mandi il link.
web-not-begun = Così questa partita non può cominciare.
web-unreachable = Il server non è raggiungibile. Le partite contro i bot continuano senza.

# Prima della partita
web-invite = Invita
web-scan = Inquadralo con un telefono, o manda il link. Non serve un account.
web-link = Link
web-copy = Copia
web-copied = Copiato.
web-carry = Il tuo posto, per un altro dispositivo
web-sit = Siediti
web-hall-full = Ci siete tutti.
web-hall-waiting = Ci sono ancora posti liberi.
web-seat-open = Posto libero
web-seat-open-small = per chi apre il link
web-seat-invited = Invitato
web-seat-invited-small = per chi ha questo link
web-seat-kept = atteso
web-seat-own = tu
web-seat-letter = Posto { $seat }
web-tables-there = Tavoli di questo server
web-tables-here = Partite salvate su questo dispositivo
web-no-tables = Nessun tavolo è aperto. Cominciane uno e invita qualcuno.
web-no-tables-here = Qui non c’è ancora nessuna partita.
web-open-table = { $stage ->
    [lobby] { $who } · { $free ->
        [0] nessun posto libero
        [one] un posto libero
       *[other] { $free } posti liberi
    }
   *[other] { $who } · in corso
}
web-kept-table = { $over ->
    [yes] finita dopo { $ply ->
        [one] 1 mossa
       *[other] { $ply } mosse
    }
    [aside] messa da parte dopo { $ply ->
        [one] 1 mossa
       *[other] { $ply } mosse
    }
   *[no] { $ply ->
        [one] 1 mossa fatta
       *[other] { $ply } mosse fatte
    }
}
web-forget = Dimentica questa partita
web-forget-what = { $game }, giocatori: { $who }, { $ply ->
    [one] 1 mossa fatta
   *[other] { $ply } mosse fatte
}: questo dispositivo deve dimenticarla?
web-keep = Conservala
web-forgotten = { $game }: partita dimenticata.
web-bring-back = Recuperala
web-save-games = Salva tutte le partite in un file
web-load-games = Carica partite da un file
web-no-games-file = Questo non è un file di partite.
web-games-loaded = { $count ->
    [0] Tutte le partite del file c’erano già.
    [one] Una partita è nuova, o più avanti di prima.
   *[other] { $count } partite sono nuove, o più avanti di prima.
}
web-no-table = Questo tavolo non esiste.
web-table-closed = Questo tavolo è stato chiuso.
web-set-aside = Questo tavolo è stato messo da parte.
web-set-aside-why = { $why ->
    [unproven] Si giocava con la versione { $from } delle regole. Qui ora c’è la versione { $to }, e non è stato annotato nulla che mostri se porta alla stessa partita.
    [format] Si giocava con la versione { $from } delle regole. Qui ora c’è la versione { $to }, e quel che fu annotato allora non si può confrontare con quel che dice lei.
    [forbidden] Si giocava con la versione { $from } delle regole. Qui ora c’è la versione { $to }, che vieta una mossa già fatta.
    [different] Si giocava con la versione { $from } delle regole. Qui ora c’è la versione { $to }, con cui la partita apparirebbe diversa da come vi è stata raccontata.
    [options] È stato preparato per la versione { $from } delle regole. Qui ora c’è la versione { $to }, che non ne conosce le opzioni.
   *[fault] Le regole di qui (versione { $to }) si inceppano su questa partita, giocata con la versione { $from }. È colpa nostra.
}
web-set-aside-kept = { $plies ->
    [0] Nulla è perduto: resta com’era e può proseguire dove ci sono le vecchie regole.
    [one] Nulla è perduto: la mossa fatta resta com’era e la partita può proseguire dove ci sono le vecchie regole.
   *[other] Nulla è perduto: le { $plies } mosse fatte restano com’erano e la partita può proseguire dove ci sono le vecchie regole.
}
web-set-aside-shown = Nulla è perduto: la partita resta com’era dopo { $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
} e può proseguire dove ci sono le vecchie regole. Qui si può vedere com’era dopo { $shown }.

# Al tavolo
web-tab-table = Tavolo
web-tab-scores = Punti
web-tabs = Parti del tavolo
web-log = Cronaca
web-go-on = Avanti
web-since = Dal tuo ultimo turno
web-situation = Il tavolo
web-choices = Che cosa puoi fare
web-confirm = Conferma
web-back = Rimetti a posto
web-undo = Annulla
web-question = { $what }?
web-undo-asked = { $name } vorrebbe ritirare una mossa.
web-agree = D’accordo
web-decline = No
web-bot = bot
web-your-turn = Tocca a te
web-watching = Stai guardando.
web-away = assente
web-stand-in = gioca un bot
web-seat-spoken = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-table-menu = A questo tavolo
web-carry-how = Inquadralo con un telefono: il telefono tiene la tua mano e questo schermo mostra il tavolo.
web-hand-over = Fai giocare un bot per me
web-take-back = Torno a giocare io
web-keys = Tasti: 1, 2, 3 … portano alle parti del tavolo, le frecce si muovono al loro interno, Invio sceglie e conferma, Esc rimette a posto, U annulla.
web-trouble = Al momento il server non riesce a salvare nulla. Ciò che ti ha mostrato è al sicuro; nuovo tentativo in corso.
web-line-lost = Connessione persa. Nuovo tentativo in corso.
web-line-slow = Il tavolo non ha ancora risposto.
web-move-waits = { $what }: la mossa aspetta, e sarà fatta appena torna la connessione.
web-table-full = Ora a questo tavolo non c’è posto. Nuovo tentativo in corso.
web-older = Questa pagina è più vecchia del server. Ricaricala tra un momento; il tuo posto è conservato.
web-tab-taken = Questa partita era aperta in un’altra scheda. Ora prosegue qui.
web-tab-elsewhere = Questa partita prosegue in un’altra scheda.
web-tab-why = Nulla è perduto. Può giocarla una scheda alla volta, perché nessuna mossa ne ostacoli un’altra.
web-tab-here = Continua qui
web-broken = Questo tavolo si è guastato due volte nello stesso punto. La colpa è nostra: qui è chiuso, e ciò che è stato giocato è conservato.
web-rule = Regola { $id }
web-all-rules = Tutte le regole
web-search = Parole o numero di una regola
web-refused = { $why ->
    [stale] Nel frattempo il tavolo è andato avanti. Guarda di nuovo.
    [turn] Non è il tuo turno.
    [seat] Quel posto è occupato.
    [link] Questo link non porta da nessuna parte.
    [name] Scegli un nome da 1 a 40 lettere, e non “Tu”.
    [taken] Qui qualcuno si chiama già così, o in un modo che gli somiglia. Scegli un altro nome.
    [game] Questo server non offre più quel gioco.
    [undo] Non c’è niente da ritirare.
    [empty] Non tutti i posti sono occupati.
    [host] Può farlo solo chi ospita.
    [tables] Hai troppi tavoli aperti. Prima finiscine o chiudine uno.
    [often] È stato troppo in poco tempo. Aspetta un po’, poi riprova.
    [many] È già stato fatto troppe volte. Prima continua a giocare.
    [aside] Questo tavolo è stato messo da parte: qui non vi succede più nulla.
   *[other] Ora non si può fare.
}

# Il sipario
web-curtain-head = { $game } · passa il dispositivo
web-curtain-turn = È il turno di { $name }
web-curtain-how = Tutto ciò che è segreto sta dietro il sipario. Passa il dispositivo, poi alzalo.
web-curtain-lift = Sono { $name }: alza il sipario
web-curtain-bot = { $name } è assente: fai giocare un bot

# La fine e le repliche
web-again = Rivincita
web-download = Scarica la registrazione
web-look = Guarda il tavolo
web-fair = Il seme casuale era sigillato prima della prima carta e ora è pubblico.
web-no-record = Questa non è una registrazione che queste regole sappiano giocare.
web-no-linked-record = In questo link non c’è una partita che queste regole sappiano giocare. Forse se n’è persa una parte per strada.
web-replay-how = Si può guardare la registrazione di qualsiasi partita, chiunque l’abbia giocata.
web-replay-of-file = Una registrazione in un file
web-replays-here = Partite finite su questo dispositivo
web-no-replays-here = Qui non c’è ancora nessuna partita finita.
web-result = { $count ->
    [0] non ha vinto nessuno
    [one] ha vinto: { $who }
   *[other] hanno vinto: { $who }
}
web-replay-file = Scegli un file
web-move-of = Mossa { $ply } di { $all }
web-seen-by = Con gli occhi di
web-all-eyes = Tutti
web-share = Condividi questo momento
web-run = Avvia
web-pause = Pausa
web-first = All’inizio
web-prev = Una mossa indietro
web-next = Una mossa avanti
web-last = Alla fine
web-scrub = Mossa
web-chapters = Capitoli
web-chapter = { $kind ->
    [first] L’inizio
    [round] Round { $number }
    [turn] Turno { $number } · { $name }
    [scored] ★ { $name }
   *[end] La fine
}
web-speeds = Velocità
web-speed = { $speed ->
    [slow] Lenta
    [fast] Rapida
   *[usual] Velocità normale
}
web-all-hands = Le mani di tutti, scoperte
web-hand-empty = niente
web-link-long = Con questa partita il link avrebbe { $length } caratteri, e oltre i { $most } i link si perdono. Manda invece la registrazione.
web-link-above = Ora il link è nella barra degli indirizzi.
web-link-not = Questo browser non sa mettere una partita in un link. Manda invece la registrazione.
web-on = Gioca da qui
web-on-how = { $ply ->
    [0] Comincia una nuova partita, come cominciò questa.
    [one] Comincia una nuova partita, con la prima mossa di questa com’è stata fatta.
   *[other] Comincia una nuova partita, con le prime { $ply } mosse di questa come sono state fatte.
}
web-on-luck = La fortuna resta la stessa: ciò che si pesca viene nell’ordine che aveva. Così la registrazione della nuova partita si può controllare come ogni altra.
web-on-seat = Il tuo posto
web-on-bots = Contro i bot

# Informazioni
web-about-what = Cinque giochi da tavolo newyorkesi su un solo motore: si gioca contro i bot, con gli amici tramite un link, o passandosi un dispositivo. Le partite di questo dispositivo restano nel tuo browser e da nessun’altra parte.
web-about-notice = Questo è un lavoro non ufficiale di appassionati. I giochi e i loro nomi appartengono ai loro autori ed editori; i nomi servono solo a dire a che cosa si gioca. Regole, frasi e disegni qui sono nostri. Se un gioco ti piace, compra la scatola.
web-about-fair = Ogni mescolata si può controllare: chi ospita sigilla la sua metà del segreto prima che qualcuno si sieda, ogni giocatore aggiunge una parte, e la registrazione di una partita finita lo dimostra.
web-about-licence = Il programma è libero: MIT o Apache-2.0, a tua scelta.

# New York New York
web-nyny-colour = Scegli
web-nyny-lay = Gioca { $number }
web-nyny-take = Prendila
web-nyny-pass = Passa
web-nyny-pass-round = Passa per il round
web-nyny-lay-here = gioca qui
web-nyny-row-how = prendine una dopo aver giocato
web-nyny-hand-how = si gioca qualsiasi colore
web-nyny-skyline = La veduta
web-nyny-section = posizione { $number }
web-nyny-place = { $depth ->
    [one] { $card }
   *[other] { $card }, in cima a una pila di { $depth } carte
}
web-nyny-place-empty = Posizione { $number }, non ancora costruita
web-nyny-deck = { $count ->
    [0] Il mazzo è vuoto
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $count } carte
}
web-nyny-run-of = Sequenze:
web-nyny-run-pays = sequenza { $path }: bonus { $bonus }
web-nyny-with = Con { $card } al { $number }:
web-nyny-would = carte { $cards }{ $runs }.
web-nyny-lead = { $place ->
    [ahead] Tu { $total }, in testa di { $by }.
    [level] Tu { $total }, alla pari con il primo.
   *[behind] Tu { $total }, a { $by } dal primo.
}

# Il campionario
web-kit-buttons = Pulsanti
web-kit-prompt = Domanda
web-kit-why = Perché no
web-kit-cards = Carte della veduta
web-kit-signs = Giocatori
web-kit-score = Punti spiegati
web-kit-toasts = Avvisi
web-kit-show = Mostra
web-kit-type = Lettere
web-kit-icons = Icone
