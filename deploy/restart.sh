#!/bin/sh
# Restarts the servers of this machine one by one, waiting until each is healthy and the proxy, which polls every second,
# has noticed. Stops at one that no longer shows what the desk changed. Root runs it, so install a copy that only root can
# change:
#   install -m 755 /srv/ilalo/repo/deploy/restart.sh /usr/local/sbin/ilalo-restart
set -eu
SETTINGS=${SETTINGS:-/etc/ilalo/site.env}
host=$(sed -n 's/^HOST=//p' "$SETTINGS" | tail -n 1 | tr -d "\"'")
case $host in *:*) host="[$host]" ;; esac
# What the server of a port says of itself; nothing while it is down.
state() {
  curl --silent --max-time 15 "http://${host:-127.0.0.1}:$1/readyz" </dev/null || true
}
systemctl list-units --plain --no-legend 'ilalo@*.service' | while read -r unit _; do
  port=${unit#ilalo@}
  port=${port%.service}
  # One that is down may have left out what the desk changed before, and is wanted back as it was.
  case $(state "$port") in '' | *'changed content refused'*) refused=before ;; *) refused= ;; esac
  echo "restarting $unit"
  systemctl restart "$unit" </dev/null
  # Not --show-error: a server takes a second until it responds, which is no error.
  if ! curl --silent --fail --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors \
    "http://${host:-127.0.0.1}:$port/healthz" </dev/null; then
    echo "$unit does not respond; journalctl -u $unit -n 50 says why" >&2
    exit 1
  fi
  case $(state "$port") in *'changed content refused'*)
    echo "$unit: what the desk changed does not fit the content; journalctl -u $unit -n 50 says what" >&2
    [ "$refused" ] || exit 1
    ;;
  esac
  sleep 3
done
