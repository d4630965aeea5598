import { readServers } from '../../store/server-heartbeat.ts';
import type { Store } from '../../store/tables.ts';
import { formatSpan } from '../terminal/days.ts';
import { doctorWords as words } from '../words.ts';
import { type Check, check, notice } from './checks.ts';

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
