import { type Env, readEnv, type Variables } from '../env.ts';
import { backup } from './backup.ts';
import { type Command, readCommand } from './command-line.ts';
import { doctor } from './doctor.ts';
import { printHelp } from './help.ts';
import { explain } from './problems.ts';
import { carryOutOnStore, type StoreCommand } from './store-commands.ts';
import type { Terminal } from './terminal.ts';

/** What the tool is given by the process it runs in. */
export type Surroundings = {
  readonly variables: Variables;
  readonly terminal: Terminal;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/**
 * Carries out what was typed after `npm run leads --`. Resolves to the exit code: 0, 1 when something failed
 * or is not in order, 2 for a command that was typed wrongly. Whatever goes wrong becomes one sentence.
 */
export async function runTool(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { terminal, variables } = surroundings;
  try {
    const command = readCommand(args);
    if (command.name === 'help') {
      printHelp(terminal);
      return 0;
    }
    return await carryOut(command, readEnv(variables), surroundings);
  } catch (error) {
    const { text, exitCode } = explain(error);
    terminal.remark(`${text}\n`);
    return exitCode;
  }
}

type Task = StoreCommand | Extract<Command, { readonly name: 'doctor' | 'backup' }>;

async function carryOut(command: Task, env: Env, { terminal, now }: Surroundings): Promise<number> {
  // Both look after the store themselves: one where it may be broken, the other before it is brought up to date.
  if (command.name === 'doctor') return (await doctor(env, command, now, terminal)) ? 0 : 1;
  if (command.name === 'backup') await backup(env, command, terminal);
  else await carryOutOnStore(command, env, terminal, now());
  return 0;
}
