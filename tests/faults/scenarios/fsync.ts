import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openContactSite } from '../../harness/contact/contact-site.ts';
import { sendMessages } from '../../harness/contact/send-messages.ts';
import { requirePackages, Skipped } from '../../harness/debian-packages.ts';
import { startProcess } from '../../harness/process.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const STRACE = '/usr/bin/strace';
const COMMITS = { full: 100, short: 30 };
const SILENCE_MS = 60_000;
/** Number of the worker's loops; each claims one email, which also writes to the store. */
const LOOPS = 4;

/** Every acknowledged message is flushed to disk, as counted by strace. */
export const fsyncs: Scenario = { name: 'fsync for every commit', run: countFsyncs };

async function countFsyncs(context: RunContext): Promise<Outcome> {
  requirePackages({ strace: () => spawnSync(STRACE, ['-V']).status === 0 }, context.progress);
  const { mailServer, fleet, crowd, tokens, ledger, store } = await openContactSite(context);
  // Hang all deliveries, so that their commits are not counted.
  mailServer.fault = { at: 'greeting', delayMs: SILENCE_MS };
  const commits = context.short ? COMMITS.short : COMMITS.full;
  await tokens.fill(commits);
  const { pid } = await fleet.instance();
  const trace = await attach(context, pid);
  await sendMessages({ ...crowd, random: () => 1 }, commits, 1);
  const flushes = await trace.stop();
  const rows = await store.read('select id from lead');
  const problems = [...ledger.problems];
  if (ledger.acknowledged.size !== commits) problems.push(`${ledger.acknowledged.size} of ${commits} acknowledged`);
  if (rows.length !== commits) problems.push(`${rows.length} leads for ${commits} acknowledgements`);
  if (flushes < commits) problems.push(`${flushes} flushes for ${commits} commits`);
  const notes = `${flushes} fsync or fdatasync calls for ${commits} commits, including at most ${LOOPS} claims`;
  return { acknowledged: ledger.acknowledged.size, notes, problems };
}

async function attach(context: RunContext, pid: number): Promise<{ stop: () => Promise<number> }> {
  const file = join(context.tempFolder(), 'trace');
  const options = ['-f', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', `${pid}`];
  const strace = startProcess([STRACE, ...options]);
  context.closeLater(strace.kill);
  await until('strace is attached', () => strace.output().includes('attached') || strace.hasEnded());
  if (strace.hasEnded()) throw new Skipped(`strace is not permitted: ${strace.output().trim()}`);
  const stop = async () => {
    await strace.stop('SIGINT');
    // strace splits an interrupted call into two lines; only the first has the arguments.
    return existsSync(file) ? (readFileSync(file, 'utf8').match(/\bf(data)?sync\(/g) ?? []).length : 0;
  };
  return { stop };
}
