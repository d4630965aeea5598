#!/bin/sh
# Backs up the leads and the changed content into BACKUPS while the site runs, deletes backups that are no longer kept, and
# once a week restores the new one beside the store and compares them. Run it as the site's user. Exits with 1 when the
# backup, BACKUP_COMMAND after it, or that comparison failed.
set -eu
cd "${BASE:-/srv/ilalo}/current"
exec node_modules/.bin/node server/leads.mjs backup "${BACKUPS:-/var/backups/ilalo}/"
