import type { ContentProblem, FileChanges } from './views.ts';

type HistoryEntry = {
  readonly id: number;
  readonly at: number;
  /** Browser and system; empty when unknown. */
  readonly device: string;
  readonly files: readonly FileChanges[];
};
export type HistoryView = {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly older?: string | undefined;
  /** The number of the last publication. */
  readonly version: number;
  /** Titles of files that were published since the list was shown whose button was pressed. */
  readonly meanwhile?: readonly string[] | undefined;
  /** Titles of files that keep a publication from being taken back: what it changed in them was changed again. */
  readonly again?: readonly string[] | undefined;
  /** The list begins with what is published now. */
  readonly isFirst: boolean;
  readonly problems: readonly ContentProblem[];
};
