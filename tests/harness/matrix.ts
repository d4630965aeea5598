import { styleText } from 'node:util';

/** Result of a journey in an engine. */
export type Cell = {
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped. */
  readonly note?: string | undefined;
};
/** A row: the journey's name and a cell per engine name. */
export type MatrixRow = { readonly journey: string; readonly cells: Readonly<Record<string, Cell | undefined>> };

const MARKS = {
  passed: { text: 'yes', style: 'green' },
  failed: { text: 'FAILED', style: ['bold', 'red'] },
  skipped: { text: 'skipped', style: 'yellow' },
  nothing: { text: 'NOT RUN', style: ['bold', 'red'] },
} as const;
const GAP = 2;

/** Why nothing ran in an engine; undefined when something did. */
function reasonNotRun(engine: string, rows: readonly MatrixRow[]): string | undefined {
  const cells = rows.map((row) => row.cells[engine]);
  if (cells.some((cell) => cell && cell.state !== 'skipped')) return undefined;
  return cells.find((cell) => cell?.note)?.note ?? 'nothing was run';
}

/**
 * Formats journeys as rows and engines as columns, with skip reasons below. An engine that did not run at all is red:
 * its result is unknown.
 */
export function formatMatrix(engines: readonly string[], rows: readonly MatrixRow[], colour: boolean): string[] {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const first = Math.max(...rows.map(({ journey }) => journey.length)) + GAP;
  const width =
    Math.max(...engines.map(({ length }) => length), ...Object.values(MARKS).map((m) => m.text.length)) + GAP;
  const missing = new Map(engines.map((engine) => [engine, reasonNotRun(engine, rows)]));
  const lines = [
    paint(
      'bold',
      ''.padEnd(first) +
        engines
          .map((engine) => engine.padEnd(width))
          .join('')
          .trimEnd(),
    ),
  ];
  const notes: string[] = [];
  for (const { journey, cells } of rows) {
    const formatted = engines.map((engine) => {
      const cell = cells[engine];
      const { text, style } = MARKS[missing.get(engine) || !cell ? 'nothing' : cell.state];
      if (cell?.note && !missing.get(engine))
        notes.push(paint('yellow', `${engine} skipped «${journey}»: ${cell.note}`));
      return paint(style, text.padEnd(width));
    });
    lines.push(journey.padEnd(first) + formatted.join(''));
  }
  for (const [engine, why] of missing) if (why) notes.push(paint(['bold', 'red'], `${engine} DID NOT RUN: ${why}`));
  return [...lines.map((line) => line.trimEnd()), ...notes];
}
