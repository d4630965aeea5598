import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openContactSite } from '../tests/harness/contact/contact-site.ts';
import { sendMessages } from '../tests/harness/contact/send-messages.ts';
import { openPostgresStorage } from '../tests/harness/contact/storage.ts';
import { untilDrained } from '../tests/harness/contact/store-reader.ts';
import { Skipped } from '../tests/harness/debian-packages.ts';
import { percentile } from '../tests/harness/percentile.ts';
import { Resources } from '../tests/harness/resources.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import { asCount, asMs } from './figures.ts';
import type { Part } from './part.ts';

const MESSAGES = { full: 600, short: 100 };
const CLIENTS = 8;
const PAGE_BYTES = 4_096;
const FLUSHING_MS = 2_000;
const STORES = ['SQLite', 'PostgreSQL'] as const;

type StoreName = (typeof STORES)[number];
type Measured = Awaited<ReturnType<typeof measure>>;
type Data = { readonly stores: readonly Measured[]; readonly skipped: readonly string[] };

/** Acknowledged messages per second with both stores, compared with the disk's flush rate in the same run. */
export const contact: Part<Data> = {
  name: 'contact',
  async measure(context) {
    const stores: Measured[] = [];
    const skipped: string[] = [];
    for (const store of STORES) {
      try {
        stores.push(await measureAlone(context, store));
      } catch (error) {
        if (!(error instanceof Skipped)) throw error;
        skipped.push(`${store}: SKIPPED, ${error.message}`);
      }
    }
    return { stores, skipped };
  },
  tables: ({ stores, skipped }) => [
    {
      title: `Messages acknowledged, ${CLIENTS} concurrent visitors`,
      heads: ['store', 'acknowledged/s', 'p50', 'p99', 'fsync/s of the disk'],
      rows: stores.map(({ store, perSecond, p50Ms, p99Ms, flushesPerSecond }) => [
        store,
        asCount(perSecond),
        asMs(p50Ms),
        asMs(p99Ms),
        asCount(flushesPerSecond),
      ]),
      notes: skipped,
    },
  ],
};

/** Measures one store and closes it before the next. */
async function measureAlone(context: RunContext, store: StoreName): Promise<Measured> {
  const resources = new Resources();
  context.closeLater(() => resources.closeAll());
  const progress = (text: string) => context.progress(`${store}: ${text}`);
  const { closeLater, tempFolder } = resources;
  try {
    return await measure({ ...context, progress, closeLater, tempFolder }, store);
  } finally {
    await resources.closeAll();
  }
}

async function measure(context: RunContext, store: StoreName) {
  const messages = context.short ? MESSAGES.short : MESSAGES.full;
  const storage = store === 'PostgreSQL' ? await openPostgresStorage(context) : undefined;
  const site = await openContactSite(context, { storage, tokens: messages });
  context.progress(`solving ${messages} captchas`);
  await site.tokens.fill(messages);
  site.tokens.stopSolving();
  const flushesPerSecond = countFlushes(context.tempFolder());
  const start = performance.now();
  const reporting = setInterval(() => context.progress(`${site.ledger.acknowledged.size} acknowledged`), 200);
  await sendMessages(site.crowd, messages, CLIENTS).finally(() => clearInterval(reporting));
  const seconds = (performance.now() - start) / 1000;
  await untilDrained(site.store);
  const { latenciesMs, problems, acknowledged } = site.ledger;
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const p50Ms = percentile(latenciesMs, 0.5);
  const p99Ms = percentile(latenciesMs, 0.99);
  return { store, perSecond: acknowledged.size / seconds, p50Ms, p99Ms, flushesPerSecond };
}

/** How many flushes per second the disk can do: writes and flushes one page at a time. */
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
