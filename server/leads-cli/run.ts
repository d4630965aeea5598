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
  const { content, variables, terminal } = deps;
  const { company } = content();
  try {
    const command = readCommand(args, company.referencePrefix);
    if (command.name !== 'help') return (await run(command, readEnv(variables, company), deps)) === false ? 1 : 0;
    printHelp(company.name, terminal);
    return 0;
  } catch (error) {
    const { text, exitCode } = explain(error);
    terminal.remark(`${text}\n`);
    return exitCode;
  }
}

/** Runs a command with settings. Resolves to false when a check failed. */
async function run(command: Exclude<Command, { readonly name: 'help' }>, env: Env, deps: ToolDeps): Promise<unknown> {
  const { content, terminal, now } = deps;
  switch (command.name) {
    case 'doctor':
      return doctor({ env, content, now }, command, terminal);
    case 'backup':
      return backup(env, command, now, terminal);
    case 'drill':
      return drill(env, command.file, now(), terminal);
    case 'restore':
      return restore(env, command, now(), terminal);
    case 'move':
      return move(env, now(), terminal);
    case 'alert':
      return alert(env, content, command, now(), terminal);
  }
  await using store = await openExistingStore(env, now());
  const time = await readStoreTime(store, now());
  const onStore = { store, outboxFolder: outboxFolder(env), now: time };
  switch (command.name) {
    case 'code':
      if (command.endsSessions) await closeSessions(store, terminal);
      return await printCode(store, env, time, terminal);
    case 'digest': {
      // The one that was due last (every Monday), as it would be written now.
      const write = openDigest(env, { content, store, clock: { now: () => time }, log: createLog('silent') });
      const { subject, text } = await write({ createdAt: time });
      return terminal.print(`${terminal.paint('bold', subject)}\n\n${text.trimEnd()}\n`);
    }
    case 'list':
      return await list(store, command, terminal);
    case 'show':
      return await show(store, command, terminal);
    case 'resend':
      return await reportRequeued(await resend(store, command.reference, time), command.reference, onStore, terminal);
    case 'release':
      return await reportRequeued(await release(store, command.reference, time), command.reference, onStore, terminal);
    case 'export':
      return await exportLeads(store, command, terminal);
    case 'erase':
      return await erase(onStore, command, terminal);
    case 'purge':
      return await purge(onStore, command, terminal);
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
