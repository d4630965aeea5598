import { BACKUP_LATE_MS, readLastBackup } from '../../store/backup-record.ts';
import { readStoreTime } from '../../store/dialect.ts';
import { DRILL_LATE_MS, readDrill } from '../../store/drill-record.ts';
import type { Store } from '../../store/tables.ts';
import { formatSpan } from '../terminal/days.ts';
import { doctorWords as words } from '../words.ts';
import type { Check } from './checks.ts';

/** When the last backup was made. A notice: a store may be new, or copied by other means. */
export async function checkBackup(store: Store, serverNow: number): Promise<Check> {
  const label = words.checks.backup;
  const at = await readLastBackup(store);
  if (at === null) return { label, outcome: 'notice', text: words.noBackup };
  const age = Math.abs((await readStoreTime(store, serverNow)) - at);
  return { label, outcome: age > BACKUP_LATE_MS ? 'notice' : 'well', text: words.backupAt(formatSpan(age)) };
}

/** How the last restore drill ended; a problem when the backup lacked something. */
export async function checkDrill(store: Store, serverNow: number): Promise<Check> {
  const label = words.checks.drill;
  const last = await readDrill(store);
  if (!last) return { label, outcome: 'notice', text: words.noDrill };
  const age = Math.abs((await readStoreTime(store, serverNow)) - last.at);
  if (!last.passed) return { label, outcome: 'wrong', text: words.drillFailed(formatSpan(age)) };
  return { label, outcome: age > DRILL_LATE_MS ? 'notice' : 'well', text: words.drill(formatSpan(age), last.leads) };
}
