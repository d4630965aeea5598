import { doctorWords as words } from '../../../content/leads-words.ts';
import type { Env } from '../../config/env.ts';
import { openKnownStore } from '../known-store.ts';
import type { Options } from '../terminal/command-line.ts';
import { explain } from '../terminal/problems.ts';
import type { Paint, Terminal } from '../terminal/terminal.ts';
import { type Check, check } from './checks.ts';
import { checkTransports, sendTestLetters } from './delivery-checks.ts';
import { checkServers } from './server-checks.ts';
import { checkDisk, checkOutbox, checkStore } from './store-checks.ts';

const SIGNS: Readonly<Record<Check['outcome'], readonly [sign: string, paint: Paint]>> = {
  well: ['✓', 'green'],
  notice: ['!', 'yellow'],
  wrong: ['✕', 'red'],
};

/** Looks after everything a request needs on its way, and says what it found. False when something is wrong. */
export async function doctor(env: Env, { send }: Options<'doctor'>, now: () => number, terminal: Terminal) {
  const groups = [
    await examineStore(env, now),
    [...(await checkTransports(env)), ...(send ? await sendTestLetters(env, now()) : [])],
  ];
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

/** All checks of the store, or the one sentence that says why there is none to check. */
async function examineStore(env: Env, now: () => number): Promise<Check[]> {
  try {
    await using store = await openKnownStore(env);
    return [
      ...(await checkStore(store, env.DATA_DIR, now)),
      ...(await checkOutbox(store, now())),
      ...(await checkDisk(env.DATA_DIR)),
      ...(await checkServers(store, now())),
    ];
  } catch (error) {
    return [check(words.checks.store, false, explain(error).text)];
  }
}
