import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { asMb } from './figures.ts';
import type { Part, Table } from './part.ts';
import { writeTable } from './table.ts';

const JSON_FILE = 'bench/results.json';
const MARKDOWN_FILE = 'bench/results.md';
/** Load per CPU before a part started; above this, other programs were running. */
const QUIET_LOAD = 0.5;

/** When and on what machine a part was measured. */
type Circumstances = {
  readonly date: string;
  readonly short: boolean;
  readonly node: string;
  readonly processor: string;
  readonly processors: number;
  readonly memoryBytes: number;
  /** Load average of the previous minute per CPU. */
  readonly load: number;
};
export type Result = Circumstances & { readonly data: unknown };
export type Results = Readonly<Record<string, Result>>;

/** The current state of the machine. */
export function circumstances(short: boolean): Circumstances {
  const processors = availableParallelism();
  return {
    date: new Date().toISOString(),
    short,
    node: process.version,
    processor: cpus()[0]?.model.trim() ?? '?',
    processors,
    memoryBytes: totalmem(),
    load: Number(((loadavg()[0] ?? 0) / processors).toFixed(2)),
  };
}

/** The conditions of a result in one line. */
export function describe({ date, short, node, processor, processors, memoryBytes, load }: Result): string {
  const machine = `${processors} × ${processor}, ${asMb(memoryBytes)}, Node ${node.slice(1)}`;
  const manner = short ? 'SHORT run' : 'full run';
  const busy = load > QUIET_LOAD ? `, on a BUSY machine (load ${load} a processor)` : '';
  return `${date.slice(0, 16).replace('T', ' ')}, ${manner}${busy}, ${machine}`;
}

export function readResults(): Results {
  return existsSync(JSON_FILE) ? JSON.parse(readFileSync(JSON_FILE, 'utf8')) : {};
}

/** Writes the results of all parts to both files. */
export function writeResults(results: Results, parts: readonly Part[]): void {
  writeFileSync(JSON_FILE, `${JSON.stringify(results, null, 2)}\n`);
  const sections = parts.flatMap((part) => {
    const result = results[part.name];
    return result ? [`## ${part.name}\n`, `${describe(result)}.\n`, ...part.tables(result.data).map(writeOne)] : [];
  });
  writeFileSync(MARKDOWN_FILE, ['# Benchmark\n', 'Written by `npm run bench`.\n', ...sections].join('\n'));
}

const writeOne = (table: Table) => writeTable(table);
