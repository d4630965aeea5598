import { hostname } from 'node:os';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { CODE_LIFE_MS } from '../../domain/desk/sign-in-terms.ts';
import type { Env } from '../config/env.ts';
import { createCode } from '../desk/sign-in/codes.ts';
import { openDeskKey } from '../desk/sign-in/desk-key.ts';
import { readServers } from '../store/server-heartbeat.ts';
import type { Store } from '../store/tables.ts';
import type { Terminal } from './terminal/terminal.ts';
import { codeWords as words } from './words.ts';

/** The address of a server that this machine reaches by loopback, as its heartbeat has it: `http://127.0.0.1:4321 (host)`. */
const LOCAL = /^http:\/\/(127\.[\d.]+|0\.0\.0\.0|\[::1?\]):(\d+) \((.*)\)$/;
/** Addresses that stand for all of a machine, as a browser can open them. */
const OPENED: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '[::]': '[::1]' };
/** Digits are easier to type in groups of four. */
const GROUPS = /\d{4}/g;

type CodeEnv = Pick<Env, 'SITE_URL' | 'NODE_ENV'>;

/** Prints a code that signs in to the desk, for when email does not work, and where it does. */
export async function printCode(store: Store, env: CodeEnv, now: number, terminal: Terminal): Promise<void> {
  const { code } = await createCode({ store, key: openDeskKey(store) }, undefined, now);
  const spaced = code.match(GROUPS)?.join(' ') ?? code;
  terminal.print(`${words.code(spaced, CODE_LIFE_MS / 60_000)}\n`);
  for (const origin of await findOrigins(store, env, now)) {
    terminal.remark(`${words.where(origin + deskRoutes.signIn)}\n`);
  }
}

/** Ends the desk's sessions on all devices: for a lost one, or an inbox that somebody else reads. */
export async function closeSessions(store: Store, terminal: Terminal): Promise<void> {
  const { numDeletedRows } = await store.deleteFrom('desk_session').executeTakeFirst();
  terminal.remark(`${words.closed(Number(numDeletedRows))}\n`);
}

/**
 * Where the desk can be opened: in production at the site's address, otherwise at the servers that run on this machine,
 * and at the site's address unless that is the example that stands for a missing one. Never empty.
 */
async function findOrigins(store: Store, { SITE_URL, NODE_ENV }: CodeEnv, now: number): Promise<string[]> {
  if (NODE_ENV === 'production') return [SITE_URL];
  const servers = await readServers(store, now);
  const local = servers.filter(({ isAlive }) => isAlive).flatMap(({ address }) => localOrigin(address) ?? []);
  const isExample = new URL(SITE_URL).hostname.endsWith('.example');
  return isExample && local.length > 0 ? local : [SITE_URL, ...local];
}

function localOrigin(address: string): string | undefined {
  const [, host = '', port, machine] = LOCAL.exec(address) ?? [];
  return machine === hostname() ? `http://${OPENED[host] ?? host}:${port}` : undefined;
}
