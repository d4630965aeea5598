import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../../harness/bench.ts';
import { openContactSite } from '../../harness/contact/contact-site.ts';
import { sendMessages } from '../../harness/contact/visitors.ts';
import { needPackages, Skipped } from '../../harness/debian-packages.ts';
import { startProcess } from '../../harness/process.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const STRACE = '/usr/bin/strace';
const COMMITS = { full: 100, short: 30 };
const SILENCE_MS = 60_000;
/** So many letters at most are being sent meanwhile; their claims are written as well. */
const LANES = 4;

/** Every acknowledgement has its own flush to the disk, counted by the kernel. */
export const fsyncs: Scenario = { name: 'fsync for every commit', run: countFsyncs };

async function countFsyncs(bench: Bench): Promise<Outcome> {
  needPackages({ strace: () => spawnSync(STRACE, ['-V']).status === 0 }, bench.progress);
  const { mailServer, fleet, crowd, tokens, ledger, store } = await openContactSite(bench);
  // The lanes hang, so that no letter's own commits are counted beside those of the messages.
  mailServer.fault = { at: 'greeting', silentMs: SILENCE_MS };
  const commits = bench.short ? COMMITS.short : COMMITS.full;
  await tokens.fill(commits);
  const { pid } = await fleet.instance();
  const trace = await attach(bench, pid);
  await sendMessages({ ...crowd, random: () => 1 }, commits, 1);
  const flushes = await trace.stop();
  const rows = await store.read('select id from lead');
  const problems = [...ledger.problems];
  if (ledger.acknowledged.size !== commits) problems.push(`${ledger.acknowledged.size} of ${commits} acknowledged`);
  if (rows.length !== commits) problems.push(`${rows.length} leads for ${commits} acknowledgements`);
  if (flushes < commits) problems.push(`${flushes} flushes for ${commits} commits`);
  const notes = `${flushes} fsync or fdatasync calls over ${commits} commits, at most ${LANES} claims among them`;
  return { acknowledged: ledger.acknowledged.size, notes, problems };
}

async function attach(bench: Bench, pid: number): Promise<{ stop: () => Promise<number> }> {
  const file = join(bench.tempFolder(), 'trace');
  const options = ['-f', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', `${pid}`];
  const strace = startProcess([STRACE, ...options]);
  bench.closeLater(strace.kill);
  await until('strace is attached', () => strace.output().includes('attached') || strace.hasEnded());
  if (strace.hasEnded()) throw new Skipped(`strace may not watch here: ${strace.output().trim()}`);
  const stop = async () => {
    await strace.stop('SIGINT');
    // A call that another one interrupts is written in two lines; only the first has its arguments.
    return existsSync(file) ? (readFileSync(file, 'utf8').match(/\bf(data)?sync\(/g) ?? []).length : 0;
  };
  return { stop };
}
