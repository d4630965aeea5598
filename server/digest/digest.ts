import { type DigestWeeks, latestDigest } from '../../domain/site/digest-week.ts';
import { daysUntil } from '../../domain/visits/range.ts';
import type { Env } from '../config/env.ts';
import type { CommandContent } from '../content/command-content.ts';
import { type AgencyMail, senderOf } from '../mail/mail.ts';
import { enqueueNotice } from '../outbox/notice.ts';
import type { Delivery } from '../outbox/outbox.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { readStoreTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import { readFigures } from '../visits/read-figures.ts';
import { composeDigest } from './digest-email.ts';
import { readDigestFacts, type VisitNumbers } from './digest-facts.ts';

const WEEK_DAYS = 7;
const WEEK_MS = WEEK_DAYS * 24 * 60 * 60_000;

type DigestDeps = {
  readonly content: () => CommandContent;
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'error'>;
};

/**
 * Adds the digest of the week to the outbox unless it has been added. The first week of a store gets none: nothing was
 * counted before.
 */
export const enqueueDigest = (store: Store, now: number): Promise<number | undefined> =>
  enqueueNotice(store, { kind: 'digest', from: 'enqueued', period: weekOf, skipFirst: true }, now);

/** From when the digest of a week is due until the next one is. */
function weekOf(time: number) {
  const { dueAt: since } = latestDigest(time);
  return { since, until: since + WEEK_MS };
}

/** Writes the digest of the week in which a delivery was enqueued. */
export function openDigest(env: Env, deps: DigestDeps) {
  const { content, store, clock } = deps;
  return async ({ createdAt }: Pick<Delivery, 'createdAt'>): Promise<AgencyMail> => {
    const now = await readStoreTime(store, clock.now());
    const weeks = latestDigest(createdAt);
    const visits = await readDigestVisits(env, deps, weeks);
    const facts = { ...(await readDigestFacts(store, env.DATA_DIR, weeks, now)), visits };
    return composeDigest(senderOf(env, content()), facts);
  };
}

/**
 * Reads the counted visits of the week; undefined while none are counted, or the catalogue cannot be read. A failure is
 * logged and leaves them out: the rest of the digest matters more.
 */
export async function readDigestVisits(
  { VISITS }: Pick<Env, 'VISITS'>,
  { content, store, log }: Omit<DigestDeps, 'clock'>,
  { sunday }: DigestWeeks,
): Promise<VisitNumbers | undefined> {
  const { catalogue } = content();
  if (!VISITS || !catalogue) return undefined;
  try {
    const figures = await readFigures(store, catalogue, daysUntil(sunday, WEEK_DAYS));
    return figures.since === undefined ? undefined : figures;
  } catch (error) {
    log.error({ err: error }, 'visits not read for the digest');
    return undefined;
  }
}
