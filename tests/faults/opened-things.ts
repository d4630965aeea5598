import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Processes, servers and folders that are open, closed in the opposite order. */
export class OpenedThings {
  readonly #closers: (() => unknown)[] = [];

  readonly closeLater = (close: () => unknown): void => {
    this.#closers.push(close);
  };

  /** A new folder, deleted at the end. */
  readonly tempFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'ilalo-faults-'));
    this.closeLater(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };

  /** Closes everything, even when something does not close well; resolves to what went wrong. */
  async closeAll(): Promise<string[]> {
    const problems: string[] = [];
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      try {
        await close();
      } catch (error) {
        problems.push(`could not be closed: ${error}`);
      }
    }
    return problems;
  }

  /** Nothing may outlive the suite, neither when it is interrupted nor when it breaks. */
  closeOnInterruption(): void {
    const close = async (reason: unknown) => {
      console.error(reason);
      await this.closeAll();
      process.exit(1);
    };
    for (const event of ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection']) process.once(event, close);
  }
}
