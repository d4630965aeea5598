import { type Env, readEnv, type Variables } from '../config/env.ts';
import { outboxFolder } from '../contact/email/transports.ts';
import { alert } from './alert.ts';
import { backup } from './backup/backup.ts';
import { move } from './backup/move.ts';
import { restore } from './backup/restore.ts';
import { doctor } from './doctor/doctor.ts';
import { erase } from './erase.ts';
import { exportLeads } from './export.ts';
import { openKnownStore } from './known-store.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { announceLetter, release, resend } from './requeue.ts';
import { show } from './show.ts';
import { type Command, readCommand } from './terminal/command-line.ts';
import { printHelp } from './terminal/help.ts';
import { explain } from './terminal/problems.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What the tool is given by the process it runs in. */
type Surroundings = {
  readonly variables: Variables;
  readonly terminal: Terminal;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/**
 * Carries out what was typed after `npm run leads --`. Resolves to the exit code: 0, 1 when something failed
 * or is not in order, 2 for a command that was typed wrongly. Whatever goes wrong becomes one sentence.
 */
export async function runTool(args: readonly string[], { variables, terminal, now }: Surroundings): Promise<number> {
  try {
    const command = readCommand(args);
    if (command.name === 'help') printHelp(terminal);
    else if (command.name === 'doctor') return (await doctor(readEnv(variables), command, now, terminal)) ? 0 : 1;
    else if (command.name === 'backup') await backup(readEnv(variables), command, terminal);
    else if (command.name === 'restore') await restore(readEnv(variables), command, now(), terminal);
    else if (command.name === 'move') await move(readEnv(variables), now(), terminal);
    else if (command.name === 'alert') await alert(readEnv(variables), command, now(), terminal);
    else await runOnStore(command, readEnv(variables), terminal, now());
    return 0;
  } catch (error) {
    const { text, exitCode } = explain(error);
    terminal.remark(`${text}\n`);
    return exitCode;
  }
}

/** The others look after the store themselves, where they need one at all. */
type StoreCommand = Exclude<Command, { readonly name: 'help' | 'doctor' | 'backup' | 'restore' | 'move' | 'alert' }>;

async function runOnStore(command: StoreCommand, env: Env, terminal: Terminal, now: number): Promise<void> {
  await using store = await openKnownStore(env);
  const archive = { store, letters: outboxFolder(env), now };
  switch (command.name) {
    case 'list':
      return await list(store, command, terminal);
    case 'show':
      return await show(store, command, terminal);
    case 'resend':
      return await announceLetter(await resend(store, command.reference, now), command.reference, archive, terminal);
    case 'release':
      return await announceLetter(await release(store, command.reference, now), command.reference, archive, terminal);
    case 'export':
      return await exportLeads(store, command, terminal);
    case 'erase':
      return await erase(archive, command, terminal);
    case 'purge':
      return await purge(archive, command, terminal);
  }
}
