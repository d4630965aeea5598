import type { Generated, Kysely } from 'kysely';

/**
 * Why a request is set apart. `honeypot` is a program's: held, not mailed, reported every day. `too-fast`,
 * `unverified` (sent without script) and `captcha-unreachable` are mailed with a mark.
 */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'unverified' | 'captcha-unreachable';

/** One request from a visitor, under the names of the form's fields. Times are milliseconds since the epoch. */
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
  /** Null for a request like any other, and again once the owner has released it. */
  quarantine: QuarantineReason | null;
  /** What the captcha gave the browser; the hosted mail provider has a field for it. */
  readonly captcha_response: string | null;
};

export type OutboxState = 'pending' | 'sending' | 'sent' | 'dead';
/** `letter` brings the request to the agency, `ack` tells the visitor that it arrived. */
export type OutboxKind = 'letter' | 'ack';
/** Everything that leaves by mail; `held` is the daily notice of what is held. */
export type DeliveryKind = OutboxKind | 'held';

/**
 * A delivery that a lead is owed, at most one of each kind. A held lead has none until it is released.
 * `lease_by` and `attempts` fence out a worker that lost its lease.
 */
export type OutboxTable = {
  readonly id: Generated<number>;
  readonly lead_id: string;
  readonly kind: OutboxKind;
  readonly created_at: number;
  state: OutboxState;
  attempts: number;
  next_at: number;
  lease_until: number | null;
  lease_by: string | null;
  last_error: string | null;
  sent_at: number | null;
};

/** One row, `held`: when held requests were last reported, and when that is due again. Leases as in the outbox. */
type NoticeTable = {
  readonly name: string;
  /** When those were counted that the last notice reported; null before the first one. */
  reported_at: number | null;
  attempts: number;
  next_at: number;
  lease_until: number | null;
  lease_by: string | null;
};

/** One row, written again by each readiness check. */
type HeartbeatTable = { readonly id: number; at: number };

/** A server that runs on this store: written again and again while it does, and taken away when it stops. */
type ServerHeartbeatTable = { readonly id: string; readonly address: string; at: number };

/** A captcha that was used: none is taken twice. */
type CaptchaNonceTable = { readonly nonce: string; readonly used_at: number };

/** How many requests were taken from an address, known by a keyed hash only, since a time. */
type AcceptedTable = { readonly address_hash: string; since: number; count: number };

/** Under which addresses are hashed that day (`2026-11-21`); in PostgreSQL alone, and in no backup. */
type AddressKeyTable = { readonly day: string; readonly value: string };

/** Made at the first start and shared by every server on the store. */
type SecretTable = { readonly name: string; readonly value: string };

/** The open store: every query of the server goes through it. */
export type Store = Kysely<{
  lead: LeadTable;
  outbox: OutboxTable;
  notice: NoticeTable;
  heartbeat: HeartbeatTable;
  server_heartbeat: ServerHeartbeatTable;
  captcha_nonce: CaptchaNonceTable;
  accepted: AcceptedTable;
  address_key: AddressKeyTable;
  secret: SecretTable;
}>;
