#!/bin/sh
# Installs the site on a fresh Debian 13, as root, from a clone of the repository:
#   deploy/install.sh
# It asks for the settings that it needs. Without a terminal, pass them as variables:
#   SITE_NAME=ilalo.example CONTACT_TO=hola@ilalo.example SMTP_URL=smtp://user:password@host:587 deploy/install.sh
# It can be run again at any time: what exists is kept, above all settings and data.
#   REPOSITORY  address of the repository for releases; by default the origin of this clone
#   VERSION     tag, branch or commit of the first release; by default main
#   CONTENT_DIR absolute path of the content, when it is not that of the repository
#   PUBLISH_KEY public key with which the forge may publish, but do nothing else
#   PROXY       caddy, or none when another proxy is in front
# Run it from a clone that belongs to root, because root will run what it installs.
# For rehearsals without root, DESTDIR precedes /etc and /usr; OWNER, BASE, BACKUPS, DATA, PORT and SYSTEMD can be set too.
set -eu
SOURCE=$(cd "$(dirname "$0")/.." && pwd)
DESTDIR=${DESTDIR:-}
BASE=${BASE:-/srv/ilalo}
SETTINGS=${SETTINGS:-$DESTDIR/etc/ilalo/site.env}
BACKUPS=${BACKUPS:-/var/backups/ilalo}
DATA=${DATA:-/var/lib/ilalo}
OWNER=${OWNER:-ilalo}
PORT=${PORT:-4321}
PROXY=${PROXY:-caddy}
VERSION=${VERSION:-main}
UNITS=$DESTDIR/etc/systemd/system
# This folder exists where systemd runs.
SYSTEMD=${SYSTEMD:-/run/systemd/system}
export BASE SETTINGS BACKUPS
OWNED="-o $OWNER -g $OWNER"
[ "$(id -u)" = 0 ] || OWNED=

step() { printf '\n== %s\n' "$*"; }
say() { echo "   $*"; }
fail() {
  echo "install.sh: $*" >&2
  exit 1
}
# Runs a command as the site's own user, who cannot log in.
as_owner() {
  (
    cd "$BASE" || exit
    export HOME="$BASE"
    if [ "$(id -u)" = 0 ]; then exec setpriv --reuid="$OWNER" --regid="$OWNER" --clear-groups "$@"; fi
    exec "$@"
  )
}
# ask NAME question: keeps the variable NAME if it is set, otherwise asks for it at the terminal.
ask() {
  eval "answer=\${$1:-}"
  while [ -z "$answer" ] && [ -t 0 ]; do
    printf '%s: ' "$2" >&2
    read -r answer || break
  done
  [ -n "$answer" ] || fail "$1 is missing: $2"
  case $answer in *[\'\"\|\\#[:space:]]*) fail "$1: spaces, quotes, backslashes, # and | are not possible here" ;; esac
  eval "$1=\$answer"
}

# Adds the password that SMTP_URL lacks, percent-encoded. What is typed is not shown, and the terminal is restored even
# when the question is interrupted.
ask_password() {
  case $SMTP_URL in *://*:*@*) return 0 ;; *://*@*) [ -t 0 ] || return 0 ;; *) return 0 ;; esac
  terminal=$(stty -g)
  trap 'stty "$terminal"' EXIT
  trap 'exit 130' HUP INT TERM
  stty -echo
  printf 'the password of %s (not shown): ' "${SMTP_URL#*://}" >&2
  IFS= read -r password || true
  stty "$terminal"
  trap - EXIT HUP INT TERM
  echo >&2
  password=$(printf %s "$password" | sed "s/%/%25/g;s/ /%20/g;s/\"/%22/g;s/#/%23/g;s/&/%26/g;s/'/%27/g;s|/|%2F|g;s/:/%3A/g
    s/?/%3F/g;s/@/%40/g;s/\[/%5B/g;s/\\\\/%5C/g;s/\]/%5D/g;s/|/%7C/g")
  [ -z "$password" ] || SMTP_URL=${SMTP_URL%@*}:$password@${SMTP_URL##*@}
}

install_packages() {
  packages=
  for pair in git:git curl:curl node:nodejs npm:npm $([ "$PROXY" != caddy ] || echo caddy:caddy); do
    command -v "${pair%:*}" >/dev/null || packages="$packages ${pair#*:}"
  done
  # The Node.js of the lock file needs it, and Debian's own does not.
  PATH=$PATH:/sbin ldconfig -p 2>/dev/null | grep -q 'libatomic\.so\.1' || packages="$packages libatomic1"
  if [ -n "$packages" ]; then
    command -v apt-get >/dev/null || fail "this is not Debian; install these and run me again:$packages"
    say "installing$packages"
    apt-get update -q || fail 'apt-get update failed: is the machine online?'
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends ca-certificates $packages
  fi
  major=$(node -p 'process.versions.node.split(".")[0]')
  [ "$major" -ge 20 ] || fail "Node.js $major is too old to install the packages; take 20 or later from nodejs.org"
  say 'all there'
}

make_owner() {
  # A numeric OWNER needs no account.
  case $OWNER in
  *[!0-9]*)
    id "$OWNER" >/dev/null 2>&1 ||
      useradd --system --user-group --create-home --home-dir "$BASE" --shell /usr/sbin/nologin "$OWNER"
    ;;
  esac
  # Only the owner may read backups and data.
  install -d $OWNED -m 755 "$BASE" "$BASE/releases"
  install -d $OWNED -m 700 "$BACKUPS" "$DATA"
  say "$OWNER, $BASE, $BACKUPS"
}

write_settings() {
  if [ -f "$SETTINGS" ]; then
    SITE_NAME=$(sed -n 's|^SITE_URL=https\{0,1\}://||p' "$SETTINGS" | tail -n 1)
    say "$SETTINGS is there and stays as it is, for $SITE_NAME"
    return
  fi
  ask SITE_NAME 'the name of the site without https://, such as ilalo.example'
  # As it is typed into a browser, which a telephone begins with a capital.
  SITE_NAME=$(printf %s "$SITE_NAME" | tr '[:upper:]' '[:lower:]')
  SITE_NAME=${SITE_NAME#http*://}
  SITE_NAME=${SITE_NAME%/}
  ask CONTACT_TO 'the mailbox that receives the messages'
  [ "${MAIL_TRANSPORT:-}" ] ||
    ask SMTP_URL "the mail server, such as smtp://user@host:587 (in user write %40 for @); its password is asked next"
  [ -z "${SMTP_URL:-}" ] || ask_password
  install -d -m 755 "$(dirname "$SETTINGS")"
  # Readable only by its owner, even before it is complete.
  install $OWNED -m 600 /dev/null "$SETTINGS.new"
  mail=SMTP_URL=${SMTP_URL:-}
  [ "${SMTP_URL:-}" ] || mail=MAIL_TRANSPORT=$MAIL_TRANSPORT
  replace() { printf 's|^%s=.*|%s|\n' "$1" "$(printf %s "$2" | sed 's/&/\\&/g')"; }
  {
    replace SITE_URL "SITE_URL=https://$SITE_NAME"
    replace DATA_DIR "DATA_DIR=$DATA"
    replace SMTP_URL "$mail"
    replace CONTACT_TO "CONTACT_TO=$CONTACT_TO"
    replace CONTACT_FROM "CONTACT_FROM=${CONTACT_FROM:-$CONTACT_TO}"
  } | sed -f - "$SOURCE/deploy/site.env" >"$SETTINGS.new"
  [ -z "${CONTENT_DIR:-}" ] || echo "CONTENT_DIR=$CONTENT_DIR" >>"$SETTINGS.new"
  mv "$SETTINGS.new" "$SETTINGS"
  say "$SETTINGS"
}

clone() {
  if [ ! -d "$BASE/repo" ]; then
    REPOSITORY=${REPOSITORY:-$(git -C "$SOURCE" remote get-url origin 2>/dev/null || true)}
    ask REPOSITORY 'the address of the repository'
    as_owner git clone --quiet "$REPOSITORY" repo || explain_access
  fi
  say "$(as_owner git -C repo remote get-url origin)"
}

# A private repository needs a key that may read it.
explain_access() {
  key=$BASE/.ssh/id_ed25519
  [ -f "$key" ] || as_owner ssh-keygen -q -t ed25519 -N '' -f "$key" || true
  fail "$OWNER cannot read $REPOSITORY. When it is private: use its ssh address, give the repository this deploy key, and
run me again. $(cat "$key.pub" 2>/dev/null)"
}

first_release() {
  if [ -e "$BASE/current" ]; then
    say "$(readlink "$BASE/current") is there; repo/deploy/release.sh makes the next one"
    return
  fi
  kilobytes=$(awk '/^(MemAvailable|SwapFree)/ { sum += $2 } END { print sum + 0 }' /proc/meminfo)
  [ "$kilobytes" -ge 1200000 ] || say 'LITTLE MEMORY: a build takes up to 1.2 GB; if it is killed, add swap and run me again'
  as_owner "$BASE/repo/deploy/release.sh" "$VERSION" || fail 'the first release failed; the reason is above'
}

install_units() {
  install -d "$UNITS" "$DESTDIR/usr/local/sbin"
  install -m 755 "$SOURCE/deploy/restart.sh" "$DESTDIR/usr/local/sbin/ilalo-restart"
  install -m 755 "$SOURCE/deploy/publish.sh" "$DESTDIR/usr/local/sbin/ilalo-publish"
  for unit in "$SOURCE"/deploy/*.service "$SOURCE"/deploy/*.timer; do
    [ ! -f "$unit" ] || install -m 644 "$unit" "$UNITS"
  done
  if [ ! -d "$SYSTEMD" ]; then
    say "systemd does not run here: units are in $UNITS, and not started"
    return
  fi
  systemctl daemon-reload
  systemctl enable --now "ilalo@$PORT"
  for timer in "$UNITS"/ilalo-*.timer; do
    [ ! -f "$timer" ] || systemctl enable --now "$(basename "$timer")"
  done
  host=$(sed -n 's/^HOST=//p' "$SETTINGS" | tail -n 1 | tr -d "\"'")
  case $host in *:*) host="[$host]" ;; esac
  curl --silent --fail --output /dev/null --retry 30 --retry-delay 1 --retry-all-errors \
    "http://${host:-127.0.0.1}:$PORT/healthz" || fail "the server does not respond; journalctl -u ilalo@$PORT says why"
  say 'the server responds'
}

# The forge's key can start only this program, whatever command it requests.
allow_publishing() {
  if [ -z "${PUBLISH_KEY:-}" ]; then
    say 'no PUBLISH_KEY: the forge may not publish'
    return
  fi
  case $PUBLISH_KEY in ssh-* | ecdsa-*) ;; *) fail 'PUBLISH_KEY: expected a public key, such as ssh-ed25519 AAAA…' ;; esac
  keys=$DESTDIR/root/.ssh/authorized_keys
  install -d -m 700 "$(dirname "$keys")"
  line="command=\"/usr/local/sbin/ilalo-publish\",restrict $PUBLISH_KEY"
  grep -qxF "$line" "$keys" 2>/dev/null || (umask 077 && echo "$line" >>"$keys")
  say "$keys"
}

install_proxy() {
  target=$DESTDIR/etc/caddy/Caddyfile
  if [ "$PROXY" != caddy ]; then
    say 'left to you'
  elif grep -q unavailable.html "$target" 2>/dev/null; then
    say "$target is ours already and stays as it is"
  else
    install -d "$(dirname "$target")"
    [ ! -f "$target" ] || mv "$target" "$target.before"
    sed "s|ilalo\.example|$SITE_NAME|g" "$SOURCE/deploy/Caddyfile" >"$target"
    [ ! -d "$SYSTEMD" ] || systemctl reload-or-restart caddy
    say "$target, for $SITE_NAME"
  fi
}

[ "$(id -u)" = 0 ] || [ -n "$DESTDIR" ] || fail 'run me as root: sudo deploy/install.sh'
step 'Programs'
install_packages
step 'A user and folders of its own'
make_owner
step 'Settings'
write_settings
step 'The repository'
clone
step 'The first release: installs and builds, a few minutes'
first_release
step 'The server, at every start of the machine'
install_units
step 'Publishing from the forge'
allow_publishing
step 'The proxy'
install_proxy
cat <<END

DONE. Once the DNS leads $SITE_NAME to this machine, https://$SITE_NAME is there.
A test e-mail:  runuser -l $OWNER -s /bin/sh -c 'cd current && npm run --silent leads -- doctor --send'
END
