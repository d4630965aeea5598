#!/bin/sh
# Copies the requests, while the site runs, into a file of BACKUPS that is named after the moment, and deletes copies
# that are 30 days old: they hold personal data. Run it as the site's user.
set -eu
BASE=${BASE:-/srv/ilalo}
BACKUPS=${BACKUPS:-/var/backups/ilalo}
cd "$BASE/current"
node_modules/.bin/node server/leads.mjs backup "$BACKUPS/$(date +%F-%H%M%S).copy"
find "$BACKUPS" -name '*.copy' -mtime +29 -delete
