import { formatCount, progressWords } from '../../../content/leads-words.ts';
import type { Terminal } from './terminal.ts';

const BAR_WIDTH = 24;
const CLEAR_LINE = '\r\u001B[K';

/**
 * Shows on standard error how much is done, as a bar where the total is known, while a person watches; silent
 * otherwise. Disposing of it clears the line.
 */
export function startProgress(terminal: Terminal, label: string, total?: number, format = formatCount) {
  const reach = (done: number) => {
    if (!terminal.watched) return;
    terminal.remark(`${CLEAR_LINE}${label} ${total === undefined ? format(done) : drawBar(done, total, format)}`);
  };
  reach(0);
  return { reach, [Symbol.dispose]: () => terminal.watched && terminal.remark(CLEAR_LINE) };
}

function drawBar(done: number, total: number, format: (amount: number) => string): string {
  const part = Math.min(1, done / Math.max(1, total));
  const bar = '█'.repeat(Math.round(part * BAR_WIDTH)).padEnd(BAR_WIDTH, '░');
  return `${bar} ${progressWords.of(format(done), format(total))}`;
}
