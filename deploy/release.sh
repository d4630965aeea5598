#!/bin/sh
# Builds a new release and points `current` to it. Running servers are unaffected until they are restarted.
#   release.sh <tag, branch or commit>
#   release.sh --back                     roll back to the previous release
# BASE holds repo/ (a clone), releases/, current and previous; SETTINGS becomes each release's .env.
set -eu
BASE=${BASE:-/srv/ilalo}
SETTINGS=${SETTINGS:-/etc/ilalo/site.env}

point_to() {
  if [ -L "$BASE/current" ]; then ln -sfn "$(readlink "$BASE/current")" "$BASE/previous"; fi
  ln -sfn "$1" "$BASE/next"
  mv -T "$BASE/next" "$BASE/current"
  echo "current: $1"
}

case ${1:?a tag, a branch, a commit or --back} in
--back)
  if [ ! -d "$BASE/previous" ]; then
    echo 'There is no previous release.' >&2
    exit 1
  fi
  point_to "$(readlink "$BASE/previous")"
  exit
  ;;
esac

git -C "$BASE/repo" fetch --quiet --tags --prune origin
commit=$(git -C "$BASE/repo" rev-parse --short "origin/$1^{commit}" 2>/dev/null ||
  git -C "$BASE/repo" rev-parse --short "$1^{commit}")
# Always a new folder: the running release may be of the same commit with other settings.
release=$BASE/releases/$(date +%Y%m%d-%H%M%S)-$commit
build=$BASE/build
trap 'rm -rf "$release" "$build"; echo "The release failed; the current one is unchanged." >&2' EXIT
rm -rf "$build"
git -C "$BASE/repo" worktree prune
git -C "$BASE/repo" worktree add --quiet --detach "$build" "$commit"
cd "$build"
ln -s "$SETTINGS" .env
npm ci --ignore-scripts --no-audit --no-fund
node scripts/link-node.js
npm run build
# The build needs only Node; `npm run` finds it in node_modules/.bin.
mv dist "$release"
install -D node_modules/.bin/node "$release/node_modules/.bin/node"
cp -R content deploy docs "$release"
basename "$release" >"$release/release"
ln -s "$SETTINGS" "$release/.env"
cd "$BASE"
rm -rf "$build"
trap - EXIT
point_to "$release"
