import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newMessage, postMessage } from '../../harness/contact/contact-message.ts';
import { type ContactSite, openContactSite } from '../../harness/contact/contact-site.ts';
import { sendMessages } from '../../harness/contact/send-messages.ts';
import { passTimeUntilDrained, type StoreReader } from '../../harness/contact/store-reader.ts';
import { Skipped } from '../../harness/debian-packages.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const BALLAST_BYTES = 400 * 1024;
/** Consecutive refusals that prove that the disk is full. */
const REFUSALS = 10;
const ATTEMPTS = 1_000;
const LONG_MESSAGE = 3_000;
const AFTERWARDS = 20;

/** Fills the disk under the store, then frees it. */
export const diskFull: Scenario = { name: 'disk full, then freed', run: fillAndFree };

async function fillAndFree(context: RunContext): Promise<Outcome> {
  const disk = mountSmallDisk(context);
  const ballast = join(disk, 'ballast');
  writeFileSync(ballast, randomBytes(BALLAST_BYTES));
  const site = await openContactSite(context, { settings: { DATA_DIR: disk } });
  const { ledger, store, mailServer, crowd, tokens, fleet } = site;
  const { pid } = await fleet.instance();
  const refused = await fillUp(context, site);
  const full = ledger.acknowledged.size;
  if (refused < REFUSALS) ledger.report(`the disk never became full: ${full} acknowledged`);
  const unreadyMs = await untilReadyz(site, 503);
  rmSync(ballast);
  await tokens.fill(AFTERWARDS);
  await sendMessages(crowd, AFTERWARDS);
  if (ledger.problems.length > 0) return { acknowledged: ledger.acknowledged.size, problems: ledger.problems };
  // Deliveries that failed on the full disk retry after a back-off; only the full suite waits for them.
  await passTimeUntilDrained(store, () => context.short && ledger.hasArrived(mailServer));
  const outcome = await ledger.audit(mailServer, store);
  const problems = [...outcome.problems, ...(await integrityProblems(store))];
  await untilReadyz(site, 200);
  if ((await fleet.instance()).pid !== pid) problems.push('the server had to be restarted');
  const notes = `${full} stored before the disk was full, then ${refused} refusals; readyz returned 503 after ${Math.round(unreadyMs)} ms; ${AFTERWARDS} more after it was freed`;
  return { ...outcome, problems, notes };
}

/** Milliseconds until /readyz returns `status`; the server checks once a second. Throws after two minutes. */
async function untilReadyz({ address }: ContactSite, status: number): Promise<number> {
  const start = performance.now();
  await until(`/readyz returns ${status}`, async () => (await fetch(`${address}/readyz`)).status === status);
  return performance.now() - start;
}

/** Sends long messages until the store has refused enough of them; resolves to the number of refusals. */
async function fillUp(context: RunContext, { crowd, tokens, ledger }: ContactSite) {
  let refused = 0;
  for (let attempt = 0; attempt < ATTEMPTS && refused < REFUSALS; attempt += 1) {
    const message = newMessage({ message: 'lana '.repeat(LONG_MESSAGE / 5) });
    const captcha = await tokens.take();
    const response = await postMessage(await crowd.address(), message, captcha);
    if (response.status === 201) ledger.note(message, response);
    else if (response.status === 503 && response.headers.has('retry-after')) refused += 1;
    else ledger.report(`a message on a full disk got ${response.status}`);
    context.progress(`${ledger.acknowledged.size} acknowledged, ${refused} refused`);
  }
  return refused;
}

function mountSmallDisk(context: RunContext): string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Skipped('mounting a small disk needs root');
  const folder = context.tempFolder();
  try {
    execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=700', 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Skipped(`cannot mount a small disk: ${error}`);
  }
  context.closeLater(() => execFileSync('/usr/bin/umount', [folder]));
  return folder;
}

async function integrityProblems(store: StoreReader): Promise<string[]> {
  const [row] = await store.read<{ integrity_check: string }>('pragma integrity_check');
  return row?.integrity_check === 'ok' ? [] : [`integrity_check: ${row?.integrity_check}`];
}
