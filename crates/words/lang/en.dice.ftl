# Everybody's part of the dice: promised, told, checked.
web-stage-revealing = about to begin
web-not-now-revealing = The table is full: seeds are being told, and the game begins in a moment.
web-other-seed = This seed is not the one that was promised: it has another fingerprint.
web-nothing-covered = There is no seed of yours to be told here: you promised none, or you have told it.

## The page of a table

table-revealing = The table is full. Now everybody tells their seed, then the game begins.
table-stage-revealing = Seeds are being told
table-part-none = no seed
table-part-open = seed in the open
table-part-covered = seed promised
table-part-revealed = seed told
table-part-withheld = seed missing
table-seed-of = Seed of { $name }
table-seed-commitment-of = Fingerprint of the seed of { $name }
table-operator = operator
table-operator-plays = { $name } runs this server and could foresee the dice.
table-seed-withheld-by = The seed that { $name } promised was not told in time: the dice do without it.
table-seed-late = Your seed did not reach the server in time: the dice do without it.
table-kept-same = Your browser has compared this with what it kept before the game: the fingerprint of the secret, your seed and the others' promises are the same.
table-kept-nothing = Your browser kept nothing of this game: it can only compare the record with itself.
table-dice-refused = These dice are not the ones that were promised.
table-differs-table = The record is of another game.
table-differs-commitment = The fingerprint of the secret is not the one the server showed when you sat down.
table-differs-secret = The secret that was told is not the one promised when you sat down.
table-differs-players = There are not as many players as when the table was full.
table-differs-own = Your seed is not the one your browser promised.
table-differs-left-out = Your seed is missing, and the server had it.
table-differs-seed = The seed of { $name } is not the one promised when the table was full.
