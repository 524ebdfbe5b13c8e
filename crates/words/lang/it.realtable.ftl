# sdadata play --dice typed: seguire un tavolo vero.
play-usage-undo = annulla
play-help-undo = toglie l'ultima cosa digitata, anche dadi e carte
play-more-undo = Quante volte si vuole, fino al primo dado. Vale dove i dadi si digitano (--dice typed); dove li lancia il programma, annulla riprende gli ultimi rinforzi, come togli.
play-undone = Annullato: { $what }
play-undo-rolled = Quello che è stato lanciato resta: solo dove i dadi si digitano (--dice typed) si annullano un lancio o una mossa.
play-nothing-typed = Non è ancora stato digitato nulla da annullare.
play-typed-end = La partita è finita. Invio per chiuderla, annulla se l'ultima cosa era sbagliata:
