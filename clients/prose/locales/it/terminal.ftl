# Il client da terminale.

choose-game = A che cosa si gioca?
choose-game-entry = { $number }. { $title }. { $credits }. Da { $min } a { $max } giocatori.
choose-game-how = Scrivi il numero o una parte del nome.
choose-game-none = “{ $typed }” non è tra questi giochi.
choose-game-several = Più giochi hanno “{ $typed }” nel nome.
error-no-game = Non è stato scelto nessun gioco.
error-game = Non c’è nessun gioco chiamato “{ $game }”.
error-record = Non si riesce ad aprire la partita salvata: { $trouble }.
error-version = La partita salvata è stata giocata con la versione { $record } delle regole; ora c’è la versione { $rules }, che non porta alla stessa partita ({ $trouble }). Il file non è stato toccato: “replay” e “verify” mostrano fin dove coincidono.
error-seating = La partita salvata è per { $record ->
    [one] 1 giocatore
   *[other] { $record } giocatori
}, mentre a sedersi sono in { $seating }.
error-io = Qualcosa è andato storto fuori dal gioco: { $trouble }.
error-save = Non si riesce a salvare la partita: { $trouble }.

not-understood = “{ $typed }” non è tra le scelte. Scrivi un numero da 1 a { $count }, qualche parola oppure, per esempio, “{ $example }”.
undone = Mossa annullata.
undo-barrier = Non si può annullare: da allora qualcuno ha visto qualcosa di nuovo o ha già mosso.
goodbye = Grazie per aver giocato.
upgraded = Questa partita è cominciata con la versione { $from } delle regole; prosegue con la versione { $to }, che la racconta tutta allo stesso modo.
record-kept = La partita è salvata in { $path }.
how-to-resume = Per riprenderla: { $command }
not-kept = La partita non è stata salvata.
curtain = Ora è il turno di { $name }. { $name }, premi Invio quando nessun altro guarda.
speaking = Ora si parla italiano.
speak-what = Lingue: en (English), it (italiano).
rules-now = Per questa decisione

# Riga per riga
plain-hint = Scrivi “aiuto” per sapere che cosa puoi scrivere.
plain-how = (numero, parola, ?, aiuto)
plain-help =
    Rispondi con il numero di una scelta, con qualche sua parola o con la notazione, per esempio “{ $example }”.
    Invio: di nuovo le scelte. tavolo: tutta la situazione. punti: { $points ->
        [yes] a che punto è ciascuno
       *[no] che cosa ha ciascuno; in questo gioco nessuno fa punti
    }. cronaca: tutto ciò che è successo.
    ?: le regole di questa decisione. ? { $rule }: una regola. ? parole: le regole che le contengono.
    annulla: ritira una mossa che non ha rivelato niente a nessuno. lingua en: inglese. esci: si smette.
plain-group = { $count ->
    [one] { $first }. { $group }.
   *[other] da { $first } a { $last }. { $group }: { $count } scelte.
}
plain-groups-how = Scrivi un numero, o qualche parola di un gruppo per sentire che cosa contiene.
plain-rules-more = “? { $rule }” legge una regola, “? parole” quelle che contengono le parole.
plain-again = Scrivi “ancora” per un’altra partita, ognuno un posto più in là, oppure “esci”.
plain-help-halt = pausa: quando il gioco si ferma per usare oggetti.
halt-now = { $title }: { $now }. Può essere { $all }, per esempio “pausa sempre”.
command-board = tavolo
command-scores = punti
command-list = scelte
command-log = cronaca
command-undo = annulla
command-lang = lingua
command-halt = pausa
command-rules = regole
command-help = aiuto
command-quit = esci
command-again = ancora

# Disegnato
too-small = Questa finestra ha { $width } × { $height } caratteri; il tavolo ne chiede 80 × 24. Ingrandiscila, oppure gioca con --plain.
hint-choose = Invio scegli
hint-sides = Tab altri
hint-pan = Maiusc-frecce sposta
hint-rules = ? regole
hint-undo = F3 annulla
hint-halt = F4 pause
hint-lang = Ctrl-L { $language }
hint-log = Pag↑ cronaca
hint-quit = F10 esci
choice-place = { $number } di { $count }
news = dalla tua ultima mossa
several-left = { $count ->
    [0] Nessuna scelta ha queste parole. Cancella qualche lettera.
   *[other] { $count } scelte hanno queste parole: continua a scrivere, o scegli con le frecce.
}
choose-first = Scegli: scrivi un numero o qualche parola, oppure usa le frecce.
wait = Aspetta il tuo turno.
see-rule = { $text } Regola { $rule }: premi ? per leggerla.
leave = Vuoi uscire? S per uscire, un altro tasto per restare.
again = R un’altra partita, ognuno un posto più in là
leave-key = Q esci
curtain-title = Ora è il turno di { $name }
curtain-how = { $name }, premi Invio quando nessun altro guarda.
rules-title = Regole di { $game }
rules-search = Cerca: { $words }
rules-keys = Scrivi per cercare · frecce, Pag↑, Pag↓ scorrono · Esc indietro

# Il tavolo di un server
how-to-come-back = Per tornare al tuo posto: { $command }
error-unreachable = { $host } non risponde.
error-link = Questo non è un link a un tavolo. Uno è fatto così: http://localhost:8000/t/TAVOLO.
line-live = Il collegamento è tornato.
line-closing = Il server si ferma per un momento. Si riprova.
line-outdated = Il server e questo programma sono di versioni diverse: aggiorna il più vecchio.
table-here = { $name } è qui.
table-away = { $name } ha perso il collegamento.
table-own-bot = { $bot ->
    [1] Ora un bot gioca per te.
   *[other] Continui tu.
}
table-person = { $what ->
    [sat] { $name } si siede.
    [left] { $name } si è alzato dal tavolo.
    [bot] Ora un bot gioca per { $name }.
   *[other] { $name } continua.
}
table-seat-free = Il posto { $seat } è di nuovo libero.
table-begins = La partita comincia.
table-closed = { $why ->
    [abandoned] Il tavolo è stato chiuso: per molto tempo non è tornato nessuno.
    [host] Il tavolo è stato chiuso.
    [fault] Il tavolo è stato chiuso perché le regole hanno fallito: colpa nostra. Quanto è stato giocato è conservato.
   *[other] Il tavolo è stato messo da parte: il server ha altre regole ora. Quanto è stato giocato è conservato.
}
table-rematch = È pronto un tavolo per un’altra partita.
table-undo-asked = { $asked ->
    [1] { $name } vorrebbe annullare una mossa. Scrivi “sì” o “no”; con lo schermo: F5 sì, F6 no.
   *[other] { $name } vorrebbe annullare una mossa.
}
table-undo-waits = Si chiede agli altri se si può annullare. “no” ci ripensa; con lo schermo: F6.
table-undo-declined = Non si annulla.
table-nothing = Ora non c’è niente del genere.
table-how = Scrivi “chiedi” e un numero.
table-keys = Invio o un numero sceglie · Esc torna al tavolo
hint-table = F2 tavolo
hall-seat = Posto { $seat }: { $who ->
    [you] tu, { $name }.
    [open] libero.
    [invited] per chi ha il suo link.
    [kept] si aspetta { $name }.
   *[other] { $name }.
}
hall-invitation = Il link per il posto { $seat }: { $link }
hall-carry = Il tuo posto, per un altro dispositivo: { $link }
hall-how = { $seated ->
    [yes] Sei seduto al tavolo. “chiedi”: che cosa si può chiedere, per esempio di cominciare. “esci”: via di qui; il tuo posto resta tuo.
    [known] Scrivi “siedi” per sederti come { $name }, o “siedi” e un altro nome, oppure guarda. “chiedi”: che cosa si può chiedere. “esci”: per uscire.
   *[other] Scrivi “siedi” e il tuo nome per sederti, oppure guarda. “chiedi”: che cosa si può chiedere. “esci”: per uscire.
}
hall-keys = { $seated ->
    [1] Sei seduto al tavolo. Invio comincia, se il tavolo è tuo e al completo · F2 che cosa si può chiedere · F10 via di qui
   *[other] Scrivi il tuo nome e premi Invio per sederti, oppure guarda · F10 esci
}
plain-help-table =
    chiedi: che cosa si può chiedere oltre alle mosse, per esempio un bot al tuo posto. chiedi 1: la prima.
    sì, no: la tua risposta a chi vuole annullare. link: il tuo posto per un altro dispositivo.
offer-start = Comincia la partita
offer-remove = Libera il posto di { $name }
offer-bot = Un bot per il posto { $seat }
offer-get-up = Alzati dal tavolo
offer-close = Chiudi il tavolo
offer-leave = Alzati: il tuo posto ti aspetta
command-sit = siedi
command-table = chiedi
command-yes = sì
command-no = no
command-link = link

# Che cosa va storto sulla riga di comando
error-which-game = non c’è nessun gioco `{ $game }`; ci sono { $known }
error-seats-of = { $title } è per { $min }–{ $max } giocatori, non per { $count }
error-sitter = un posto è you, you:NOME, bot, o un livello di bot: { $levels }; non `{ $word }`
error-no-rule = { $title } non ha la regola `{ $id }`; le sigle vanno da { $first } a { $last }
error-not-over = la partita non è finita
error-line = riga { $line }: { $trouble }
error-refused = { $seat } non può fare “{ $action }” ({ $rule }): { $why }
error-trouble = { $kind ->
    [no-checksum] danneggiata: manca la somma di controllo
    [checksum] danneggiata: la somma di controllo non torna
    [too-long] la registrazione è più lunga di qualsiasi partita
    [ends-before] la registrazione finisce prima della riga “{ $one }”
    [missing] qui ci vuole la riga “{ $one }”
    [no-game] “game” vuole un nome e una versione delle regole
    [not-a-number] “{ $one }” qui non è un numero
    [seats] nessun tavolo ha tanti posti
    [seed] il seme non si legge: { $one }
    [no-digits] qui ci vogliono 64 cifre esadecimali
    [no-ply] un’azione si scrive con un numero, un posto e ciò che si fa
    [ply-number] qui ci vuole l’azione { $one }
    [no-seat] il tavolo non ha il posto { $one }
    [foreign] questa riga non fa parte di nessuna registrazione
    [unknown-game] non c’è nessun gioco “{ $one }”
    [other-rules] è una partita di { $one }, e le regole sono { $other }
    [stream] la sequenza casuale { $one } non è conosciuta
    [notation] l’azione non si legge: { $one }
    [differs] la registrazione dice “{ $one }”, le regole dicono “{ $other }”
    [rewritten] la registrazione dice “{ $one }”, rigiocata si scrive “{ $other }”
    [cut-off] la registrazione finisce dove, rigiocata, si scrive “{ $one }”
    [goes-on] rigiocata, la partita finisce prima di questa riga
    [line-ends] le righe non finiscono come sono state scritte
    [untold] non ogni situazione è scritta: niente mostra che la partita sia la stessa
   *[unfair] il seme non è nato come la registrazione dice: { $one }
}
error-same-play = una partita giocata con la versione { $from } delle regole; ora c’è la versione { $to }, che porta alla stessa partita
error-other-play = una partita giocata con la versione { $from } delle regole; ora c’è la versione { $to }, che porta alla stessa partita per { $count ->
    [one] 1 azione
   *[other] { $count } azioni
}: { $trouble }
error-verdict = { $file }: { $game }, { $count ->
    [one] 1 azione
   *[other] { $count } azioni
}, { $end }; ogni riga si rigioca; { $fair ->
    [yes] il seme segue da ciò su cui si erano impegnati tavolo e posti
   *[no] niente vi mostra come è nato il seme
}
error-verdict-open = non finita
error-key-value = un’opzione si scrive CHIAVE=VALORE, non `{ $pair }`
error-randomness = non si trova nulla di casuale: { $trouble }
error-open = { $file } non si può aprire: { $trouble }
error-read = { $file } non si può leggere: { $trouble }
error-too-large = { $file } è troppo grande per una registrazione
error-no-text = { $file }: riga { $line }: danneggiata: questi byte non sono testo
error-no-seat = il tavolo non ha il posto { $seat }
error-plies = { $file } ha { $plies ->
    [one] 1 azione
   *[other] { $plies } azioni
}, non { $ply }
error-there-already = { $file } c’è già: --resume la riprende, oppure scegli un altro file

# Un server a casa
home-next-port = La porta { $asked } è occupata da un altro programma: questa volta è la { $port }. Il browser conserva le partite per indirizzo: quelle su questo dispositivo cominciate alla porta { $asked } qui non si vedono.
home-old-folder = Le partite sono conservate in { $here }, come prima. Per averle anche da altre cartelle, ferma questo server e sposta quella cartella in { $own }.
home-two-folders = Le partite sono conservate in { $here }, come prima. Quelle in { $own } non si vedono: “--data” dice quale cartella si usa.
