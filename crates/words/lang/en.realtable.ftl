# sdadata play --dice typed: following a real table.
play-usage-undo = undo
play-help-undo = takes back the last thing that was typed, dice and cards too
play-more-undo = As often as you like, back to the first die. That is so where the dice are typed (--dice typed); where the program rolls, undo takes back the last reinforcements, as takeback does.
play-undone = Taken back: { $what }
play-undo-rolled = What has been rolled stands: only where the dice are typed (--dice typed) can a roll or a move be taken back.
play-nothing-typed = Nothing has been typed yet that could be taken back.
play-typed-end = The game is over. Enter to close it, undo if the last thing was mistyped:
