import { type Generated, type Kysely, sql } from 'kysely';
import type { DeliveryState, LeadKind, LeadMark } from '../../domain/desk/lead-status.ts';
import type { ContentTables } from './content-tables.ts';
import type { DeskTables, LeadNotes } from './desk-tables.ts';
import type { VisitTables } from './visit-tables.ts';

/** A stored contact message; `from_…` as in the form. Times are milliseconds since the epoch. */
export type LeadTable = {
  readonly id: string;
  readonly reference: string;
  readonly idempotency_key: string;
  /** Hash of the validated fields: tells a retry from another message under the same key. */
  readonly body_hash: string;
  readonly received_at: number;
  readonly from_name: string;
  readonly from_email: string;
  readonly from_phone: string;
  readonly message: string;
  readonly from_site: string;
  readonly from_partner: string;
  readonly from_serviceid: string;
  readonly from_service: string;
  /** Null without a mark, and again once the owner has released the lead. */
  quarantine: LeadMark | null;
  /** The solved captcha; EmailJS has a field for it. */
  readonly captcha_response: string | null;
  /** See `searchTextOf`. */
  readonly search_text: string;
};

/** `held` is the daily notice of held leads, `unread` that of unopened ones, `digest` the email of each Monday. */
export type OutboxKind = LeadKind | 'held' | 'unread' | 'digest';

/**
 * A delivery of a lead, at most one of each kind, or a notice, which has no lead: of held leads, of leads told together,
 * of unopened ones, of a week. A held lead has no delivery until it is released. `lease_by` and `attempts` fence out a worker that lost its
 * lease.
 */
export type OutboxTable = {
  readonly id: Generated<number>;
  readonly lead_id: string | null;
  readonly kind: OutboxKind;
  readonly created_at: number;
  state: DeliveryState;
  attempts: number;
  next_at: number;
  lease_until: number | null;
  lease_by: string | null;
  last_error: string | null;
  /** The last thing that the other side answered, also when it accepted; null when it said nothing. */
  answer: string | null;
  sent_at: number | null;
  /** Name of the transport that accepted it; null before, and for deliveries of earlier releases. */
  transport: string | null;
  /** 1 when one notice announces the lead together with others; otherwise 0. */
  collected: Generated<number>;
  /** The notice that tells a collected delivery; null while it waits for one. */
  told_by: number | null;
};

/** One row: when the last backup was made and copied. */
type BackupTable = { readonly id: number; at: number };

/** One row: the last restore drill, and whether the backup had everything (1) or not (0). */
type BackupDrillTable = { readonly id: number; at: number; copy_at: number; leads: number; passed: number };

/** One row is overwritten whenever the store is tried with a write (`touchStore`), another by the purge (`advancePurgeTime`). */
type HeartbeatTable = { readonly id: number; at: number };

/** A running server: written periodically, deleted when it stops. */
type ServerHeartbeatTable = { readonly id: string; readonly address: string; at: number };

/** A used captcha; none is accepted twice. */
type CaptchaNonceTable = { readonly nonce: string; readonly used_at: number };

/** Messages accepted since `since` from an address or network, which is stored as a keyed hash, or from all of them. */
type AcceptedTable = { readonly address_hash: string; since: number; count: number };

/** The HMAC key of the address hashes of a day (`2026-11-21`); only on PostgreSQL, and in no backup. */
type AddressKeyTable = { readonly day: string; readonly value: string };

/** Generated at the first start and shared by all servers on the store. */
type SecretTable = { readonly name: string; readonly value: string };

/** What emails and notifications use of a lead. */
export type MailedLead = Readonly<Omit<LeadTable, 'idempotency_key' | 'body_hash' | 'search_text'>>;

export type Store = Kysely<Tables>;

type Tables = ContentTables &
  DeskTables &
  VisitTables & {
    lead: LeadTable & LeadNotes;
    outbox: OutboxTable;
    backup: BackupTable;
    backup_drill: BackupDrillTable;
    heartbeat: HeartbeatTable;
    server_heartbeat: ServerHeartbeatTable;
    captcha_nonce: CaptchaNonceTable;
    accepted: AcceptedTable;
    address_key: AddressKeyTable;
    secret: SecretTable;
  };

/** Deliveries that are not sent. By a literal, because SQLite's partial index does not match a parameter. */
export const unsent = (store: Store) => store.selectFrom('outbox').where('state', '<>', sql.lit('sent' as const));
