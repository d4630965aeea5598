import { randomInt, randomUUID } from 'node:crypto';
import {
  CLOCK_SLACK_MS,
  CODE_LIFE_MS,
  CODE_TRIES,
  MAILED_DIGITS,
  PRINTED_DIGITS,
} from '../../../domain/desk/sign-in-terms.ts';
import { readStoreTime } from '../../store/dialect.ts';
import type { Store } from '../../store/tables.ts';
import { type DeskKey, isSameHash } from './desk-key.ts';

type CodeDeps = { readonly store: Store; readonly key: DeskKey };

/** A new code. `id` is public: it names the file of the file transport. */
export type NewCode = { readonly id: string; readonly code: string };

/**
 * Makes a code for the browser with this token, or, without a token, a printed one for whichever browser uses it first,
 * which replaces an earlier printed one.
 */
export async function createCode({ store, key }: CodeDeps, browser: string | undefined, now: number): Promise<NewCode> {
  const digits = browser === undefined ? PRINTED_DIGITS : MAILED_DIGITS;
  const code = Array.from({ length: digits }, () => randomInt(10)).join('');
  const id = randomUUID();
  const row = {
    id,
    code_hash: await key('code', code),
    browser_hash: browser === undefined ? null : await key('browser', browser),
    created_at: await readStoreTime(store, now),
    tries: 0,
  };
  if (!row.browser_hash) await store.deleteFrom('desk_code').where('browser_hash', 'is', null).execute();
  await store.insertInto('desk_code').values(row).execute();
  return { id, code };
}

type Typed = { readonly code: string; readonly browser: string | undefined };

/**
 * Tries a code and uses it up. It is not right when it is wrong, expired, used, another browser's, or was tried too
 * often. Of two requests with one code, only one succeeds. Resolves to whether it signs in, to the ids of the codes that
 * it used up, and to whether the browser is left without a code.
 */
export async function redeemCode({ store, key }: CodeDeps, typed: Typed, now: number) {
  const hash = await key('code', typed.code);
  const time = await readStoreTime(store, now);
  // One with the digits of a printed code is no try of a mailed one.
  const isMailed = typed.code.length === MAILED_DIGITS;
  const isTry = isMailed && typed.browser !== undefined;
  const sent = isTry ? await tryCodesOf(store, await key('browser', typed.browser), time) : [];
  const printed = await currentCodes(store, time).where('browser_hash', 'is', null).execute();
  // All are compared, so that the duration does not reveal which one matches.
  const [match] = [...sent, ...printed].filter(({ code_hash }) => isSameHash(code_hash, hash));
  const worn = sent.filter(({ tries }) => tries >= CODE_TRIES);
  const spent = [...new Set([...worn, ...(match ? [match] : [])].map(({ id }) => id))];
  const isOver = isMailed && worn.length === sent.length;
  if (spent.length === 0) return { isRight: false, spent, isOver };
  const deleted = await store.deleteFrom('desk_code').where('id', 'in', spent).returning('id').execute();
  return { isRight: deleted.some(({ id }) => id === match?.id), spent, isOver };
}

/** Counts a try of the browser's code before comparing it, so that parallel tries count too. */
function tryCodesOf(store: Store, browserHash: string, time: number) {
  return store
    .updateTable('desk_code')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('browser_hash', '=', browserHash)
    .where('tries', '<', CODE_TRIES)
    .where('created_at', '>', time - CODE_LIFE_MS)
    .where('created_at', '<=', time + CLOCK_SLACK_MS)
    .returning(['id', 'code_hash', 'tries'])
    .execute();
}

const currentCodes = (store: Store, time: number) =>
  store
    .selectFrom('desk_code')
    .select(['id', 'code_hash'])
    .where('created_at', '>', time - CODE_LIFE_MS)
    .where('created_at', '<=', time + CLOCK_SLACK_MS);

/** Deletes expired codes. `time` is by the store's clock. */
export async function deleteOldCodes(store: Store, time: number): Promise<void> {
  await store
    .deleteFrom('desk_code')
    .where('created_at', '<=', time - CODE_LIFE_MS)
    .execute();
}
