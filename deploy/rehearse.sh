#!/bin/sh
# Rehearses «One server» of docs/operations.md in a temporary folder, without systemd and a proxy. Needs git, curl, npm and
# the package registry; takes some minutes. If run by root, it uses an unprivileged user, as the instructions do.
#   deploy/rehearse.sh [commit, HEAD by default]
# With DATABASE_URL (an empty database, which it empties again; needs psql) two servers share it, as in «Several servers».
set -eu
SOURCE=$(cd "$(dirname "$0")/.." && pwd)
COMMIT=$(git -C "$SOURCE" rev-parse "${1:-HEAD}")
BASE=$(mktemp -d)
PORT=${PORT:-43210}
PORTS="$PORT ${DATABASE_URL:+$((PORT + 1))}"
SITE=http://127.0.0.1:$PORT
SETTINGS=$BASE/site.env
JAR=$BASE/cookies
SERVERS=
# Set once the database is known to hold nothing else.
EMPTIED=

step() { printf '\n== %s\n' "$*"; }
fail() {
  echo "REHEARSAL FAILED: $*" >&2
  exit 1
}
finish() {
  for server in $SERVERS; do kill -KILL "$server" 2>/dev/null || true; done
  [ -z "$EMPTIED" ] || empty_database
  rm -rf "$BASE"
}
tables() { psql "$DATABASE_URL" --quiet --no-align --tuples-only --command "$1"; }
empty_database() { tables 'drop schema public cascade; create schema public' 2>/dev/null; }
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
# A second server has a data folder of its own.
data_of() { if [ "$1" = "$PORT" ]; then echo "$DATA"; else echo "$DATA-2"; fi; }
start() {
  cd "$BASE/current"
  for port in $PORTS; do
    data=$(data_of "$port")
    METRICS_PORT=$((port + 10000)) PORT=$port DATA_DIR=$data $AS node server/main.mjs >>"$BASE/log" 2>&1 &
    SERVERS="$SERVERS $!"
  done
  cd "$BASE"
  for port in $PORTS; do
    curl --silent --fail --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors "http://127.0.0.1:$port/healthz" ||
      fail "the server does not respond: $(cat "$BASE/log")"
  done
}
stop() {
  for server in $SERVERS; do
    kill -TERM "$server"
    wait "$server" || fail "the server exited with $?"
  done
  SERVERS=
}
# Waits until every server shows a text on a page.
await() {
  for port in $PORTS; do
    tries=0
    until curl --silent --fail "http://127.0.0.1:$port$1" | grep -q "$2"; do
      tries=$((tries + 1))
      [ "$tries" -lt 60 ] || fail "no «$2» on $1 of $port: $(cat "$BASE/log")"
      sleep 1
    done
  done
}
desk() { curl --silent --show-error --cookie "$JAR" --header "Origin: $SITE" "$@"; }
if [ -n "${DATABASE_URL:-}" ]; then
  [ "$(tables "select count(*) from pg_tables where schemaname = 'public'")" = 0 ] || fail 'the database is not empty'
  EMPTIED=yes
fi

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
has_message() { leads show "$reference" >"$BASE/shown" || fail "$reference is not there: $(cat "$BASE/shown")"; }
has_message
head -n 3 "$BASE/shown"

step 'Content changed on the desk, with a photograph'
code=$(leads code | grep -oE '[0-9]([0-9 ]*[0-9]){8,}' | head -n 1 | tr -d ' ')
desk --output /dev/null --cookie-jar "$JAR" --data-urlencode "codigo=$code" "$SITE/escritorio/entrar"
desk --output /dev/null --form "foto=@$SOURCE/docs/home-day.png;filename=ensayo.png" "$SITE/escritorio/contenido/fotos"
published=$(desk --write-out '%{redirect_url}' --output "$BASE/answer" --data-urlencode 'title=Proyecto de ensayo' \
  --data-urlencode 'description=Un sitio que se ensaya' --data-urlencode 'image=ensayo.png' \
  --data-urlencode 'alt=La portada' --data-urlencode 'ground=anil' --data-urlencode 'order=100' \
  --data-urlencode 'hacer=publicar' "$SITE/escritorio/contenido/nuevo/projects")
case $published in *publicado*) ;; *) fail "the project was not published: $(cat "$BASE/answer")" ;; esac
await /portafolio 'Proyecto de ensayo'
# Every server makes the picture from the upload that one of them took.
shows_project() {
  await /portafolio/proyecto-de-ensayo /imagenes/
  picture=$(curl --silent --fail "$SITE/portafolio/proyecto-de-ensayo" | grep -o '/imagenes/[0-9a-zA-Z_-]*\.webp' | head -n 1)
  for port in $PORTS; do
    curl --silent --fail --output /dev/null "http://127.0.0.1:$port$picture" || fail "no $picture on $port"
  done
}
shows_project

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

# One command a line: the shell goes on when one of several joined by && fails.
restart() {
  stop
  start
  has_message
  shows_project
}

step 'Changed content, without a release'
$AS sed -i 's/^email: .*/email: cambio@ilalo.example/' "$BASE/repo/content/company.yaml"
release_change 'Another address'
[ "$(readlink "$BASE/current")" = "$first" ] || fail 'another release'
for server in $SERVERS; do kill -HUP "$server"; done
await /contactenos mailto:cambio@
grep -q mailto:cambio@ "$OUTAGE_PAGE" || fail 'the outage page shows the old address'
shows_project

step 'Upgrade and rollback'
$AS sed -i '$a # Nothing new' "$BASE/repo/.env.example"
release_change 'Nothing new'
[ "$(readlink "$BASE/current")" != "$first" ] || fail 'no new release'
restart
$AS "$BASE/repo/deploy/release.sh" --back
[ "$(readlink "$BASE/current")" = "$first" ] || fail 'rollback failed'
restart

step 'Restore after losing the store'
stop
for port in $PORTS; do
  rm -r "$(data_of "$port")"
  $AS mkdir -m 700 "$(data_of "$port")"
done
[ -z "$EMPTIED" ] || empty_database
leads restore "$(ls "$BACKUPS"/*.copy)"
start
has_message
shows_project
leads doctor

step 'Stop'
stop
printf '\nREHEARSAL PASSED\n'
