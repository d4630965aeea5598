import type { Store } from '../contact/tables.ts';
import { outboxFolder } from '../contact/transports.ts';
import type { Env } from '../env.ts';
import type { Command } from './command-line.ts';
import { erase } from './erase.ts';
import { exportLeads } from './export.ts';
import { openKnownStore } from './known-store.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { announceLetter, release, resend } from './requeue.ts';
import { show } from './show.ts';
import type { Terminal } from './terminal.ts';

/** The commands that work on the open store. */
export type StoreCommand = Exclude<Command, { readonly name: 'help' | 'doctor' | 'backup' }>;

/** Opens the store, carries out a command on it and closes it. Throws as the command does. */
export async function carryOutOnStore(command: StoreCommand, env: Env, terminal: Terminal, now: number): Promise<void> {
  const store = await openKnownStore(env);
  try {
    await dispatch(store, command, env, terminal, now);
  } finally {
    await store.destroy();
  }
}

async function dispatch(store: Store, command: StoreCommand, env: Env, terminal: Terminal, now: number): Promise<void> {
  const archive = { store, letters: outboxFolder(env), now };
  switch (command.name) {
    case 'list':
      return list(store, command, terminal);
    case 'show':
      return show(store, command, terminal);
    case 'resend':
      return announceLetter(await resend(store, command.reference, now), command.reference, env, terminal);
    case 'release':
      return announceLetter(await release(store, command.reference, now), command.reference, env, terminal);
    case 'export':
      return exportLeads(store, command, terminal);
    case 'erase':
      return erase(archive, command, terminal);
    case 'purge':
      return purge(archive, command, terminal);
  }
}
