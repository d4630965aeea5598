#!/bin/sh
# Makes a release beside the others and lets `current` lead to it; what runs goes on until it is restarted.
#   release.sh <tag, branch or commit>    build it, or take it again when it was built before
#   release.sh --back                     lead to the release before this one
# BASE holds repo/ (a clone), releases/, current and previous; SETTINGS becomes each release's .env.
set -eu
BASE=${BASE:-/srv/ilalo}
SETTINGS=${SETTINGS:-/etc/ilalo/site.env}

lead_to() {
  ln -sfn "$1" "$BASE/next"
  mv -T "$BASE/next" "$BASE/current"
  echo "current: $1"
}

case ${1:?a tag, a branch, a commit or --back} in
--back)
  before=$(readlink "$BASE/previous")
  ln -sfn "$(readlink "$BASE/current")" "$BASE/previous"
  lead_to "$before"
  exit
  ;;
esac

git -C "$BASE/repo" fetch --quiet --tags --prune origin
commit=$(git -C "$BASE/repo" rev-parse --short "origin/$1^{commit}" 2>/dev/null ||
  git -C "$BASE/repo" rev-parse --short "$1^{commit}")
release=$BASE/releases/$commit
if [ ! -f "$release/dist/build.json" ]; then
  rm -rf "$release"
  git -C "$BASE/repo" worktree prune
  git -C "$BASE/repo" worktree add --quiet --detach "$release" "$commit"
  cd "$release"
  ln -s "$SETTINGS" .env
  npm ci --ignore-scripts --no-audit --no-fund
  node_modules/.bin/node --env-file=.env node_modules/astro/bin/astro.mjs build
fi
if [ -L "$BASE/current" ] && [ "$(readlink "$BASE/current")" != "$release" ]; then
  ln -sfn "$(readlink "$BASE/current")" "$BASE/previous"
fi
lead_to "$release"
