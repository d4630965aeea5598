import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { CODE_LIFE_MS } from '../../domain/desk/sign-in-terms.ts';
import type { Env } from '../config/env.ts';
import { createCode } from '../desk/sign-in/codes.ts';
import { openDeskKey } from '../desk/sign-in/desk-key.ts';
import type { Options } from './terminal/command-line.ts';
import type { Terminal } from './terminal/terminal.ts';
import type { StoreTool } from './tool.ts';
import { codeWords as words } from './words.ts';

/** Digits are easier to type in groups of four. */
const GROUPS = /\d{4}/g;

type CodeTool = Pick<StoreTool, 'store' | 'time'> & {
  readonly env: Pick<Env, 'SITE_URL'>;
  readonly terminal: Pick<Terminal, 'print' | 'remark'>;
};

/**
 * Prints a code that signs in to the desk, for when email does not work, and where it does. Before, it may end the desk's
 * sessions on all devices: for a lost one, or an inbox that somebody else reads.
 */
export async function code({ store, env, time, terminal }: CodeTool, options: Options<'code'>): Promise<void> {
  if (options.endsSessions) {
    const { numDeletedRows } = await store.deleteFrom('desk_session').executeTakeFirst();
    terminal.remark(`${words.closed(Number(numDeletedRows))}\n`);
  }
  const { code: digits } = await createCode({ store, key: openDeskKey(store) }, undefined, time);
  terminal.print(`${words.code(digits.match(GROUPS)?.join(' ') ?? digits, CODE_LIFE_MS / 60_000)}\n`);
  // An example address stands for a missing one, and leads nowhere.
  const origin = env.SITE_URL.endsWith('.example') ? '' : env.SITE_URL;
  terminal.remark(`${words.where(origin + deskRoutes.signIn)}\n`);
}
