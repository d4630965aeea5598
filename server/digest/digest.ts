import type { Env } from '../config/env.ts';
import type { DeliveryQueue } from '../contact/outbox/delivery-queue.ts';
import type { Store } from '../contact/store/tables.ts';
import type { CurrentContent } from '../content/current-content.ts';
import type { Log } from '../process/log.ts';
import { composeDigest } from './digest-email.ts';
import { readDigestFacts } from './digest-facts.ts';
import { digestQueue } from './digest-queue.ts';
import { openDigestVisits } from './digest-visits.ts';

type DigestDeps = { readonly content: CurrentContent; readonly store: Store; readonly log: Log };

/** The queue of the email that goes out each Monday. */
export function openDigest(env: Env, { content, store, log }: DigestDeps): DeliveryQueue {
  const sources = { store, dataDir: env.DATA_DIR, readVisits: openDigestVisits(env, store, content, log) };
  return digestQueue(store, async (weeks, now) =>
    composeDigest(env, content(), await readDigestFacts(sources, weeks, now)),
  );
}
