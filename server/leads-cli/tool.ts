import type { Env } from '../config/env.ts';
import type { CommandContent } from '../content/command-content.ts';
import type { Store } from '../store/tables.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What a command works with. */
export type Tool = {
  readonly env: Env;
  readonly content: () => CommandContent;
  readonly terminal: Terminal;
  /** Milliseconds since the epoch, by the clock of this machine. */
  readonly now: () => number;
};

/** What a command on the store works with, beside it; `time` is now by the store's clock. */
export type StoreTool = Tool & { readonly store: Store; readonly time: number };
