#!/bin/sh
# Runs the browser in $BROWSER as the leader of its process group, and ends the group when our parent is gone.
# Puppeteer tells of a browser only once it is ready: until then nothing else would end it.
(
  while kill -0 "$PPID" 2>/dev/null; do sleep 1; done
  kill -s KILL -- "-$$"
) &
exec "$BROWSER" "$@"
