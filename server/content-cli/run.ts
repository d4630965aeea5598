import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readEnv } from '../config/env.ts';
import type { Variables } from '../config/env-values.ts';
import { checkContent } from '../content/check/check-content.ts';
import { placeIn } from '../content/content-files.ts';
import { acceptContent } from '../content/load-content.ts';
import { publishContent } from '../content/published-content.ts';
import { Editor } from '../editor/editor.ts';
import { inFolder } from '../editor/file-text.ts';
import { readHistory } from '../editor/history.ts';
import { formatMinute } from '../leads/format-minute.ts';
import { openExistingStore } from '../leads-cli/existing-store.ts';
import { explain, ToolError, UsageError } from '../leads-cli/terminal/problems.ts';
import { renderTable } from '../leads-cli/terminal/table.ts';
import type { Terminal } from '../leads-cli/terminal/terminal.ts';
import { createLog } from '../process/log.ts';
import { contentWords as words } from './words.ts';

type ToolDeps = {
  readonly variables: Variables;
  /** The content folder. */
  readonly folder: string;
  readonly terminal: Terminal;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};
type Command = (editor: Editor, terminal: Terminal, file: string) => Promise<void>;

/** The most publications that the history shows. */
const SHOWN = 100;

/**
 * Runs a command of `npm run content --`. Resolves to the exit code: 0, 1 for a failure, 2 for wrong usage. Every error is
 * printed as one sentence.
 */
export async function runContentTool([name = 'help', file = '']: readonly string[], deps: ToolDeps): Promise<number> {
  const { variables, folder, terminal, now } = deps;
  try {
    const command = COMMANDS[name];
    if (!command) throw new UsageError(words.usage(name, Object.keys(COMMANDS).join(', ')));
    if (command === help) {
      terminal.print(`${words.help.join('\n')}\n`);
      return 0;
    }
    const content = acceptContent(checkContent(folder));
    const env = readEnv(variables, content.company);
    await using store = await openExistingStore(env);
    const log = createLog('silent');
    const editor = new Editor({
      ...{ store, folder, dataDir: env.DATA_DIR, log, clock: { now, after: () => () => {} } },
      read: async (changes) => checkContent(folder, changes),
      published: publishContent(content, log),
      prepare: async () => async () => {},
      warm: () => {},
    });
    await command(editor, terminal, file);
    return 0;
  } catch (error) {
    const { text, exitCode } = explain(error);
    terminal.remark(`${text}\n`);
    return exitCode;
  }
}

const help: Command = async () => {};

const status: Command = async (editor, terminal) => {
  const files = [...(await editor.published()), ...(await editor.pending())];
  if (files.length === 0) return terminal.print(`${words.none}\n`);
  const { file, stage, when, device } = words.columns;
  const rows = files.map((one) => [
    inFolder(one.path),
    [
      words.stages[one.stage],
      one.text === null && one.picture === null && words.removed,
      one.hasConflict && words.conflict,
    ]
      .filter(Boolean)
      .join(', '),
    formatMinute(one.changed_at),
    one.device,
  ]);
  terminal.print(
    renderTable(
      [{ title: file }, { title: stage }, { title: when }, { title: device, optional: true }],
      rows,
      terminal,
    ),
  );
};

const history: Command = async (editor, terminal) => {
  const { publications } = await readHistory(editor.store, SHOWN);
  if (publications.length === 0) return terminal.print(`${words.none}\n`);
  const { number, when, device, file } = words.columns;
  const rows = publications.map((one) => [
    String(one.id),
    formatMinute(one.at),
    one.device,
    one.files.map(({ path }) => inFolder(path)).join(', '),
  ]);
  const columns = [
    { title: number },
    { title: when },
    { title: device, optional: true as const },
    { title: file, minWidth: 20 },
  ];
  terminal.print(renderTable(columns, rows, terminal));
};

/** Writes what is published into the folder, byte for byte. */
const pull: Command = async (editor, terminal) => {
  const files = await editor.published();
  for (const { path, text, picture } of files) {
    const place = placeIn(editor.folder, path);
    mkdirSync(dirname(place), { recursive: true });
    // One that is the folder's own is there.
    if (picture === path) continue;
    if (picture) writeFileSync(place, await editor.readPicture(picture));
    else if (text === null) rmSync(place, { force: true });
    else writeFileSync(place, text);
  }
  terminal.print(`${words.pulled(files.length)}\n`);
};

const drop: Command = async (editor, terminal, file) => {
  if (file === '') throw new UsageError(words.fileMissing);
  const path = `content/${file.replace(/^content\//, '')}`;
  if (!(await editor.published()).some((one) => one.path === path)) throw new ToolError(words.notChanged(file));
  const problems = await editor.publish([{ path, ...editor.groundOf(path) }], '');
  if (problems.length > 0) throw new ToolError(words.refused(file));
  terminal.print(`${words.dropped(file)}\n`);
};

const COMMANDS: Readonly<Record<string, Command>> = { status, history, pull, drop, help };
