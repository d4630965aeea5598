#!/bin/sh
# Copies the requests, while the site runs, into a file of BACKUPS that is named after the moment, and deletes copies
# that are 30 days old: they hold personal data. Run it as the site's user. Ends with 1 when the copy, or BACKUP_COMMAND
# after it, failed.
set -eu
BASE=${BASE:-/srv/ilalo}
BACKUPS=${BACKUPS:-/var/backups/ilalo}
cd "$BASE/current"
code=0
node_modules/.bin/node server/leads.mjs backup "$BACKUPS/$(date +%F-%H%M%S).copy" || code=$?
find "$BACKUPS" -name '*.copy' -mtime +29 -delete
exit $code
