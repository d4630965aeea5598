import { formatCount, formatSize, progressWords } from '../../content/leads-words.ts';
import type { Terminal } from './terminal.ts';

const BAR_WIDTH = 24;
const CLEAR_LINE = '\r\u001B[K';

export type Progress = {
  /** Says how much is done by now. */
  readonly reach: (done: number) => void;
  /** Wipes the line away: what comes next starts on an empty one. */
  readonly end: () => void;
};

/** What is counted: requests or rows, or the bytes of a file. */
const FORMATS = { rows: formatCount, bytes: formatSize };

/** A bar on standard error while a person watches it; silent otherwise. Drawn again at each new percent. */
export function startProgress(
  terminal: Terminal,
  label: string,
  total: number,
  unit: keyof typeof FORMATS = 'rows',
): Progress {
  const format = FORMATS[unit];
  let shown = -1;
  const reach = (done: number) => {
    const part = total > 0 ? Math.min(1, done / total) : 1;
    const percent = Math.floor(part * 100);
    if (!terminal.watched || percent === shown) return;
    shown = percent;
    const full = Math.round(part * BAR_WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
    terminal.remark(`${CLEAR_LINE}${label} ${bar} ${progressWords.of(format(done), format(total))}`);
  };
  const end = () => {
    if (shown >= 0) terminal.remark(CLEAR_LINE);
  };
  reach(0);
  return { reach, end };
}
