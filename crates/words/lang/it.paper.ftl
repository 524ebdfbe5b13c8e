# Paper for the hall: what can be printed, badges, certificates, the cash desk.

paper-badges = Cartellini
paper-badges-how = Dieci cartellini per foglio: taglia tutta la pila insieme e metti i mazzetti uno dietro l'altro, riga per riga da sinistra a destra: i cognomi restano in ordine.
paper-badge-number = n. { $number }
paper-nobody = Qui compariranno gli iscritti.

paper-certificates = Attestati
paper-certificates-none = Gli attestati si stampano quando la classifica è definitiva.
paper-certificates-first = Solo i primi
paper-certificates-first-hint = Quanti posti della classifica; vuoto, tutti.
paper-certificates-show = Mostra
paper-certificate = Attestato
paper-certificate-place = { $place }° posto su { $ranked }
paper-signature-organiser = L'organizzatore
paper-signature-referee = L'arbitro

paper-cash = Cassa
paper-column-number = N.
paper-column-paid = Versato

paper-ranking = Classifica finale

## what each is for

paper-for-tables = Da appendere: chi siede a ogni tavolo.
paper-for-names = Da appendere: ognuno trova il suo tavolo dal cognome.
paper-for-cards = Uno per tavolo, da riempire a mano e firmare.
paper-for-standings = Da appendere dopo il turno: totali, risultati turno per turno, spareggi; a torneo finito, la classifica finale.
paper-for-badges = Da ritagliare: nome, club e numero di chi gioca, in ordine di cognome.
paper-for-certificates = Un foglio in orizzontale per ognuno della classifica finale, o solo per i primi, da firmare.
paper-for-cash = Per chi incassa: quanto ha versato ognuno, il totale, lo spazio per la firma. La data di nascita sta solo sulla copia dell'organizzatore.
paper-for-referees = Per gli arbitri: la formula, chi arbitra, che cosa è vietato, le sanzioni.

## a draw made again by whoever reads

paper-again = Rifallo tu
paper-problem = Il problema, senza nomi
paper-tables = I tavoli
paper-again-how = Gli stessi tavoli con:
paper-recount-same = Ricontato nel tuo browser, uguale:
paper-recount-different = Ricontato nel tuo browser, diverso:
paper-seed-same = Sigillo e seme ricalcolati nel tuo browser, uguali: seme
paper-seed-different = Sigillo e seme ricalcolati nel tuo browser, diversi: seme

## calendar and archive

paper-now-tournaments = Tornei in corso
paper-coming-tournaments = Prossimi tornei
paper-all-tournaments = Tutti i tornei
paper-ranking-now = Classifica generale
paper-month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[other] dicembre
 } { $year }

## Intestazioni strette della scheda di un tavolo di S.P.Q.RisiKo!

paper-short-centres = Centri
paper-short-supremacies = Supr.
paper-short-safe-conducts = Salv.
paper-short-provinces = Prov.
paper-short-seas = Mari
paper-short-standards = Ins.
paper-short-triremes = Trir.
paper-short-legionaries = Leg.
