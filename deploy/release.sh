#!/bin/sh
# Builds a new release and points `current` to it. Running servers are unaffected until they are restarted.
#   release.sh <tag, branch or commit>
#   release.sh --back                     roll back to the previous release
# When the commit differs from the current release only in content/, nothing is built: the content is replaced in the
# current release, where the servers read it when they are reloaded.
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

# Whether the commit has the program of the current release, whose name ends in its commit.
has_current_program() {
  current=$(readlink "$BASE/current") && [ -d "$BASE/current/content" ] &&
    git diff --quiet "${current##*-}" "$commit" -- . ':!content' 2>/dev/null
}

if [ "${1:?a tag, a branch, a commit or --back}" = --back ]; then
  if [ ! -d "$BASE/previous" ]; then
    echo 'There is no previous release.' >&2
    exit 1
  fi
  point_to "$(readlink "$BASE/previous")"
  exit
fi

git -C "$BASE/repo" fetch --quiet --tags --prune origin
commit=$(git -C "$BASE/repo" rev-parse --short "origin/$1^{commit}" 2>/dev/null ||
  git -C "$BASE/repo" rev-parse --short "$1^{commit}")
release=$BASE/releases/$(date +%Y%m%d-%H%M%S)-$commit
build=$BASE/build
trap 'rm -rf "$release" "$build"; echo "The release failed; the current one is unchanged." >&2' EXIT
rm -rf "$build"
git -C "$BASE/repo" worktree add --quiet --force --force --detach "$build" "$commit"
cd "$build"
npm ci --ignore-scripts --no-audit --no-fund
node scripts/link-node.js
# What the site will show is tried: the settings may name another folder.
CONTENT_DIR=$(sed -n 's/^CONTENT_DIR=//p' "$SETTINGS" 2>/dev/null | tail -n 1 | tr -d "\"'")
export CONTENT_DIR
npm run check
if has_current_program; then
  rm -rf "$BASE/current/content.old"
  mv "$BASE/current/content" "$BASE/current/content.old"
  if ! mv content "$BASE/current/content"; then
    mv "$BASE/current/content.old" "$BASE/current/content"
    exit 1
  fi
  rm -rf "$BASE/current/content.old" "$build"
  trap - EXIT
  echo "content of $commit in $current"
  exit
fi
npm run build
# A release that does not start is noticed here, and not by visitors.
npm run smoke
# The build needs only Node; `npm run` finds it in node_modules/.bin.
mv dist "$release"
install -D node_modules/.bin/node "$release/node_modules/.bin/node"
mv content deploy docs "$release"
basename "$release" >"$release/release"
ln -s "$SETTINGS" "$release/.env"
cd "$BASE"
rm -rf "$build"
trap - EXIT
point_to "$release"
