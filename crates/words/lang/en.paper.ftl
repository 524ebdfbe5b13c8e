# Paper for the hall: what can be printed, badges, certificates, the cash desk.

paper-badges = Badges
paper-badges-how = Ten badges on each sheet: cut the whole pile at once and put the small piles behind one another, row by row from left to right: the surnames stay in order.
paper-badge-number = no. { $number }
paper-nobody = Those who enter will appear here.

paper-certificates = Certificates
paper-certificates-none = Certificates are printed once the ranking is final.
paper-certificates-first = Only the first
paper-certificates-first-hint = How many places of the ranking; all if left empty.
paper-certificates-show = Show
paper-certificate = Certificate
paper-certificate-place = Place { $place } of { $ranked }
paper-signature-organiser = Organiser
paper-signature-referee = Referee

paper-cash = Cash desk
paper-column-number = No.
paper-column-paid = Paid

paper-ranking = Final ranking

## what each is for

paper-for-tables = For the wall: who sits at each table.
paper-for-names = For the wall: everybody finds their table by surname.
paper-for-cards = One for each table, to be filled in by hand and signed.
paper-for-standings = For the wall after the round: totals, results round by round, tie-breaks; once the tournament is over, the final ranking.
paper-for-badges = To be cut out: name, club and number of those who play, by surname.
paper-for-certificates = A sheet across for everybody in the final ranking, or only for the first places, to be signed.
paper-for-cash = For whoever takes the money: what each has paid, the sum, room to sign. Dates of birth are on the organiser's copy alone.
paper-for-referees = For the referees: the format, who referees, what is forbidden, sanctions.

## a draw made again by whoever reads

paper-again = Make it again
paper-problem = The problem, without names
paper-tables = The tables
paper-again-how = The same tables with:
paper-recount-same = Recounted in your browser, the same:
paper-recount-different = Recounted in your browser, different:
paper-seed-same = Seal and seed computed again in your browser, the same: seed
paper-seed-different = Seal and seed computed again in your browser, different: seed

## calendar and archive

paper-now-tournaments = Tournaments now on
paper-coming-tournaments = Tournaments to come
paper-all-tournaments = All tournaments
paper-ranking-now = Overall ranking
paper-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
 } { $year }

## Narrow headings of the card of a table of S.P.Q.RisiKo!

paper-short-centres = Centr.
paper-short-supremacies = Supr.
paper-short-safe-conducts = Safe
paper-short-provinces = Prov.
paper-short-seas = Seas
paper-short-standards = Stan.
paper-short-triremes = Trir.
paper-short-legionaries = Leg.
