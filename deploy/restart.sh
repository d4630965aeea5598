#!/bin/sh
# Restarts every server of this machine, one after the other: the next one only when the one before answers again and
# the proxy, which asks each second, has had the time to notice.
set -eu
systemctl list-units --plain --no-legend 'ilalo@*.service' | while read -r unit _; do
  port=${unit#ilalo@}
  port=${port%.service}
  echo "restarting $unit"
  systemctl restart "$unit" </dev/null
  curl --silent --show-error --fail --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors \
    "http://127.0.0.1:$port/healthz" </dev/null
  sleep 3
done
