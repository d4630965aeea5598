import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { asMb } from './figures.ts';
import type { Part } from './part.ts';
import { formatTable } from './table.ts';

const JSON_FILE = 'bench/results.json';
const MARKDOWN_FILE = 'bench/results.md';
/** Load average per CPU above which other programs were running before the benchmark. */
const QUIET_LOAD = 0.5;

/** What a part measured, when and on what machine. */
export type Result = ReturnType<typeof circumstances> & { readonly data: unknown };
export type Results = Readonly<Record<string, Result>>;

/** Load average of the previous minute per CPU. Read it before the first part, because each part causes load itself. */
export const currentLoad = (): number => Number(((loadavg()[0] ?? 0) / availableParallelism()).toFixed(2));

/** The machine, the time and the kind of run; `load` is the load before the benchmark. */
export function circumstances(short: boolean, load: number) {
  return {
    date: new Date().toISOString(),
    short,
    node: process.version,
    processor: cpus()[0]?.model.trim() ?? '?',
    processors: availableParallelism(),
    memoryBytes: totalmem(),
    load,
  };
}

/** One line on how a result was measured: date, kind of run, load and machine. */
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
    return result
      ? [`## ${part.name}\n`, `${describe(result)}.\n`, ...part.tables(result.data).map((table) => formatTable(table))]
      : [];
  });
  writeFileSync(MARKDOWN_FILE, ['# Benchmark\n', 'Written by `npm run bench`.\n', ...sections].join('\n'));
}
