/**
 * Unverified leads (without a solved captcha) that are mailed one by one; those beyond are told together. All of them, in
 * the worst case, are some 400 emails a day, which mail providers allow a mailbox; and hardly any honest visitor sends the
 * form without script. A window ends before the term after which the hash of an address must be deleted.
 */
export const UNVERIFIED_WINDOW_MS = 30 * 60_000;
export const UNVERIFIED_LIMIT = 8;
/** Of them, those of one network (an IPv4 address, an IPv6 /48), so that no network uses up what is for all. */
export const UNVERIFIED_LIMIT_OF_NETWORK = 3;

/** How often leads are told together. The owner reads this email; more would be a flood again. */
export const COLLECT_EVERY_MS = 60 * 60_000;
/** How long the first of them waits for others after a quiet time. */
export const COLLECT_FIRST_MS = 2 * 60_000;
