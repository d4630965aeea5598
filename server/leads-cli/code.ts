import { codeWords as words } from '../../content/leads-words.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { CODE_LIFE_MS } from '../../domain/desk/sign-in-terms.ts';
import type { Env } from '../config/env.ts';
import type { Store } from '../contact/store/tables.ts';
import { createCode } from '../desk/sign-in/codes.ts';
import { openDeskKey } from '../desk/sign-in/desk-key.ts';
import { resetGuesses } from '../desk/sign-in/sign-in-limits.ts';
import type { Terminal } from './terminal/terminal.ts';

const GROUP_DIGITS = 4;

/** Prints a code that signs in to the desk, for when email does not work. */
export async function printCode(store: Store, { SITE_URL }: Env, now: number, terminal: Terminal): Promise<void> {
  await resetGuesses(store);
  const { code } = await createCode({ store, key: openDeskKey(store) }, undefined, now);
  const spaced = `${code.slice(0, GROUP_DIGITS)} ${code.slice(GROUP_DIGITS)}`;
  terminal.print(`${words.code(spaced, CODE_LIFE_MS / 60_000)}\n`);
  terminal.remark(`${words.where(SITE_URL + deskRoutes.signIn)}\n`);
}
