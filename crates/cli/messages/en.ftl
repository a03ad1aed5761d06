# The terminal program's own words.

cli-your-choice = { $seat }, your choice
cli-help = A number chooses, b goes back, u undoes, l shows the log, r ID shows a rule, p NUMBER hands the keyboard to another player who may act meanwhile, h shows this, q leaves.
cli-help-example = You can also write an action out, such as { $example }.
cli-done = { $seat }: Enter goes on, u undoes.
cli-no-such-choice = There is no such choice.
cli-nothing-besides = Nobody with this number may do anything now.
cli-no-such-rule = There is no such rule.
cli-refused = Refused by { $clause }: { $reason }
cli-malformed = This is no action of the game: { $error }
cli-taken-back = Undone.
cli-nothing-to-take-back = There is nothing to undo.
cli-hand-over = { $seat }, it is your turn. Press Enter when nobody else looks.
cli-left = You have left the table.
cli-result = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-place = { $place }. { $seat }
cli-commitment = The dice come from a seed whose hash is { $hash }.
cli-recorded = The table is recorded in { $file }.
cli-person = Player { $number }
cli-bot = { $name } bot { $number }
cli-entry = { $number }. { $seat }: { $choice }
cli-entry-undo = { $number }. { $seat } takes back the last step
cli-entry-rewind = { $number }. at the wish of { $seat } the table goes back to entry { $to }
cli-honest = honest: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of { $game } replay to the recorded states
