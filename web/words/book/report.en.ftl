# A report to the people who run the site.
report-what = What went wrong?
report-kept = The game up to step { $seq } goes with it, to the people who run this site alone.
report-send = Send the report
report-failed = It could not be sent. Try again in a minute.
report-thanks = Thank you. The people who run this site read it.
report-thanks-person = Nobody at the table is told.
report-done = Back to the table
report-said = { $name }: “{ $text }”
report-what-about = What is wrong with it?
report-what-person = What has happened?
