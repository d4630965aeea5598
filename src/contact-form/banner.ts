import type { FormStatus } from './form-status.ts';

/** How long the status banner stays. */
const BANNER_MS = 5_000;

/** True for the states that the banner shows. What is wrong with the fields is listed in the summary instead. */
export function hasBanner({ kind }: FormStatus): boolean {
  return kind !== 'idle' && kind !== 'invalid';
}

/** Calls `expire` when the banner's time is over, which has no end while a message is being sent. Returns how to cancel. */
export function limitBanner(status: FormStatus, expire: () => void): (() => void) | undefined {
  if (!hasBanner(status) || status.kind === 'submitting') return undefined;
  const timer = setTimeout(expire, BANNER_MS);
  return () => clearTimeout(timer);
}
