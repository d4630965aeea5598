/**
 * Runs the checks of the project in order, or the named ones: `npm test -- unit`. `npm test -- all` adds those that few
 * changes need: PostgreSQL, all short faults, what surrounds the site, the loom, the desk,
 * every address (`tests/e2e/extended/`) and the journeys in three engines. It also adds those that hold only for the
 * content of this repository, so that `npm test` stays green when the owner edits it: its spelling, what the
 * specification says to the letter, and the tasks of the owner's guide.
 * The last line is `N passed, N failed`; the exit code is 1 when anything failed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { exitWithParent, killWithParent } from '../tests/harness/process-lifetime.ts';
import { ONE_FAILED, ONE_PASSED, readTally, type Tally } from './tally.ts';
import { STEPS, type Step } from './test-steps.ts';

// Some tools print colours even into a pipe.
const env = process.stdout.isTTY ? process.env : { NO_COLOR: '1', ...process.env };

const wanted = process.argv.slice(2);
const known = [...STEPS.map(({ name }) => name), 'all'];
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${known.join(', ')}`);
  process.exit(2);
}
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

let interrupted = false;
/** Passes a signal on to the step that runs. */
let interrupt = (_signal: NodeJS.Signals) => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true;
    interrupt(signal);
  });
}
exitWithParent();

/** Runs a command; resolves to whether it succeeded. */
function run([program = '', ...given]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    // Each step is a process group, which is killed when this process dies.
    const child = spawn(program, given, { stdio: ['ignore', 'inherit', 'inherit'], env, detached: true });
    killWithParent(child);
    interrupt = (signal) => {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
    };
    child.on('error', (error) => {
      console.log(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Runs a step and counts its tests: those of a Vitest run, or one. */
async function runStep({ name, command, project }: Step): Promise<Tally> {
  if (!project) return (await run(command)) ? ONE_PASSED : ONE_FAILED;
  const report = join(reports, `${name}.json`);
  const succeeded = await run([...command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  return readTally(report, succeeded);
}

const isWanted = ({ name, optional }: Step) =>
  wanted.length === 0 ? !optional : wanted.includes(name) || wanted.includes('all');

const results: { name: string; tally: Tally; seconds: string }[] = [];

async function runAndReport(step: Step): Promise<void> {
  const start = performance.now();
  const blocked = results.some(({ name, tally }) => name === step.after && tally.failed > 0);
  if (blocked) console.log(`${step.name} not run: ${step.after} failed`);
  const tally = blocked ? ONE_FAILED : await runStep(step);
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(
    styleText(tally.failed > 0 ? 'red' : 'green', `== ${step.name}: ${tally.failed > 0 ? 'failed' : 'ok'}, ${seconds}`),
  );
  results.push({ name: step.name, tally, seconds });
}

for (const step of STEPS.filter(isWanted)) {
  if (interrupted) break;
  console.log(styleText(['bold', 'cyan'], `\n== ${step.name}`));
  await runAndReport(step);
}
rmSync(reports, { recursive: true });

const sum = (key: keyof Tally) => results.reduce((total, { tally }) => total + tally[key], 0);
console.log();
for (const { name, tally, seconds } of results) {
  const line = `${name.padEnd(14)}${String(tally.passed).padStart(6)} passed${String(tally.failed).padStart(5)} failed  ${seconds.padStart(8)}`;
  console.log(styleText(tally.failed > 0 ? 'red' : 'green', line));
}
process.exitCode = interrupted || sum('failed') > 0 ? 1 : 0;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
