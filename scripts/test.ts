/**
 * Every check of the project, in order, or the ones named: `npm test -- unit`.
 * Ends with `N passed, N failed` alone on the last line; the exit code is 1 when anything failed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { endWithParent, endWithUs } from '../tests/harness/end-with-us.ts';
import { countTests, type Tally } from './tally.ts';

type Step = {
  readonly name: string;
  readonly command: readonly string[];
  /** A Vitest project: its tests are counted one by one; any other step counts as one. */
  readonly project?: true;
  /** A step that makes this one pointless when it fails. */
  readonly after?: string;
};

const vitest = (project: string) => ['vitest', 'run', '--project', project];
const STEPS: readonly Step[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  { name: 'knip', command: ['knip'] },
  { name: 'spelling', command: ['cspell', '--config', 'content/cspell.json', '--no-progress', '--quiet'] },
  { name: 'unit', command: vitest('unit'), project: true },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'builds', command: vitest('builds'), project: true, after: 'build' },
  { name: 'e2e', command: vitest('e2e'), project: true, after: 'build' },
  {
    name: 'engines',
    command: [...vitest('engines'), '--reporter=./tests/engines/matrix-reporter.ts'],
    project: true,
    after: 'build',
  },
  { name: 'faults', command: ['node', 'tests/faults/main.ts', '--short'], after: 'build' },
];

// Some tools colour whatever they write to; in a pipe nobody wants that.
const env = process.stdout.isTTY ? process.env : { NO_COLOR: '1', ...process.env };
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

let interrupted = false;
let interrupt = (_signal: NodeJS.Signals) => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true;
    interrupt(signal);
  });
}
endWithParent();

function run([program = '', ...given]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    // Each step is a process group of its own, which ends when this process does, however that comes about.
    const child = spawn(program, given, { stdio: ['ignore', 'inherit', 'inherit'], env, detached: true });
    endWithUs(child);
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

async function runStep({ name, command, project }: Step): Promise<Tally> {
  if (!project) return (await run(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = join(reports, `${name}.json`);
  const ok = await run([...command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  return countTests(() => JSON.parse(readFileSync(report, 'utf8')), ok);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0)
  throw new Error(`No such step: ${unknown.join(', ')}. Steps: ${STEPS.map((s) => s.name).join(', ')}`);

const results: { name: string; tally: Tally; seconds: string }[] = [];
for (const step of STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (interrupted) break;
  console.log(styleText(['bold', 'cyan'], `\n== ${step.name}`));
  const start = performance.now();
  const blocked = results.some(({ name, tally }) => name === step.after && tally.failed > 0);
  if (blocked) console.log(`not run: ${step.after} failed`);
  const tally = blocked ? { passed: 0, failed: 1 } : await runStep(step);
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(
    styleText(tally.failed > 0 ? 'red' : 'green', `== ${step.name}: ${tally.failed > 0 ? 'failed' : 'ok'}, ${seconds}`),
  );
  results.push({ name: step.name, tally, seconds });
}
rmSync(reports, { recursive: true });

const sum = (key: keyof Tally) => results.reduce((total, { tally }) => total + tally[key], 0);
console.log();
for (const { name, tally, seconds } of results) {
  const line = `${name.padEnd(10)}${String(tally.passed).padStart(6)} passed${String(tally.failed).padStart(5)} failed  ${seconds.padStart(8)}`;
  console.log(styleText(tally.failed > 0 ? 'red' : 'green', line));
}
process.exitCode = interrupted || sum('failed') > 0 ? 1 : 0;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
