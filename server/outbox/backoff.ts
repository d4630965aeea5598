const FIRST_WAIT_MS = 10_000;
export const LONGEST_WAIT_MS = 60 * 60_000;
/** A permanent rejection is nearly always a wrong setting, so it is retried less often. */
const REFUSED_WAIT_MS = 5 * 60_000;
const JITTER = 0.2;
/** An email this old is dead: it is listed and reported, but not retried. */
export const GIVE_UP_MS = 14 * 24 * 60 * 60_000;

export type FailedAttempt = {
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** The email was rejected permanently, and every transport has been tried in this round. */
  readonly refused: boolean;
  /** Milliseconds since the delivery was enqueued. */
  readonly ageMs: number;
  /** From 0 to 1: the jitter of ± 20 %. */
  readonly random: number;
};

/**
 * Exponential back-off in milliseconds: 10 s · 2ⁿ ± 20 %, at least 5 min after a permanent rejection, at most 1 h.
 * 'never' after 14 days.
 */
export function retryDelay({ attempts, refused, ageMs, random }: FailedAttempt): number | 'never' {
  if (ageMs >= GIVE_UP_MS) return 'never';
  const doubled = FIRST_WAIT_MS * 2 ** (attempts - 1);
  const wait = Math.max(doubled, refused ? REFUSED_WAIT_MS : 0) * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.min(Math.max(wait, refused ? REFUSED_WAIT_MS : 0), LONGEST_WAIT_MS));
}
