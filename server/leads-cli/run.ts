import { readEnv } from '../config/env.ts';
import type { Variables } from '../config/env-schema.ts';
import { openDigest } from '../digest/digest.ts';
import { release, resend } from '../leads/requeue.ts';
import { createLog } from '../process/log.ts';
import { readStoreTime } from '../store/dialect.ts';
import { alert } from './alert.ts';
import { backup } from './backup/backup.ts';
import { drill } from './backup/drill.ts';
import { move } from './backup/move.ts';
import { restore } from './backup/restore.ts';
import { code } from './code.ts';
import { doctor } from './doctor/doctor.ts';
import { erase } from './erase.ts';
import { openExistingStore } from './existing-store.ts';
import { exportLeads } from './export.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { requeueBy } from './requeue.ts';
import { show } from './show.ts';
import { type Command, type Options, readCommand } from './terminal/command-line.ts';
import { runToEnd } from './terminal/problems.ts';
import type { Terminal } from './terminal/terminal.ts';
import type { StoreTool, Tool } from './tool.ts';
import { help as words } from './words.ts';

/** Provided by the process, or by a test. */
type ToolDeps = Omit<Tool, 'env'> & { readonly variables: Variables };

/**
 * Runs a command of `npm run leads --`. Resolves to the exit code: 0, 1 for a failure or a failed check, 2 for wrong
 * usage. Every error is printed as one sentence.
 */
export function runTool(args: readonly string[], { variables, ...deps }: ToolDeps): Promise<number> {
  const { company } = deps.content();
  return runToEnd(deps.terminal, () => {
    const command = readCommand(args, company.referencePrefix);
    if (command.name === 'help') return printHelp(company.name, deps.terminal);
    return run(command, { ...deps, env: readEnv(variables, company) });
  });
}

type Name = Exclude<Command['name'], 'help'>;
/** Resolves to false when a check failed. */
type Run<Given> = (tool: Tool, given: Given) => Promise<unknown>;

const COMMANDS: { readonly [Each in Name]: Run<Options<Each>> } = {
  list: onStore(list),
  show: onStore(show),
  resend: onStore(requeueBy(resend)),
  release: onStore(requeueBy(release)),
  export: onStore(exportLeads),
  erase: onStore(erase),
  purge: onStore(purge),
  code: onStore(code),
  digest: onStore(printDigest),
  ...{ doctor, backup, drill, restore, move, alert },
};

// COMMANDS ties each name to its options; TypeScript cannot follow that through a lookup.
const run = (command: Command & { readonly name: Name }, tool: Tool) =>
  (COMMANDS[command.name] as Run<Command>)(tool, command);

function onStore<Given>(command: (tool: StoreTool, given: Given) => Promise<unknown>): Run<Given> {
  return async (tool, given) => {
    await using store = await openExistingStore(tool.env, tool.now());
    return await command({ ...tool, store, time: await readStoreTime(store, tool.now()) }, given);
  };
}

/** Prints the digest that was due last (every Monday), as it would be written now. */
async function printDigest({ env, content, store, time, terminal }: StoreTool): Promise<void> {
  const write = openDigest(env, { content, store, clock: { now: () => time }, log: createLog('silent') });
  const { subject, text } = await write({ createdAt: time });
  terminal.print(`${terminal.paint('bold', subject)}\n\n${text.trimEnd()}\n`);
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
