import { sql } from 'kysely';
import type { ContactMessage } from '../../../domain/contact/contact-message.ts';
import { later, storeTime } from '../../store/dialect.ts';
import type { Store } from '../../store/tables.ts';
import { hashMessage } from './save-lead.ts';
import type { Screened } from './screening.ts';

/** Within this time, a message that is sent again without the form's script is one: a second tap, or a lost response. */
const TWICE_MS = 20 * 60_000;

/** The key of a message without one, by which two that arrive at once are one. */
export const formKey = (message: ContactMessage, { mark }: Screened, now: number): string =>
  `form-${hashMessage(message)}-${mark}-${Math.floor(now / TWICE_MS)}`;

/**
 * The lead of the same message, which had been sent with the form's script or without. One that is held does not count: a
 * person who sends it again, without what only programs fill in, must reach the agency.
 */
export const findTwin = (store: Store, message: ContactMessage, now: number) =>
  store
    .selectFrom('lead')
    .select('reference')
    .where(sql`lower(from_email)`, '=', message.from_email.toLowerCase())
    .where('received_at', '>', later(storeTime(store, now), -TWICE_MS))
    .where('received_at', '<', later(storeTime(store, now), TWICE_MS))
    .where('body_hash', '=', hashMessage(message))
    .where(sql`coalesce(quarantine, '')`, '<>', 'honeypot')
    .executeTakeFirst();
