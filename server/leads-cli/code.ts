import { codeWords as words } from '../../content/leads-words.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { CODE_LIFE_MS } from '../../domain/desk/sign-in-terms.ts';
import type { Env } from '../config/env.ts';
import { readServers } from '../contact/store/server-heartbeat.ts';
import type { Store } from '../contact/store/tables.ts';
import { createCode } from '../desk/sign-in/codes.ts';
import { openDeskKey } from '../desk/sign-in/desk-key.ts';
import type { Terminal } from './terminal/terminal.ts';

/** The address of a server, as its heartbeat has it. */
const LOOPBACK = /^http:\/\/(127\.[\d.]+|\[::1\]):\d+/;
/** Digits are easier to type in groups of four. */
const GROUPS = /\d{4}/g;

/** Prints a code that signs in to the desk, for when email does not work. */
export async function printCode(store: Store, { SITE_URL }: Env, now: number, terminal: Terminal): Promise<void> {
  const { code } = await createCode({ store, key: openDeskKey(store) }, undefined, now);
  const spaced = code.match(GROUPS)?.join(' ') ?? code;
  terminal.print(`${words.code(spaced, CODE_LIFE_MS / 60_000)}\n`);
  for (const origin of await findOrigins(store, SITE_URL, now)) {
    terminal.remark(`${words.where(origin + deskRoutes.signIn)}\n`);
  }
}

/**
 * Where the desk can be opened: at the site's address, unless that is the example that stands for a missing one, and at
 * the servers that listen on this machine. Never empty.
 */
async function findOrigins(store: Store, siteUrl: string, now: number): Promise<string[]> {
  const servers = await readServers(store, now);
  const local = servers.filter(({ isAlive }) => isAlive).flatMap(({ address }) => LOOPBACK.exec(address)?.[0] ?? []);
  const isExample = new URL(siteUrl).hostname.endsWith('.example');
  return isExample && local.length > 0 ? local : [siteUrl, ...local];
}
