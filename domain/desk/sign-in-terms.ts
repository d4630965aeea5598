const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

/**
 * Digits of a code that signs in: of a mailed one, which only one browser can use and only CODE_TRIES times, and of a
 * printed one, which any browser can use, so it is long enough that guesses need no limit. Only digits, for the keyboard
 * of a phone.
 */
export const MAILED_DIGITS = 8;
export const PRINTED_DIGITS = 16;
export const CODE_LIFE_MS = 10 * MINUTE_MS;
/** Tries for a mailed code, which only one browser can use. */
export const CODE_TRIES = 5;

/**
 * Codes mailed to the agency, for all browsers and servers together, and for one network. The windows are equally long: the
 * codes of two windows of one network would fall into a longer one, and use up what is for all. They end within the hour
 * after which, as the privacy policy states, the hash of a network is gone.
 */
export const CODE_MAILS = { limit: 6, windowMs: 45 * MINUTE_MS } as const;
export const CODE_MAILS_OF_NETWORK = { ...CODE_MAILS, limit: 3 } as const;

/** A session ends after SESSION_IDLE_MS without a request, and after SESSION_LIFE_MS at the latest. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
export const SESSION_LIFE_MS = 30 * DAY_MS;
/** A session or code dated further ahead is invalid: the clock was ahead, and it would last too long. */
export const CLOCK_SLACK_MS = 5 * MINUTE_MS;

/** The digits of what was typed as a code: spaces and dashes are ignored. Undefined if it cannot be one. */
export function readCode(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.length > 40) return undefined;
  const code = typed.replace(/[\s.-]/g, '');
  return /^\d+$/.test(code) && [MAILED_DIGITS, PRINTED_DIGITS].includes(code.length) ? code : undefined;
}

/** Whether a session is open at `now`; all times are milliseconds since the epoch. */
export function isSessionOpen(session: { readonly createdAt: number; readonly seenAt: number }, now: number): boolean {
  const [age, idle] = [now - session.createdAt, now - session.seenAt];
  return age < SESSION_LIFE_MS && idle < SESSION_IDLE_MS && Math.min(age, idle) >= -CLOCK_SLACK_MS;
}

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system of a `User-Agent`, as in «Chrome · Android»; empty when neither is known. */
export function describeDevice(userAgent: string): string {
  const find = (names: typeof BROWSERS | typeof SYSTEMS) => names.find(([sign]) => userAgent.includes(sign))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined).join(' · ');
}
