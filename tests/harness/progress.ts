import { styleText } from 'node:util';

const PROGRESS_EVERY_MS = 10_000;

/** Says on the error channel how far a run is: one line that changes on a terminal, now and then a line in a pipe. */
export class Progress {
  #said = 0;

  say(name: string, text: string): void {
    if (process.stderr.isTTY) {
      process.stderr.write(`\r\x1b[K${styleText('cyan', name)} ${text}`);
    } else if (performance.now() - this.#said > PROGRESS_EVERY_MS) {
      this.#said = performance.now();
      console.error(`… ${name}: ${text}`);
    }
  }

  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    this.#said = performance.now();
  }
}
