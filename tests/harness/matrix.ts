import { styleText } from 'node:util';

/** How a journey went in an engine. */
export type Cell = {
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Why it was left out. */
  readonly note?: string | undefined;
};
/** A row: the journey's name, and a cell by the name of each engine. */
export type MatrixRow = { readonly journey: string; readonly cells: Readonly<Record<string, Cell | undefined>> };

const MARKS = {
  passed: { text: 'yes', style: 'green' },
  failed: { text: 'FAILED', style: ['bold', 'red'] },
  skipped: { text: 'left out', style: 'yellow' },
  nothing: { text: 'NOT RUN', style: ['bold', 'red'] },
} as const;
const GAP = 2;

/** Engines in which nothing ran, with the reason. */
function absent(engine: string, rows: readonly MatrixRow[]): string | undefined {
  const cells = rows.map((row) => row.cells[engine]);
  if (cells.some((cell) => cell && cell.state !== 'skipped')) return undefined;
  return cells.find((cell) => cell?.note)?.note ?? 'nothing was run';
}

/**
 * Draws the journeys in lines and the engines in columns, aligned; what was left out is explained beneath. An engine
 * that did not run at all is red: nothing is known of it.
 */
export function drawMatrix(engines: readonly string[], rows: readonly MatrixRow[], colour: boolean): string[] {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const first = Math.max(...rows.map(({ journey }) => journey.length)) + GAP;
  const width =
    Math.max(...engines.map(({ length }) => length), ...Object.values(MARKS).map((m) => m.text.length)) + GAP;
  const missing = new Map(engines.map((engine) => [engine, absent(engine, rows)]));
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
    const drawn = engines.map((engine) => {
      const cell = cells[engine];
      const { text, style } = MARKS[missing.get(engine) || !cell ? 'nothing' : cell.state];
      if (cell?.note && !missing.get(engine))
        notes.push(paint('yellow', `${engine} left out «${journey}»: ${cell.note}`));
      return paint(style, text.padEnd(width));
    });
    lines.push(journey.padEnd(first) + drawn.join(''));
  }
  for (const [engine, why] of missing) if (why) notes.push(paint(['bold', 'red'], `${engine} WAS NOT TRIED: ${why}`));
  return [...lines.map((line) => line.trimEnd()), ...notes];
}
