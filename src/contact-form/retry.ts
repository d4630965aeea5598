/** Delays before the second, third and fourth attempt (docs/contact.md#retries). */
const RETRY_MS = [1_000, 3_000, 8_000];

/** Why the next attempt waits: no response, or 429. */
export type Waiting = 'unanswered' | 'limited';
export type OnWait = (waiting: Waiting) => void;

export const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
const networkReturns = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

type Tries<Result> = {
  attempt: () => Promise<Result>;
  isFinal: (result: Result) => boolean;
  onWait: OnWait;
  /** Once it settles, the attempts that remain follow without waits. */
  limit?: Promise<unknown>;
};

/** Repeats `attempt` with back-off until a result is final, at most three times. A wait ends when the network returns. */
export async function retry<Result>({ attempt, isFinal, onWait, limit }: Tries<Result>): Promise<Result> {
  let result = await attempt();
  for (const delay of RETRY_MS) {
    if (isFinal(result)) break;
    onWait('unanswered');
    await Promise.race([pause(delay), networkReturns(), ...(limit ? [limit] : [])]);
    result = await attempt();
  }
  return result;
}
