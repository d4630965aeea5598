import type { Company } from '../../../domain/content/company.ts';
import { checkContent } from '../../content/check/check-content.ts';
import { type Changes, NO_CHANGES } from '../../content/content-files.ts';
import { contentFolder } from '../../content/content-folder.ts';
import { describeProblem, formatPlace } from '../../content/report.ts';
import { ContentStates } from '../../editor/content-states.ts';
import { readStoreTime } from '../../store/dialect.ts';
import { openExistingStore } from '../existing-store.ts';
import type { Options } from '../terminal/command-line.ts';
import { explain } from '../terminal/problems.ts';
import type { Paint } from '../terminal/terminal.ts';
import type { Tool } from '../tool.ts';
import { doctorWords as words } from '../words.ts';
import { type Check, check, checkBackup, checkDrill, checkServers, notice } from './checks.ts';
import { checkTransports, sendTests } from './delivery-checks.ts';
import { checkDisk, checkFailedNotifications, checkLeftFile, checkOutbox, checkStore } from './store-checks.ts';

const SIGNS: Readonly<Record<Check['outcome'], readonly [sign: string, paint: Paint]>> = {
  well: ['✓', 'green'],
  notice: ['!', 'yellow'],
  wrong: ['✕', 'red'],
};

/** Checks store, outbox, disk, server, transports and content, and prints the results. Returns false when a check fails. */
export async function doctor(tool: Tool, { send }: Options<'doctor'>): Promise<boolean> {
  const { env, content, now, terminal } = tool;
  const { legal, phone } = content().company;
  const groups = [
    await examineStore(tool),
    [...(await checkTransports(env)), ...(send ? await sendTests(env, content, now()) : [])],
    [await examineContent(tool), checkLegalFacts({ ...legal, phone })],
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

/**
 * The first mistake in the content, which keeps a server that is started again from starting, or from showing what the
 * desk changed.
 */
async function examineContent(tool: Tool): Promise<Check> {
  const folder = contentFolder(tool.env);
  const published = await readPublished(tool, folder).catch((error: unknown) => explain(error).text);
  const changes = typeof published === 'string' ? [] : [published];
  const found = [NO_CHANGES, ...changes].map((one) => checkContent(folder, one).report.problems);
  const [first, ...others] = found.find((problems) => problems.length > 0) ?? [];
  if (!first && typeof published === 'string') return check(words.checks.content, false, published);
  if (!first) return check(words.checks.content, true, words.contentWhole);
  const text = words.contentWrong(`${formatPlace(first)} ${describeProblem(first)}`, others.length);
  return check(words.checks.content, false, text);
}

/** What the desk published over a content folder; nothing while the store cannot be opened, which another check says. */
async function readPublished({ env, now }: Tool, folder: string): Promise<Changes> {
  await using store = await openExistingStore(env, now()).catch(() => undefined);
  if (!store) return NO_CHANGES;
  const states = new ContentStates({ store, folder, dataDir: env.DATA_DIR });
  return await states.toChanges(await states.published());
}

/** Checks which facts the legal pages lack: only a notice, because the site works without them. */
export function checkLegalFacts(legal: Company['legal'] & Pick<Company, 'phone'>): Check {
  const { complete, missing, facts } = words.legal;
  const empty = (Object.keys(facts) as (keyof typeof facts)[]).filter((fact) => !legal[fact]);
  if (empty.length === 0) return check(words.checks.legal, true, complete);
  return notice(words.checks.legal, missing(empty.map((fact) => facts[fact])));
}

/** The checks of the store by its own clock, or a single failed one when it cannot be opened. */
async function examineStore({ env, now }: Tool): Promise<Check[]> {
  try {
    await using store = await openExistingStore(env, now());
    const time = await readStoreTime(store, now());
    return [
      ...(await checkStore(store, env.DATA_DIR, time)),
      ...checkLeftFile(env),
      ...(await checkOutbox(store, time)),
      ...(await checkFailedNotifications(store, time)),
      ...(await checkDisk(env.DATA_DIR)),
      await checkBackup(store, time),
      await checkDrill(store, time),
      ...(await checkServers(store, now())),
    ];
  } catch (error) {
    return [check(words.checks.store, false, explain(error).text)];
  }
}
