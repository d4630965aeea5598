#!/bin/sh
# Publishes a commit of the main branch: backup, release, restart, and a return to the previous release if the new one
# does not respond, or does not show what the desk changed. When only content/ differs, the servers read it again instead,
# without a restart. The forge's workflow runs it over ssh, with a key that may do nothing else; as root, because it restarts
# servers. deploy/install.sh installs it and writes into root's authorized_keys:
#   command="/usr/local/sbin/ilalo-publish",restrict ssh-ed25519 AAAA… forge
set -eu
BASE=${BASE:-/srv/ilalo}
OWNER=${OWNER:-ilalo}
BRANCH=${BRANCH:-main}
RESTART=${RESTART:-/usr/local/sbin/ilalo-restart}
KEPT=5

fail() {
  echo "NOT PUBLISHED: $*" >&2
  exit 1
}
as_owner() {
  if [ "$(id -u)" != 0 ]; then "$@"; else
    setpriv --reuid="$OWNER" --regid="$OWNER" --clear-groups env HOME="$BASE" "$@"
  fi
}
# Whether every server runs in the current release: none does after a publication that was killed before its restart.
serves_current() {
  for pid in $(systemctl show --property MainPID --value 'ilalo@*'); do
    [ "$pid" = 0 ] || [ "/proc/$pid/cwd" -ef current ] || return 1
  done
}
# Restarts the servers in the current release; when that fails, in the one before, and returns 1.
go_live() {
  "$RESTART" && return
  as_owner repo/deploy/release.sh --back
  "$RESTART" && return 1
  # The one before does not start on a store that the new one has migrated.
  as_owner repo/deploy/release.sh --back
  "$RESTART" || true
  fail 'the new release failed, as said above, and so did the one before; the new one is current'
}

commit=${SSH_ORIGINAL_COMMAND:-${1:-}}
case $commit in '' | *[!0-9a-f]*) fail 'expected a commit' ;; esac
cd "$BASE"
# Two runs at once would build in the same folder.
exec 9>"${LOCK:-/run/lock/ilalo-publish}"
flock --timeout 1800 9 || fail 'another one is still at work'

as_owner git -C repo fetch --quiet --prune origin || fail 'the repository does not respond'
as_owner git -C repo merge-base --is-ancestor "$commit" "origin/$BRANCH" 2>/dev/null || fail "$commit is not on $BRANCH"
# A release that is to migrate the store makes no backup before it runs.
serves_current || go_live || true
# Without BACKUP_COMMAND: a local backup is enough for a rollback.
as_owner env BACKUP_COMMAND= current/deploy/backup.sh || fail 'no backup could be made, or the one made cannot be restored'
# The release is made by the script that belongs to it.
as_owner git -C repo checkout --quiet --detach "$commit" || fail "$BASE/repo has changes of its own"
before=$(readlink current)
as_owner repo/deploy/release.sh "$commit" || fail 'the release failed; what was online still is'
if [ "$(readlink current)" = "$before" ]; then
  since=$(date +%s)
  systemctl reload-or-restart 'ilalo@*'
  # Each server says in the end that it shows the content, or that it does not; a busy one takes its time.
  servers=$(systemctl show --property MainPID --value 'ilalo@*' | grep -c '[1-9]') || true
  for _ in $(seq 30); do
    ends=$(journalctl --unit='ilalo@*' --since="@$since" --output=cat | grep -E 'content replaced|changed content') || true
    [ "$(echo "$ends" | grep -c .)" -lt "$servers" ] || break
    sleep 1
  done
  [ "$(echo "$ends" | grep -c .)" -ge "$servers" ] || echo 'not every server has said yet that it shows the content' >&2
  ! echo "$ends" | grep 'changed content' ||
    fail 'the servers keep the old content until they are restarted: correct the new one before'
elif ! go_live; then
  fail 'the new release failed, as said above; the one before is online again'
fi

for old in $(ls -d releases/* | sort | head -n -$KEPT); do
  case "$(readlink current) $(readlink previous)" in
  *"$old"*) ;;
  *) as_owner rm -rf "$old" ;;
  esac
done
echo "PUBLISHED: $commit"
