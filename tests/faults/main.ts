/**
 * The fault suite: injects faults into the contact flow and counts lost messages.
 * `npm run test:faults -- [--short] [--json] [--seed N] [--except] [part of a name …]`
 * With `--except`, the scenarios whose names have one of the parts are left out.
 * The last line is `N passed, N failed`; the exit code is 1 when a scenario failed.
 */
import { parseArgs, styleText } from 'node:util';
import { exitWithParent } from '../harness/process-lifetime.ts';
import { Progress } from '../harness/progress.ts';
import { seededRandom } from '../harness/random.ts';
import { Resources } from '../harness/resources.ts';
import { type Row, Table } from './report.ts';
import { runScenario } from './run-scenario.ts';
import { scenariosFor } from './scenarios.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    except: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const all = scenariosFor(values.short);
const unknown = positionals.filter((part) => !all.some(({ name }) => name.includes(part)));
// A scenario with a new name would be left out of `npm test` without a word.
if (unknown.length > 0) throw new Error(`No scenario matches ${unknown.join(' or ')}`);
const scenarios = all.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)) !== values.except,
);
if (scenarios.length === 0) throw new Error(`${positionals.join(' and ')} match all scenarios`);

const everything = new Resources();
everything.closeOnInterruption();
exitWithParent();
const progress = new Progress();
const table = new Table(scenarios.map(({ name }) => name));
const rows: Row[] = [];
console.log(`${scenarios.length} scenarios, ${values.short ? 'short' : 'full'}, seed ${seed}`);
table.head();
const waiting = scenarios.values();

async function runWaiting(): Promise<void> {
  const resources = new Resources();
  everything.closeLater(() => resources.closeAll());
  for (const scenario of waiting) {
    const show = (text: string) => progress.show(scenario.name, text);
    const options = { short: values.short, random: seededRandom(seed), progress: show };
    const row = await runScenario(scenario, options, resources);
    progress.clear();
    table.add(row);
    rows.push(row);
  }
}

// Two at a time: most of a scenario is waiting, for retries and for servers to start.
await Promise.all([runWaiting(), runWaiting()]);

const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
if (values.json) console.log(JSON.stringify({ seed, short: values.short, rows }));
if (count('skipped') > 0) console.log(styleText(['bold', 'yellow'], `${count('skipped')} SKIPPED: see above`));
console.log(`${count('passed')} passed, ${count('failed')} failed`);
process.exit(count('failed') > 0 ? 1 : 0);
