#!/bin/sh
# Rehearses «One server» of docs/operations.md on this machine, without systemd and without a proxy: everything happens
# in a temporary folder, which goes at the end. Needs git, curl, npm and the package registry; takes some minutes.
# As root it works as a user that owns nothing else, as the instructions want it.
#   deploy/rehearse.sh [commit, by default what is checked out]
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

# As the site's own user, with the settings of the site.
AS=
OWNER=$(id -u)
if [ "$OWNER" = 0 ]; then
  OWNER=61321
  AS="setpriv --reuid=$OWNER --regid=$OWNER --clear-groups"
fi
BACKUPS=$BASE/backups
DATA=$BASE/data
export OWNER DATA BASE BACKUPS SETTINGS PORT HOME="$BASE" PATH="$BASE/current/node_modules/.bin:$PATH"
leads() { (cd "$BASE/current" && $AS npm run --silent leads -- "$@"); }
start() {
  cd "$BASE/current"
  $AS node server/main.mjs >>"$BASE/log" 2>&1 &
  SERVER=$!
  cd "$BASE"
  curl --silent --fail --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors "$SITE/healthz" ||
    fail "the server does not answer: $(cat "$BASE/log")"
}
stop() {
  kill -TERM "$SERVER"
  wait "$SERVER" || fail "the server ended with $?"
  SERVER=
}

step 'The installation'
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

step 'Installing once more changes nothing'
before=$(readlink "$BASE/current")
install_site
[ "$(readlink "$BASE/current")" = "$before" ] || fail 'another release'

step 'It answers'
start
curl --silent --fail "$SITE/" | grep -q '</html>' || fail 'no home page'
grep -q mailto: "$BASE/current/unavailable.html" || fail 'no page for when no server answers'
curl --silent --fail --write-out '\n' "$SITE/readyz"

step 'A request of a visitor'
reference=$(curl --silent --fail --dump-header - --output /dev/null --header 'Sec-Fetch-Site: same-origin' \
  --data-urlencode 'from_name=Ensayo' --data-urlencode 'from_email=ensayo@correo.example' \
  --data-urlencode 'message=Esta es una prueba del sitio.' "$SITE/contactenos" | grep -o 'IL-[0-9A-Z]*')
leads show "$reference" | head -n 3

step 'A backup while it runs'
$AS "$BASE/current/deploy/backup.sh"

step 'An upgrade, and back'
first=$(readlink "$BASE/current")
$AS git -C "$BASE/repo" checkout --quiet rehearsal
$AS git -C "$BASE/repo" -c user.name=ensayo -c user.email=ensayo@correo.example \
  commit --quiet --allow-empty --message='Nothing new'
$AS git -C "$BASE/repo" push --quiet origin rehearsal
$AS "$BASE/repo/deploy/release.sh" rehearsal >"$BASE/build.log" 2>&1 || fail "$(cat "$BASE/build.log")"
[ "$(readlink "$BASE/current")" != "$first" ] || fail 'no new release'
stop && start && leads show "$reference" >/dev/null
$AS "$BASE/repo/deploy/release.sh" --back
[ "$(readlink "$BASE/current")" = "$first" ] || fail 'not back'
stop && start && leads show "$reference" >/dev/null

step 'The store is lost, the backup put back'
stop
rm -r "$DATA"
$AS mkdir -m 700 "$DATA"
leads restore "$(ls "$BACKUPS"/*.copy)"
start
leads show "$reference" >/dev/null || fail "$reference is not in the backup"
leads doctor

step 'It stops'
stop
printf '\nREHEARSAL WELL: everything above worked.\n'
