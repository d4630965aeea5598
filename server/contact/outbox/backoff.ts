const FIRST_WAIT_MS = 10_000;
export const LONGEST_WAIT_MS = 60 * 60_000;
/** A lasting no is nearly always a setting that someone will fix, so it is asked less often. */
const REFUSED_WAIT_MS = 5 * 60_000;
const SPREAD = 0.2;
/** After this long a letter is given up, listed and alarmed. */
export const GIVE_UP_MS = 14 * 24 * 60 * 60_000;

export type FailedTry = {
  /** Tries so far, this one included. */
  readonly attempts: number;
  /** It was refused, and there is no other transport to turn to. */
  readonly refused: boolean;
  /** How long it has been owed, in milliseconds. */
  readonly ageMs: number;
  /** From 0 to 1: where in the spread of ± 20 % the wait falls. */
  readonly random: number;
};

/**
 * How long a failed letter waits, in milliseconds, or 'never' after 14 days:
 * 10 s · 2ⁿ ± 20 %, from 5 min on after a refusal, at most 1 h.
 */
export function nextWait({ attempts, refused, ageMs, random }: FailedTry): number | 'never' {
  if (ageMs >= GIVE_UP_MS) return 'never';
  const doubled = FIRST_WAIT_MS * 2 ** (attempts - 1);
  const wait = Math.max(doubled, refused ? REFUSED_WAIT_MS : 0) * (1 - SPREAD + 2 * SPREAD * random);
  return Math.round(Math.min(Math.max(wait, refused ? REFUSED_WAIT_MS : 0), LONGEST_WAIT_MS));
}
