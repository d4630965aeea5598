import { sql } from 'kysely';
import type { Store } from './tables.ts';

/** Deliveries that are not sent. By a literal, because SQLite's partial index does not match a parameter. */
export const unsent = (store: Store) => store.selectFrom('outbox').where('state', '<>', sql.lit('sent' as const));
