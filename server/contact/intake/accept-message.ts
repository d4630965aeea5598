import { type ContactProblems, parseContactMessage } from '../../../domain/contact/contact-message.ts';
import type { NotificationKind } from '../../../domain/desk/lead-status.ts';
import type { Fields } from '../../../domain/record.ts';
import type { Basics } from '../../basics.ts';
import type { Env } from '../../config/env.ts';
import { expectStoreFile } from '../../store/sqlite.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { AddressKey } from './address-key.ts';
import { hashAddress, networkHash } from './rate-limit.ts';
import { findLeadByKey, resolveRepeat, type SavedLead, saveLead } from './save-lead.ts';
import { screen } from './screening.ts';
import { findTwin, formKey } from './sent-before.ts';
import type { AcceptedTraffic, AddressLimit } from './traffic-limits.ts';

/** What accepting a message needs; shared by the API and the form without JavaScript. */
export type ContactDeps = Omit<Basics, 'log'> & {
  readonly env: Pick<Env, 'SITE_URL' | 'CONTACT_ACK'>;
  readonly captcha: Captcha;
  readonly addressKey: AddressKey;
  readonly notify: readonly NotificationKind[];
  /** Counts rejected posts; beyond its limit the reason is no longer sent. */
  readonly countRefused: AddressLimit;
  readonly traffic: AcceptedTraffic;
  /** Called after the commit; wakes the outbox worker. */
  readonly onSaved: (saved: SavedMessage) => void;
};

/** What a stored message was about, and who sent it. */
export type SavedMessage = Pick<ReceivedMessage, 'address' | 'agent'> & {
  readonly service: string;
  /** Only programs fill in the honeypot. */
  readonly isHeld: boolean;
};

/** A message as it arrived, before any check. */
export type ReceivedMessage = {
  /** Undefined for a form posted without JavaScript, which has neither a key nor a captcha. */
  readonly key?: string;
  readonly fields: Fields;
  /** The client's address; only a keyed hash of it is stored. */
  readonly address: string;
  /** The client's `User-Agent`, which is not stored. */
  readonly agent?: string | undefined;
};

export type AcceptResult =
  | SavedLead
  | { readonly kind: 'invalid'; readonly problems: ContactProblems }
  | { readonly kind: 'captcha' };

/** Checks a message and stores it. Throws the store's error when it is not stored. */
export async function acceptMessage(deps: ContactDeps, received: ReceivedMessage): Promise<AcceptResult> {
  const result = await checkAndStore(deps, received);
  // Once more at the end: what is in a file that was replaced meanwhile, or since the first attempt, is lost.
  if ('reference' in result) expectStoreFile(deps.store);
  return result;
}

/** Idempotency, fields, honeypot and captcha, then the transaction (docs/contact.md#order-of-checks). */
async function checkAndStore(deps: ContactDeps, received: ReceivedMessage): Promise<AcceptResult> {
  const { env, clock } = deps;
  const { key, fields, address, agent } = received;
  const parsed = parseContactMessage(fields);
  const known = key === undefined ? undefined : await findLeadByKey(deps.store, key);
  if (known) return resolveRepeat(known, parsed.ok ? parsed.message : undefined);
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };
  const twin = key === undefined ? await findTwin(deps.store, parsed.message, clock.now()) : undefined;
  if (twin) return { kind: 'repeated', ...twin };
  const screened = await screen(deps.captcha, fields, key !== undefined);
  if (!screened) return { kind: 'captcha' };
  const { company } = deps.content();
  const addressKey = await deps.addressKey();
  const saved = await saveLead(deps.store, {
    ...screened,
    message: parsed.message,
    key: key ?? formKey(parsed.message, screened, clock.now()),
    receivedAt: clock.now(),
    site: env.SITE_URL,
    partner: company.name,
    referencePrefix: company.referencePrefix,
    addressHash: hashAddress(address, addressKey),
    network: networkHash(address, addressKey),
    acknowledge: env.CONTACT_ACK && screened.mark === null,
    notify: deps.notify,
  });
  if (saved.kind === 'saved') {
    deps.traffic.record(address);
    deps.onSaved({ service: parsed.message.from_serviceid, isHeld: screened.mark === 'honeypot', address, agent });
  }
  return saved;
}
