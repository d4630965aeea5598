import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps what closes something until its user is done; what was kept last is closed first. Vitest's `onTestFinished` is
 * one, so is a scenario's `closeLater`.
 */
export type CloseLater = (close: () => Promise<void> | void) => void;

/** A new folder, deleted at the end. */
export function tempFolder(closeLater: CloseLater): string {
  const folder = mkdtempSync(join(tmpdir(), 'ilalo-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Processes, servers and folders that are open; closed last first. */
export class Resources {
  readonly #closers: (() => unknown)[] = [];

  readonly closeLater = (close: () => unknown): void => {
    this.#closers.push(close);
  };

  readonly tempFolder = (): string => tempFolder(this.closeLater);

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
