import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Cell, formatMatrix, type MatrixRow } from '../harness/matrix.ts';
import { ENGINE_NAMES } from './engine.ts';

function cellOf(test: TestCase): Cell {
  const result = test.result();
  if (result.state === 'skipped') return { state: 'skipped', note: result.note };
  return { state: result.state === 'passed' ? 'passed' : 'failed' };
}

function rowsOf(modules: readonly TestModule[]): MatrixRow[] {
  const rows = new Map<string, Record<string, Cell>>();
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const cells = rows.get(test.name) ?? {};
      const engine = test.parent.type === 'suite' ? test.parent.name : '';
      rows.set(test.name, { ...cells, [engine]: cellOf(test) });
    }
  }
  return [...rows].map(([journey, cells]) => ({ journey, cells }));
}

/** Prints a matrix of journeys and engines at the end of the run. */
export default class MatrixReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const colour = process.stdout.isTTY && !process.env['NO_COLOR'];
    const rows = rowsOf(modules);
    if (rows.length > 0) console.log(`\n${formatMatrix(ENGINE_NAMES, rows, colour).join('\n')}`);
  }
}
