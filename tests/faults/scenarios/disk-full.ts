import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../../harness/bench.ts';
import { type ContactSite, openContactSite } from '../../harness/contact/contact-site.ts';
import { passTimeUntilDrained, type StoreReader } from '../../harness/contact/store-reader.ts';
import { newVisit, post } from '../../harness/contact/visit.ts';
import { sendMessages } from '../../harness/contact/visitors.ts';
import { Skipped } from '../../harness/debian-packages.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const BALLAST_BYTES = 400 * 1024;
/** Refusals that prove the disk full, one after the other. */
const REFUSALS = 10;
const ATTEMPTS = 1_000;
const LONG_MESSAGE = 3_000;
const AFTERWARDS = 20;

/** A disk that fills up under the store, and is freed again. */
export const diskFull: Scenario = { name: 'disk full, then freed', run: fillAndFree };

async function fillAndFree(bench: Bench): Promise<Outcome> {
  const disk = mountSmallDisk(bench);
  const ballast = join(disk, 'ballast');
  writeFileSync(ballast, randomBytes(BALLAST_BYTES));
  const site = await openContactSite(bench, { settings: { DATA_DIR: disk } });
  const { ledger, store, mailServer, crowd, tokens, fleet } = site;
  const { pid } = await fleet.instance();
  const refused = await fillUp(bench, site);
  const full = ledger.acknowledged.size;
  if (refused < REFUSALS) ledger.complain(`the disk never became full: ${full} acknowledged`);
  const unreadyMs = await untilReadyz(site, 503);
  rmSync(ballast);
  await tokens.fill(AFTERWARDS);
  await sendMessages(crowd, AFTERWARDS);
  if (ledger.problems.length > 0) return { acknowledged: ledger.acknowledged.size, problems: ledger.problems };
  // A try that failed on the full disk comes again after its wait; only the full suite lets that pass.
  await passTimeUntilDrained(store, () => bench.short && ledger.hasArrived(mailServer));
  const outcome = await ledger.audit(mailServer, store);
  const problems = [...outcome.problems, ...(await integrityProblems(store))];
  await untilReadyz(site, 200);
  if ((await fleet.instance()).pid !== pid) problems.push('the server had to be restarted');
  const notes = `${full} stored until it was full, then ${refused} refusals; readyz said 503 after ${Math.round(unreadyMs)} ms; ${AFTERWARDS} more after it was freed`;
  return { ...outcome, problems, notes };
}

/**
 * How long it takes until the server says how it is, in milliseconds. It looks once a second, and its look writes less
 * than a message does, so that the last free bytes may let a few succeed. Throws when it takes two minutes.
 */
async function untilReadyz({ address }: ContactSite, status: number): Promise<number> {
  const start = performance.now();
  await until(`/readyz answers ${status}`, async () => (await fetch(`${address}/readyz`)).status === status);
  return performance.now() - start;
}

/** Sends long messages until the store refuses several in a row; resolves to how many it refused. */
async function fillUp(bench: Bench, { crowd, tokens, ledger }: ContactSite) {
  let refused = 0;
  for (let attempt = 0; attempt < ATTEMPTS && refused < REFUSALS; attempt += 1) {
    const visit = newVisit({ message: 'lana '.repeat(LONG_MESSAGE / 5) });
    const captcha = await tokens.take();
    const answer = await post(await crowd.address(), visit, captcha);
    if (answer.status === 201) ledger.note(visit, answer);
    else if (answer.status === 503 && answer.headers.has('retry-after')) refused += 1;
    else ledger.complain(`a full disk was answered with ${answer.status}`);
    bench.progress(`${ledger.acknowledged.size} acknowledged, ${refused} refused`);
  }
  return refused;
}

function mountSmallDisk(bench: Bench): string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Skipped('only root can mount a small disk');
  const folder = bench.tempFolder();
  try {
    execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=700', 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Skipped(`no small disk could be mounted: ${error}`);
  }
  bench.closeLater(() => execFileSync('/usr/bin/umount', [folder]));
  return folder;
}

async function integrityProblems(store: StoreReader): Promise<string[]> {
  const [row] = await store.read<{ integrity_check: string }>('pragma integrity_check');
  return row?.integrity_check === 'ok' ? [] : [`integrity_check: ${row?.integrity_check}`];
}
