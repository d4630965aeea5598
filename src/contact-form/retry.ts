/** Waits before the second, third and fourth try, in milliseconds (docs/contact.md#retries). */
const RETRY_MS = [1_000, 3_000, 8_000];

/** Why a message being sent waits before its next try. */
export type Waiting = 'unanswered' | 'limited';
export type OnWait = (waiting: Waiting) => void;

export const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
const networkReturns = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

type Tries<Result> = {
  attempt: () => Promise<Result>;
  isFinal: (result: Result) => boolean;
  onWait: OnWait;
  /** Settles when it is time to give up: no wait goes on after that. */
  limit?: Promise<unknown>;
};

/**
 * Tries again until a result is final or the tries are used up: each time after a longer wait, which the return
 * of the network cuts short.
 */
export async function persist<Result>({ attempt, isFinal, onWait, limit }: Tries<Result>): Promise<Result> {
  let result = await attempt();
  for (const delay of RETRY_MS) {
    if (isFinal(result)) break;
    onWait('unanswered');
    await Promise.race([pause(delay), networkReturns(), ...(limit ? [limit] : [])]);
    result = await attempt();
  }
  return result;
}
