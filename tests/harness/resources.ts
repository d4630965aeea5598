import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Registers a cleanup; cleanups run in reverse order. Vitest's `onTestFinished` fits, and so does a scenario's
 * `closeLater`.
 */
export type CloseLater = (close: () => Promise<void> | void) => void;

/** A new folder, deleted at the end. */
export function tempFolder(closeLater: CloseLater): string {
  const folder = mkdtempSync(join(tmpdir(), 'ilalo-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A global set-up of Vitest. What it has opened is closed after the run, or at once when a later step of it fails. */
export const globalSetup =
  (open: (project: TestProject, closeLater: CloseLater) => Promise<void>) => async (project: TestProject) => {
    await using opened = new AsyncDisposableStack();
    await open(project, (close) => opened.defer(async () => void (await close())));
    const kept = opened.move();
    return () => kept.disposeAsync();
  };

/** Open processes, servers and folders; closed in reverse order. */
export class Resources {
  readonly #closers: (() => unknown)[] = [];

  readonly closeLater = (close: () => unknown): void => {
    this.#closers.push(close);
  };

  readonly tempFolder = (): string => tempFolder(this.closeLater);

  /** Closes everything, even if a cleanup fails; resolves to the failures. */
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

  /** Closes everything when the process is interrupted or crashes. */
  closeOnInterruption(): void {
    const close = async (reason: unknown) => {
      console.error(reason);
      await this.closeAll();
      process.exit(1);
    };
    for (const event of ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection']) process.once(event, close);
  }
}
