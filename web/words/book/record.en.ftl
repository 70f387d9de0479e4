# What is said of the record of a game, at its end and in its replay.

final-record = Was it fair?
final-record-why = The seed of the shuffle is in the record now. Anybody can check that no card was moved.
final-download = Download the record
final-verify = Check it
final-sound = Checked: every card fell as the published commitment demands, and every move was legal.
final-unsound = The record does not fit its commitment. Please report this.
final-later = The record is not ready yet. Try again in a moment.
