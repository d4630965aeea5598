import type { Env } from '../../config/env.ts';
import type { CurrentContent } from '../../content/current-content.ts';
import { openExistingStore } from '../existing-store.ts';
import type { Options } from '../terminal/command-line.ts';
import { explain } from '../terminal/problems.ts';
import type { Paint, Terminal } from '../terminal/terminal.ts';
import { doctorWords as words } from '../words.ts';
import { checkBackup, checkDrill } from './backup-checks.ts';
import { type Check, check } from './checks.ts';
import { checkTransports, sendTestEmails } from './delivery-checks.ts';
import { checkLegalFacts } from './legal-checks.ts';
import { checkFailedNotifications, checkNotifications, sendTestNotifications } from './notification-checks.ts';
import { checkServers } from './server-checks.ts';
import { checkDisk, checkOutbox, checkStore } from './store-checks.ts';

const SIGNS: Readonly<Record<Check['outcome'], readonly [sign: string, paint: Paint]>> = {
  well: ['✓', 'green'],
  notice: ['!', 'yellow'],
  wrong: ['✕', 'red'],
};

type DoctorDeps = { readonly env: Env; readonly content: CurrentContent; readonly now: () => number };

/** Checks store, outbox, disk, server and transports, and prints the results. Returns false when a check fails. */
export async function doctor(deps: DoctorDeps, { send }: Options<'doctor'>, terminal: Terminal): Promise<boolean> {
  const { legal, phone } = deps.content().company;
  const groups = [await examineStore(deps), await examineDelivery(deps, send), [checkLegalFacts({ ...legal, phone })]];
  const checks = groups.flat();
  const width = Math.max(...checks.map(({ label }) => label.length));
  const line = ({ label, outcome, text }: Check) => {
    const [sign, paint] = SIGNS[outcome];
    return `${terminal.paint(paint, sign)} ${label.padEnd(width)}  ${outcome === 'wrong' ? terminal.paint(paint, text) : text}`;
  };
  const problems = checks.filter(({ outcome }) => outcome === 'wrong').length;
  const verdict = problems === 0 ? terminal.paint('green', words.well) : terminal.paint('red', words.wrong(problems));
  terminal.print(`${groups.map((group) => group.map(line).join('\n')).join('\n\n')}\n\n${verdict}\n`);
  return problems === 0;
}

/** The checks of transports and notifications; with `send`, a test is sent through each of them. */
async function examineDelivery({ env, content, now }: DoctorDeps, send: boolean): Promise<Check[]> {
  const checks = [...(await checkTransports(env)), ...(await checkNotifications(env))];
  if (!send) return checks;
  const emails = await sendTestEmails(env, content, now());
  return [...checks, ...emails, ...(await sendTestNotifications(env, content().company, now()))];
}

/** The checks of the store, or a single failed one when it cannot be opened. */
async function examineStore({ env, now }: DoctorDeps): Promise<Check[]> {
  try {
    await using store = await openExistingStore(env);
    return [
      ...(await checkStore(store, env.DATA_DIR, now)),
      ...(await checkOutbox(store, now())),
      ...(await checkFailedNotifications(store, now())),
      ...(await checkDisk(env.DATA_DIR)),
      await checkBackup(store, now()),
      await checkDrill(store, now()),
      ...(await checkServers(store, now())),
    ];
  } catch (error) {
    return [check(words.checks.store, false, explain(error).text)];
  }
}
