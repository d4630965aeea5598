/**
 * The performance benchmark: `npm run bench [-- pages serving growth contact] [--short] [--json] [--base <folder>]`.
 * --base compares the pages with another build: a checkout with its `dist/` and `node_modules/`.
 * Prints tables, or only JSON with --json, and saves both in `bench/results.md` and `bench/results.json`.
 */
import { parseArgs, styleText } from 'node:util';
import { Skipped } from '../tests/harness/debian-packages.ts';
import { exitWithParent } from '../tests/harness/process-lifetime.ts';
import { Progress } from '../tests/harness/progress.ts';
import { Resources } from '../tests/harness/resources.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import { contact } from './contact.ts';
import { growth } from './growth.ts';
import { pages } from './pages.ts';
import type { Part } from './part.ts';
import { circumstances, currentLoad, describe, type Result, readResults, writeResults } from './results.ts';
import { serving } from './serving.ts';
import { formatTable } from './table.ts';

const PARTS: readonly Part[] = [pages, serving, growth, contact];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    base: { type: 'string' },
  },
});
const names = PARTS.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. Parts: ${names.join(', ')}`);

const load = currentLoad();
const progress = new Progress();
const resources = new Resources();
resources.closeOnInterruption();
exitWithParent();

async function measure(part: Part): Promise<Result> {
  const { short, base } = values;
  const where = circumstances(short, load);
  const { closeLater, tempFolder } = resources;
  const show = (text: string) => progress.show(part.name, text);
  const context: RunContext = { short, base, random: () => 1, progress: show, closeLater, tempFolder };
  try {
    return { ...where, data: await part.measure(context) };
  } finally {
    for (const problem of await resources.closeAll()) console.error(problem);
    progress.clear();
  }
}

function print(part: Part, result: Result): void {
  if (values.json) return;
  console.log(styleText('dim', `${part.name}: ${describe(result)}`));
  for (const table of part.tables(result.data)) console.log(formatTable(table, styleText));
}

const measured: Record<string, Result> = {};
for (const part of PARTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  try {
    const result = await measure(part);
    measured[part.name] = result;
    print(part, result);
    writeResults({ ...readResults(), ...measured }, PARTS);
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    console.error(styleText(['bold', 'yellow'], `${part.name}: SKIPPED, ${error.message}`, { stream: process.stderr }));
  }
}
if (values.json) console.log(JSON.stringify(measured, null, 2));
else console.log(`Saved in bench/results.md and bench/results.json: ${Object.keys(measured).join(', ') || 'nothing'}`);
