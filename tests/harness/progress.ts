import { styleText } from 'node:util';

const PROGRESS_EVERY_MS = 10_000;

/** Progress on stderr: one updating line on a terminal, an occasional line in a pipe. */
export class Progress {
  #lastLineAt = 0;

  show(name: string, text: string): void {
    if (process.stderr.isTTY) {
      process.stderr.write(`\r\x1b[K${styleText('cyan', name)} ${text}`);
    } else if (performance.now() - this.#lastLineAt > PROGRESS_EVERY_MS) {
      this.#lastLineAt = performance.now();
      console.error(`… ${name}: ${text}`);
    }
  }

  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    this.#lastLineAt = performance.now();
  }
}
