# A tournament's hall: what cannot be done, and why.

hall-refused-not-allowed-helper = This is for a helper, a referee or the organiser of this tournament.
hall-refused-not-allowed-referee = This is for a referee or the organiser of this tournament.
hall-refused-not-allowed-organiser = This is for the organiser of this tournament alone.
hall-refused-dead-link = This link opens nothing any more: ask the organiser for another.
hall-refused-other-table = This link is for table { $table } of round { $round }, and for nothing else.
hall-refused-nameless = First pick your name among those of the table.
hall-refused-not-of-table = { $name } does not play at this table.
hall-refused-link-in-use = { $name } was picked already, on this phone or on another: call a helper.
hall-refused-own-report = Whoever wrote the result cannot confirm it: another player of the table, a referee or a helper has to.
hall-refused-nothing-pending = Table { $table } of round { $round } has no result to be confirmed.
hall-refused-differs = This table has a result already, and it is another: { $reported }. A correction is made with a reason.
hall-refused-differs-pending = Another player wrote a different result: { $reported }. Look at it together, or call the referee.
hall-refused-no-such-table = There is no table { $table } in this round.
hall-refused-not-undoable = Entry { $entry } cannot be taken back.
hall-refused-undone-already = Entry { $entry } was taken back already.
hall-refused-depends = Entry { $entry } cannot be taken back alone: { $dependents } depend on it. Take those back first.
hall-refused-no-reason = A reason is needed, which everybody will be able to read.
hall-refused-text = A text of 1 to { $most } letters is needed.
hall-refused-unknown-call = This call is no longer there.
hall-refused-unknown-notice = This notice is no longer there.
hall-refused-unknown-link = This link is no longer there.
hall-refused-unknown-entrant = No entrant has this number.
hall-refused-other-ceremony = The draw was promised with a seal: it is made with the dice rolled in the hall and that secret, or the promise is taken back.
hall-refused-opened-already = The tournament is open already.
hall-refused-unreadable = The tournament cannot be opened like this: { $why }
hall-refused-with-rule = { $what } ({ $rule })
