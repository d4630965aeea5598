import type { Generated } from 'kysely';
import type { LeadStatus } from '../../domain/desk/lead-status.ts';

/** A code that signs in. Codes and browsers are stored as keyed hashes; times are milliseconds since the epoch. */
export type DeskCodeTable = {
  readonly id: string;
  readonly code_hash: string;
  /** The browser that asked for it; null for a code of `leads code`, which the first browser uses. */
  readonly browser_hash: string | null;
  readonly created_at: number;
  tries: number;
};

/** A signed-in browser. */
export type DeskSessionTable = {
  /** Public: names the session in the list of devices. */
  readonly id: string;
  readonly token_hash: string;
  readonly created_at: number;
  seen_at: number;
  /** Browser and system; no version and no address. */
  readonly device: string;
};

/** Events of a kind since `since`, counted by all servers together. */
export type DeskCountTable = { readonly name: string; since: number; count: number };

/** The agency's notes on a lead: columns of its table. */
export type LeadNotes = {
  status: Generated<LeadStatus>;
  /** Value of a won lead, in cents; null when not given. */
  sum_cents: number | null;
  note: Generated<string>;
  /** When it was first opened on the desk. */
  read_at: number | null;
};

export type DeskTables = { desk_code: DeskCodeTable; desk_session: DeskSessionTable; desk_count: DeskCountTable };
