#!/bin/sh
# Runs $BROWSER and kills its process group when the parent of this script dies. Puppeteer exposes the process only once
# the browser is ready, so until then nothing else could kill it.
(
  while kill -0 "$PPID" 2>/dev/null; do sleep 1; done
  kill -s KILL -- "-$$"
) &
exec "$BROWSER" "$@"
