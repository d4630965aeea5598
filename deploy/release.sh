#!/bin/sh
# Makes a release beside the others and lets `current` lead to it; what runs goes on until it is restarted.
#   release.sh <tag, branch or commit>
#   release.sh --back                     lead to the release before this one
# BASE holds repo/ (a clone), releases/, current and previous; SETTINGS becomes each release's .env.
set -eu
BASE=${BASE:-/srv/ilalo}
SETTINGS=${SETTINGS:-/etc/ilalo/site.env}

lead_to() {
  if [ -L "$BASE/current" ]; then ln -sfn "$(readlink "$BASE/current")" "$BASE/previous"; fi
  ln -sfn "$1" "$BASE/next"
  mv -T "$BASE/next" "$BASE/current"
  echo "current: $1"
}

case ${1:?a tag, a branch, a commit or --back} in
--back)
  if [ ! -d "$BASE/previous" ]; then
    echo 'There is no release before this one.' >&2
    exit 1
  fi
  lead_to "$(readlink "$BASE/previous")"
  exit
  ;;
esac

git -C "$BASE/repo" fetch --quiet --tags --prune origin
commit=$(git -C "$BASE/repo" rev-parse --short "origin/$1^{commit}" 2>/dev/null ||
  git -C "$BASE/repo" rev-parse --short "$1^{commit}")
# Always a new folder: the one that runs may be of the same commit, with other settings.
release=$BASE/releases/$(date +%Y%m%d-%H%M%S)-$commit
git -C "$BASE/repo" worktree prune
git -C "$BASE/repo" worktree add --quiet --detach "$release" "$commit"
trap 'rm -rf "$release"; echo "No release was made; what runs is untouched." >&2' EXIT
cd "$release"
ln -s "$SETTINGS" .env
npm ci --ignore-scripts --no-audit --no-fund
node scripts/link-node.js
node_modules/.bin/node --env-file=.env node_modules/astro/bin/astro.mjs build
# What only builds and tests is most of its size.
npm prune --omit=dev --ignore-scripts --no-audit --no-fund
node scripts/link-node.js
trap - EXIT
lead_to "$release"
