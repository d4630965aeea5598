import type { FormStatus } from './form-status.ts';

const BANNER_MS = 5_000;

/** True for states with a banner. Refused fields are listed in the error summary instead. */
export function hasBanner({ kind }: FormStatus): boolean {
  return kind !== 'idle' && kind !== 'invalid';
}

/** Calls `expire` when the banner's time is over; never while a message is being sent. Returns a function that cancels. */
export function limitBanner(status: FormStatus, expire: () => void): (() => void) | undefined {
  if (!hasBanner(status) || status.kind === 'submitting') return undefined;
  const timer = setTimeout(expire, BANNER_MS);
  return () => clearTimeout(timer);
}
