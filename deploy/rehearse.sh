#!/bin/sh
# Rehearses «One server» of docs/operations.md in a temporary folder, without systemd and a proxy. Needs git, curl, npm and
# the package registry; takes some minutes. If run by root, it uses an unprivileged user, as the instructions do.
#   deploy/rehearse.sh [commit, HEAD by default]
set -eu
SOURCE=$(cd "$(dirname "$0")/.." && pwd)
COMMIT=$(git -C "$SOURCE" rev-parse "${1:-HEAD}")
BASE=$(mktemp -d)
PORT=${PORT:-43210}
SITE=http://127.0.0.1:$PORT
SETTINGS=$BASE/site.env
SERVER=

step() { printf '\n== %s\n' "$*"; }
fail() {
  echo "REHEARSAL FAILED: $*" >&2
  exit 1
}
finish() {
  [ -z "$SERVER" ] || kill -KILL "$SERVER" 2>/dev/null || true
  rm -rf "$BASE"
}
trap finish EXIT
trap 'exit 1' INT TERM

# Commands run as the site's user with the site's settings.
AS=
OWNER=$(id -u)
if [ "$OWNER" = 0 ]; then
  OWNER=61321
  AS="setpriv --reuid=$OWNER --regid=$OWNER --clear-groups"
fi
BACKUPS=$BASE/backups
DATA=$BASE/data
OUTAGE_PAGE=$BASE/outage/unavailable.html
export OWNER DATA BASE BACKUPS SETTINGS PORT OUTAGE_PAGE HOME="$BASE" PATH="$BASE/current/node_modules/.bin:$PATH"
leads() { (cd "$BASE/current" && $AS npm run --silent leads -- "$@"); }
start() {
  cd "$BASE/current"
  $AS node server/main.mjs >>"$BASE/log" 2>&1 &
  SERVER=$!
  cd "$BASE"
  curl --silent --fail --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors "$SITE/healthz" ||
    fail "the server does not respond: $(cat "$BASE/log")"
}
stop() {
  kill -TERM "$SERVER"
  wait "$SERVER" || fail "the server exited with $?"
  SERVER=
}

step 'Installation'
git clone --quiet --bare "$SOURCE" "$BASE/origin.git"
git -C "$BASE/origin.git" update-ref refs/heads/rehearsal "$COMMIT"
[ -z "$AS" ] || chown -R "$OWNER:$OWNER" "$BASE"
install_site() {
  REPOSITORY=$BASE/origin.git VERSION=rehearsal PROXY=none SITE_NAME=ilalo.example CONTACT_TO=hola@ilalo.example \
    MAIL_TRANSPORT=file DESTDIR=$BASE/root SYSTEMD=$BASE/none "$SOURCE/deploy/install.sh" </dev/null >"$BASE/build.log" 2>&1 ||
    fail "$(cat "$BASE/build.log")"
}
install_site
grep '^current: ' "$BASE/build.log"

step 'Repeated installation changes nothing'
before=$(readlink "$BASE/current")
install_site
[ "$(readlink "$BASE/current")" = "$before" ] || fail 'another release'

step 'Pages and health'
start
curl --silent --fail "$SITE/" | grep -q '</html>' || fail 'no home page'
grep -q mailto: "$OUTAGE_PAGE" || fail 'no outage page'
curl --silent --fail --write-out '\n' "$SITE/readyz"

step 'Contact message'
reference=$(curl --silent --fail --dump-header - --output /dev/null --header 'Sec-Fetch-Site: same-origin' \
  --data-urlencode 'from_name=Ensayo' --data-urlencode 'from_email=ensayo@correo.example' \
  --data-urlencode 'message=Esta es una prueba del sitio.' "$SITE/contactenos" | grep -o 'IL-[0-9A-Z]*')
leads show "$reference" | head -n 3

step 'Backup while the server runs'
$AS "$BASE/current/deploy/backup.sh" | tee "$BASE/backup.log"
[ "$(wc -l <"$BASE/backup.log")" -ge 2 ] || fail 'the backup was not restored and compared'

release_change() {
  $AS git -C "$BASE/repo" -c user.name=ensayo -c user.email=ensayo@correo.example commit --quiet --all --message="$1"
  $AS git -C "$BASE/repo" push --quiet origin rehearsal
  $AS "$BASE/repo/deploy/release.sh" rehearsal >"$BASE/build.log" 2>&1 || fail "$(cat "$BASE/build.log")"
}
first=$(readlink "$BASE/current")
$AS git -C "$BASE/repo" checkout --quiet rehearsal

step 'Changed content, without a release'
$AS sed -i 's/^email: .*/email: cambio@ilalo.example/' "$BASE/repo/content/company.yaml"
release_change 'Another address'
[ "$(readlink "$BASE/current")" = "$first" ] || fail 'another release'
kill -HUP "$SERVER"
tries=0
until grep -q mailto:cambio@ "$OUTAGE_PAGE"; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || fail "the content was not replaced: $(cat "$BASE/log")"
  sleep 1
done
curl --silent --fail "$SITE/contactenos" | grep -q mailto:cambio@ || fail 'the contact page shows the old address'

step 'Upgrade and rollback'
$AS sed -i '$a # Nothing new' "$BASE/repo/.env.example"
release_change 'Nothing new'
[ "$(readlink "$BASE/current")" != "$first" ] || fail 'no new release'
stop && start && leads show "$reference" >/dev/null
$AS "$BASE/repo/deploy/release.sh" --back
[ "$(readlink "$BASE/current")" = "$first" ] || fail 'rollback failed'
stop && start && leads show "$reference" >/dev/null

step 'Restore after losing the store'
stop
rm -r "$DATA"
$AS mkdir -m 700 "$DATA"
leads restore "$(ls "$BACKUPS"/*.copy)"
start
leads show "$reference" >/dev/null || fail "$reference is not in the backup"
leads doctor

step 'Stop'
stop
printf '\nREHEARSAL PASSED\n'
