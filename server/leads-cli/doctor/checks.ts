import { BACKUP_LATE_MS, DRILL_LATE_MS, readDrill, readLastBackup } from '../../store/backup-record.ts';
import { readServers } from '../../store/server-heartbeat.ts';
import type { Store } from '../../store/tables.ts';
import { formatSpan } from '../terminal/days.ts';
import { doctorWords as words } from '../words.ts';

/** Result of one check. A notice is not a problem. */
export type Check = { readonly label: string; readonly outcome: 'well' | 'notice' | 'wrong'; readonly text: string };

export const check = (label: string, isWell: boolean, text: string): Check => ({
  label,
  outcome: isWell ? 'well' : 'wrong',
  text,
});

export const notice = (label: string, text: string): Check => ({ label, outcome: 'notice', text });

/** When the last backup was made. A notice: a store may be new, or copied by other means. */
export async function checkBackup(store: Store, now: number): Promise<Check> {
  const label = words.checks.backup;
  const at = await readLastBackup(store);
  if (at === null) return notice(label, words.noBackup);
  const age = Math.abs(now - at);
  const text = words.backupAt(formatSpan(age));
  return age > BACKUP_LATE_MS ? notice(label, text) : check(label, true, text);
}

/** How the last restore drill ended; a problem when the backup lacked something. */
export async function checkDrill(store: Store, now: number): Promise<Check> {
  const label = words.checks.drill;
  const last = await readDrill(store);
  if (!last) return notice(label, words.noDrill);
  const age = Math.abs(now - last.at);
  if (!last.passed) return check(label, false, words.drillFailed(formatSpan(age)));
  const text = words.drill(formatSpan(age), last.leads);
  return age > DRILL_LATE_MS ? notice(label, text) : check(label, true, text);
}

/**
 * Checks by their heartbeats which servers run on the store. Emails are only sent while one runs; another one that died
 * is only a notice.
 */
export async function checkServers(store: Store, now: number): Promise<Check[]> {
  const label = words.checks.server;
  const servers = await readServers(store, now);
  const anyRuns = servers.some(({ isAlive }) => isAlive);
  const checks = servers.map(({ address, isAlive, silentMs }) =>
    isAlive
      ? check(label, true, words.serverRuns(address))
      : notice(label, words.serverGone(address, formatSpan(silentMs))),
  );
  return anyRuns ? checks : [...checks, check(label, false, words.serverNone)];
}
