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
error-seating = La partita salvata è per { $record } giocatori, mentre a sedersi sono in { $seating }.
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
curtain = Ora tocca a { $name }. { $name }, premi Invio quando nessun altro guarda.
speaking = Ora si parla italiano.
speak-what = Lingue: en (English), it (italiano).
rules-now = Per questa decisione

# Riga per riga
plain-hint = Scrivi aiuto per sapere che cosa puoi scrivere.
plain-how = (numero, parola, ?, aiuto)
plain-help =
    Rispondi con il numero di una scelta, con qualche sua parola o con la notazione, per esempio “{ $example }”.
    Invio: di nuovo le scelte. tavolo: tutta la situazione. punti: chi ha quanti punti. cronaca: tutto ciò che è successo.
    ?: le regole di questa decisione. ? { $rule }: una regola. ? parole: le regole che le contengono.
    annulla: ritira una mossa che non ha rivelato niente a nessuno. lingua en: inglese. esci: si smette.
plain-group = { $count ->
    [one] { $first }. { $group }.
   *[other] da { $first } a { $last }. { $group }: { $count } scelte.
}
plain-groups-how = Scrivi un numero, o qualche parola di un gruppo per sentire che cosa contiene.
plain-rules-more = “? { $rule }” legge una regola, “? parole” quelle che contengono le parole.
plain-again = Scrivi “ancora” per un’altra partita, ognuno un posto più in là, oppure “esci”.
command-board = tavolo
command-scores = punti
command-list = scelte
command-log = cronaca
command-undo = annulla
command-lang = lingua
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
curtain-title = Ora tocca a { $name }
curtain-how = { $name }, premi Invio quando nessun altro guarda.
rules-title = Regole di { $game }
rules-search = Cerca: { $words }
rules-keys = Scrivi per cercare · frecce, Pag↑, Pag↓ scorrono · Esc indietro
