#!/bin/sh
# Backs up the leads into BACKUPS, named by date and time, while the site runs. Deletes backups older than 30 days and
# what killed backups left, because they contain personal data. Run it as the site's user. Exits with 1 when the backup, or BACKUP_COMMAND after it,
# failed.
set -eu
BASE=${BASE:-/srv/ilalo}
BACKUPS=${BACKUPS:-/var/backups/ilalo}
cd "$BASE/current"
code=0
node_modules/.bin/node server/leads.mjs backup "$BACKUPS/$(date +%F-%H%M%S).copy" || code=$?
find "$BACKUPS" -name '*.copy' -mtime +29 -delete
# A backup that still runs has written to its draft, or begun, in the last hour.
find "$BACKUPS" \( -name '*.copy.part*' -o -name '*.copy' -empty \) -mmin +60 -delete
exit $code
