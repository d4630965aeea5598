/**
 * How many messages a second are acknowledged, for both stores, beside what the disk can flush in the same run.
 * `node scripts/bench-contact.ts [--short] [--json]`: a table, and JSON for machines.
 */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { openContactSite } from '../tests/faults/contact-site.ts';
import { OpenedThings } from '../tests/faults/opened-things.ts';
import { percentile } from '../tests/faults/percentile.ts';
import { openPostgres } from '../tests/faults/postgres.ts';
import { Progress } from '../tests/faults/report.ts';
import { type Bench, Skipped } from '../tests/faults/scenario.ts';
import { untilDrained } from '../tests/faults/store-reader.ts';
import { sendMessages } from '../tests/faults/visitors.ts';

const MESSAGES = { full: 600, short: 100 };
const CLIENTS = 8;
const PAGE_BYTES = 4_096;
const FLUSHING_MS = 2_000;
const STORES = ['SQLite', 'PostgreSQL'] as const;

type Measured = {
  readonly store: (typeof STORES)[number];
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly flushesPerSecond: number;
};

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});
const progress = new Progress();
const things = new OpenedThings();
things.closeOnInterruption();

async function measure(store: Measured['store']): Promise<Measured> {
  const say = (text: string) => progress.say(store, text);
  const { closeLater, tempFolder } = things;
  const bench: Bench = { short: values.short, random: () => 1, progress: say, closeLater, tempFolder };
  const messages = values.short ? MESSAGES.short : MESSAGES.full;
  const storage = store === 'PostgreSQL' ? await openPostgres(bench) : undefined;
  const site = await openContactSite(bench, { storage, tokens: messages });
  say(`solving ${messages} captchas ahead`);
  await site.tokens.fill(messages);
  site.tokens.rest();
  const flushesPerSecond = countFlushes(tempFolder());
  const start = performance.now();
  const reporting = setInterval(() => say(`${site.ledger.acknowledged.size} acknowledged`), 200);
  await sendMessages(site.crowd, messages, CLIENTS).finally(() => clearInterval(reporting));
  const seconds = (performance.now() - start) / 1000;
  await untilDrained(site.store);
  const { latenciesMs, problems, acknowledged } = site.ledger;
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const p50Ms = percentile(latenciesMs, 0.5);
  const p99Ms = percentile(latenciesMs, 0.99);
  return { store, perSecond: acknowledged.size / seconds, p50Ms, p99Ms, flushesPerSecond };
}

/** What the disk does at best: a page written and flushed, one after the other. */
function countFlushes(folder: string): number {
  const file = openSync(join(folder, 'flushed'), 'w');
  const page = Buffer.alloc(PAGE_BYTES, 1);
  const start = performance.now();
  let flushes = 0;
  for (; performance.now() - start < FLUSHING_MS; flushes += 1) {
    writeSync(file, page);
    fsyncSync(file);
  }
  closeSync(file);
  return (flushes / (performance.now() - start)) * 1000;
}

const HEAD = ['store', 'acknowledged/s', 'p50', 'p99', 'fsync/s of the disk'];
const WIDTHS = [10, 16, 11, 11, 21];
const align = (cells: readonly string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0))).join('');

console.log(styleText('bold', align(HEAD)));
const measured: Measured[] = [];
for (const store of STORES) {
  try {
    const { perSecond, p50Ms, p99Ms, flushesPerSecond, ...rest } = await measure(store);
    measured.push({ perSecond, p50Ms, p99Ms, flushesPerSecond, ...rest });
    progress.clear();
    const times = [p50Ms, p99Ms].map((ms) => `${ms.toFixed(1)} ms`);
    console.log(align([store, perSecond.toFixed(0), ...times, flushesPerSecond.toFixed(0)]));
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    console.log(styleText('yellow', `${store}: SKIPPED, ${error.message}`));
  } finally {
    await things.closeAll();
  }
}
if (values.json) console.log(JSON.stringify({ clients: CLIENTS, stores: measured }));
