import { formatCount } from '../../../domain/site/amounts.ts';
import { progressWords } from '../words.ts';
import type { Terminal } from './terminal.ts';

const BAR_WIDTH = 24;
const CLEAR_LINE = '\r\u001B[K';

/** Shows progress on standard error if that is a terminal, as a bar if the total is known. Disposing clears the line. */
export function startProgress(terminal: Terminal, label: string, total?: number, format = formatCount) {
  const update = (done: number) => {
    if (!terminal.showsProgress) return;
    terminal.remark(`${CLEAR_LINE}${label} ${total === undefined ? format(done) : drawBar(done, total, format)}`);
  };
  update(0);
  return { update, [Symbol.dispose]: () => terminal.showsProgress && terminal.remark(CLEAR_LINE) };
}

function drawBar(done: number, total: number, format: (amount: number) => string): string {
  const part = Math.min(1, done / Math.max(1, total));
  const bar = '█'.repeat(Math.round(part * BAR_WIDTH)).padEnd(BAR_WIDTH, '░');
  return `${bar} ${progressWords.of(format(done), format(total))}`;
}
