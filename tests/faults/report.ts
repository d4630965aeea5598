import { styleText } from 'node:util';
import type { Outcome } from './scenario.ts';

/** A line of the table. */
export type Row = Outcome & {
  readonly name: string;
  readonly verdict: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
};

const NUMBERS = ['acknowledged', 'delivered', 'lost', 'repeated'] as const;
const P99_WIDTH = 9;
const TIME_WIDTH = 8;
const COLOURS = { passed: 'green', failed: 'red', skipped: 'yellow' } as const;

/** Prints rows as they finish. Colours only on a terminal. */
export class Table {
  readonly #nameWidth: number;

  constructor(names: readonly string[]) {
    this.#nameWidth = Math.max(...names.map(({ length }) => length));
  }

  head(): void {
    const cells = NUMBERS.map((name) => name.padStart(name.length + 2)).join('');
    const rest = `${'POST p99'.padStart(P99_WIDTH + 2)}${'time'.padStart(TIME_WIDTH)}  verdict`;
    console.log(styleText('bold', `${'scenario'.padEnd(this.#nameWidth)}${cells}${rest}`));
  }

  add(row: Row): void {
    const cells = NUMBERS.map((name) => `${row[name] ?? '·'}`.padStart(name.length + 2)).join('');
    const p99 = (row.p99Ms === undefined ? '·' : `${row.p99Ms.toFixed(0)} ms`).padStart(P99_WIDTH + 2);
    const time = `${row.seconds.toFixed(1)} s`.padStart(TIME_WIDTH);
    const verdict = styleText(COLOURS[row.verdict], row.verdict.toUpperCase());
    console.log(`${row.name.padEnd(this.#nameWidth)}${cells}${p99}${time}  ${verdict}`);
    if (row.notes) console.log(styleText('dim', `    ${row.notes}`));
    for (const problem of row.problems) console.log(styleText('red', `    ✗ ${problem}`));
  }
}
