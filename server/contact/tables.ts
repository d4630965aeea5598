import type { Generated, Kysely } from 'kysely';

/** One request from a visitor, under the wire names of DECISIONS §6. Times are milliseconds since the epoch. */
export type LeadTable = {
  readonly id: string;
  readonly reference: string;
  readonly idempotency_key: string;
  /** Hash of the checked fields: tells a repeat from another message under the same key. */
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
};

type OutboxState = 'pending' | 'sending' | 'sent' | 'dead';

/** The delivery that a lead is owed. `lease_by` and `attempts` fence out a worker that lost its lease. */
export type OutboxTable = {
  readonly id: Generated<number>;
  readonly lead_id: string;
  readonly created_at: number;
  state: OutboxState;
  attempts: number;
  next_at: number;
  lease_until: number | null;
  lease_by: string | null;
  last_error: string | null;
  sent_at: number | null;
};

/** One row, written again by each readiness check. */
type HeartbeatTable = { readonly id: number; at: number };

/** The open store: every query of the server goes through it. */
export type Store = Kysely<{ lead: LeadTable; outbox: OutboxTable; heartbeat: HeartbeatTable }>;
