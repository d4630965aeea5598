#!/bin/sh
# Restarts the servers of this machine one by one, waiting until each is healthy and the proxy, which polls every second,
# has noticed. Stops at one that no longer shows what the desk changed. Root runs it, so install a copy that only root can
# change:
#   install -m 755 /srv/ilalo/repo/deploy/restart.sh /usr/local/sbin/ilalo-restart
set -eu
SETTINGS=${SETTINGS:-/etc/ilalo/site.env}
host=$(sed -n 's/^HOST=//p' "$SETTINGS" | tail -n 1 | tr -d "\"'")
case $host in *:*) host="[$host]" ;; esac
# Whether a server shows the content without what the desk changed, which does not fit it.
refuses() {
  curl --silent --max-time 15 "http://${host:-127.0.0.1}:$1/readyz" </dev/null | grep -q 'changed content refused'
}
systemctl list-units --plain --no-legend 'ilalo@*.service' | while read -r unit _; do
  port=${unit#ilalo@}
  port=${port%.service}
  refused=
  ! refuses "$port" || refused=before
  echo "restarting $unit"
  systemctl restart "$unit" </dev/null
  # Not --show-error: a server takes a second until it responds, which is no error.
  if ! curl --silent --fail --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors \
    "http://${host:-127.0.0.1}:$port/healthz" </dev/null; then
    echo "$unit does not respond; journalctl -u $unit -n 50 says why" >&2
    exit 1
  fi
  if refuses "$port"; then
    echo "$unit: what the desk changed does not fit the content; journalctl -u $unit -n 50 says what" >&2
    [ "$refused" ] || exit 1
  fi
  sleep 3
done
