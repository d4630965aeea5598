import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { CODE_LIFE_MS } from '../../domain/desk/sign-in-terms.ts';
import type { Env } from '../config/env.ts';
import { createCode } from '../desk/sign-in/codes.ts';
import { openDeskKey } from '../desk/sign-in/desk-key.ts';
import type { Store } from '../store/tables.ts';
import type { Terminal } from './terminal/terminal.ts';
import { codeWords as words } from './words.ts';

/** Digits are easier to type in groups of four. */
const GROUPS = /\d{4}/g;

/** Prints a code that signs in to the desk, for when email does not work, and where it does. */
export async function printCode(
  store: Store,
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  now: number,
  terminal: Pick<Terminal, 'print' | 'remark'>,
): Promise<void> {
  const { code } = await createCode({ store, key: openDeskKey(store) }, undefined, now);
  const spaced = code.match(GROUPS)?.join(' ') ?? code;
  terminal.print(`${words.code(spaced, CODE_LIFE_MS / 60_000)}\n`);
  // An example address stands for a missing one, and leads nowhere.
  const origin = SITE_URL.endsWith('.example') ? '' : SITE_URL;
  terminal.remark(`${words.where(origin + deskRoutes.signIn)}\n`);
}

/** Ends the desk's sessions on all devices: for a lost one, or an inbox that somebody else reads. */
export async function closeSessions(store: Store, terminal: Terminal): Promise<void> {
  const { numDeletedRows } = await store.deleteFrom('desk_session').executeTakeFirst();
  terminal.remark(`${words.closed(Number(numDeletedRows))}\n`);
}
