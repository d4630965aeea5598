import { type Env, readEnv } from '../config/env.ts';
import type { Variables } from '../config/env-values.ts';
import type { CommandContent } from '../content/command-content.ts';
import { openDigest } from '../digest/digest.ts';
import { release, resend } from '../leads/requeue.ts';
import { outboxFolder } from '../mail/transports.ts';
import { createLog } from '../process/log.ts';
import { readStoreTime } from '../store/dialect.ts';
import { alert } from './alert.ts';
import { backup } from './backup/backup.ts';
import { drill } from './backup/drill.ts';
import { move } from './backup/move.ts';
import { restore } from './backup/restore.ts';
import { closeSessions, printCode } from './code.ts';
import { doctor } from './doctor/doctor.ts';
import { erase } from './erase.ts';
import { openExistingStore } from './existing-store.ts';
import { exportLeads } from './export.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { reportRequeued } from './requeue.ts';
import { show } from './show.ts';
import { type Command, readCommand } from './terminal/command-line.ts';
import { explain } from './terminal/problems.ts';
import type { Terminal } from './terminal/terminal.ts';
import { help as words } from './words.ts';

/** Provided by the process, or by a test. */
type ToolDeps = {
  readonly content: () => CommandContent;
  readonly variables: Variables;
  readonly terminal: Terminal;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/**
 * Runs a command of `npm run leads --`. Resolves to the exit code: 0, 1 for a failure or a failed check, 2 for wrong
 * usage. Every error is printed as one sentence.
 */
export async function runTool(args: readonly string[], deps: ToolDeps): Promise<number> {
  const { content, variables, terminal, now } = deps;
  const { company } = content();
  try {
    const command = readCommand(args, company.referencePrefix);
    if (command.name === 'help') {
      printHelp(company.name, terminal);
      return 0;
    }
    const env = readEnv(variables, company);
    if (command.name === 'doctor') return (await doctor({ env, content, now }, command, terminal)) ? 0 : 1;
    if (command.name === 'backup') await backup(env, command, now, terminal);
    else if (command.name === 'drill') await drill(env, command.file, now(), terminal);
    else if (command.name === 'restore') await restore(env, command, now(), terminal);
    else if (command.name === 'move') await move(env, now(), terminal);
    else if (command.name === 'alert') await alert(env, content, command, now(), terminal);
    else await runOnStore(command, { env, content, terminal, now });
    return 0;
  } catch (error) {
    const { text, exitCode } = explain(error);
    terminal.remark(`${text}\n`);
    return exitCode;
  }
}

/** Commands on an open store; the others open it themselves or need none. */
type StoreCommand = Exclude<
  Command,
  { readonly name: 'help' | 'doctor' | 'backup' | 'drill' | 'restore' | 'move' | 'alert' }
>;

/** Besides the open store. */
type StoreDeps = Pick<ToolDeps, 'content' | 'terminal' | 'now'> & { readonly env: Env };

async function runOnStore(command: StoreCommand, { env, content, terminal, now: clock }: StoreDeps): Promise<void> {
  await using store = await openExistingStore(env, clock());
  const now = await readStoreTime(store, clock());
  const deps = { store, outboxFolder: outboxFolder(env), now };
  switch (command.name) {
    case 'code':
      if (command.endsSessions) await closeSessions(store, terminal);
      return await printCode(store, env, now, terminal);
    case 'digest': {
      // The one that was due last (every Monday), as it would be written now.
      const write = openDigest(env, { content, store, clock: { now: () => now }, log: createLog('silent') });
      const { subject, text } = await write({ createdAt: now });
      return terminal.print(`${terminal.paint('bold', subject)}\n\n${text.trimEnd()}\n`);
    }
    case 'list':
      return await list(store, command, terminal);
    case 'show':
      return await show(store, command, terminal);
    case 'resend':
      return await reportRequeued(await resend(store, command.reference, now), command.reference, deps, terminal);
    case 'release':
      return await reportRequeued(await release(store, command.reference, now), command.reference, deps, terminal);
    case 'export':
      return await exportLeads(store, command, terminal);
    case 'erase':
      return await erase(deps, command, terminal);
    case 'purge':
      return await purge(deps, command, terminal);
  }
}

const MARGIN = '  ';

/** Prints all commands with their meaning, under the agency's name. */
function printHelp(agency: string, { print, paint }: Terminal): void {
  const entries = words.sections.flatMap((section) => section.entries);
  const width = Math.max(...entries.map(([usage]) => usage.length));
  const sections = words.sections.map(({ title, entries: own }) => {
    const lines = own.map(([usage, meaning]) => {
      const style = usage.startsWith(' ') ? 'dim' : 'cyan';
      return `${MARGIN}${paint(style, usage.padEnd(width))}${MARGIN}${meaning}`;
    });
    return [paint('bold', title), ...lines].join('\n');
  });
  print(
    `${[`${paint('bold', words.title(agency))}\n${words.usage}`, ...sections, words.notes.join('\n')].join('\n\n')}\n`,
  );
}
