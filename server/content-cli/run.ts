import { mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Content } from '../../domain/content/content.ts';
import { readEnv } from '../config/env.ts';
import type { Variables } from '../config/env-schema.ts';
import { checkContent } from '../content/check/check-content.ts';
import { placeIn } from '../content/content-files.ts';
import { publishContent } from '../content/published-content.ts';
import { readContent } from '../content/read-content.ts';
import { ContentError } from '../content/report.ts';
import { Editor } from '../editor/editor.ts';
import { inFolder } from '../editor/file-text.ts';
import { readHistory } from '../editor/history.ts';
import { isThere, readPicture } from '../editor/stored-files.ts';
import { keepReplaced } from '../editor/uploads.ts';
import { formatMinute } from '../leads/format-minute.ts';
import { openExistingStore } from '../leads-cli/existing-store.ts';
import { splitArguments } from '../leads-cli/terminal/option-tokens.ts';
import { runToEnd, ToolError, UsageError } from '../leads-cli/terminal/problems.ts';
import { type Column, renderTable } from '../leads-cli/terminal/table.ts';
import type { Terminal } from '../leads-cli/terminal/terminal.ts';
import { usageProblems } from '../leads-cli/words.ts';
import { createLog } from '../process/log.ts';
import { writeWhole } from '../process/private-files.ts';
import { contentWords as words } from './words.ts';

type ToolDeps = {
  readonly variables: Variables;
  readonly folder: string;
  readonly terminal: Terminal;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};
type Command = (editor: Editor, deps: ToolDeps, file: string) => Promise<void>;

/** Mode of new files of the content: all users who serve or copy the folder may read them. */
const PUBLIC_FILE = 0o644;

/** The most publications that the history shows. */
const SHOWN = 100;

/**
 * Runs a command of `npm run content --`. Resolves to the exit code: 0, 1 for a failure, 2 for wrong usage. Every error is
 * printed as one sentence.
 */
export const runContentTool = ([name = 'help', ...rest]: readonly string[], deps: ToolDeps): Promise<number> =>
  runToEnd(deps.terminal, async () => {
    const { given, positionals } = splitArguments(name, [], rest);
    if (given.help || ['help', '--help', '-h'].includes(name)) return deps.terminal.print(`${words.help.join('\n')}\n`);
    const command = COMMANDS.get(name);
    if (!command) throw new UsageError(usageProblems.command(name, [...COMMANDS.keys(), 'help'].join(', ')));
    const unwanted = positionals[command === drop ? 1 : 0];
    if (unwanted !== undefined) throw new UsageError(usageProblems.tooMany(unwanted, name));
    await onEditor(command, deps, positionals[0] ?? '');
  });

async function onEditor(command: Command, deps: ToolDeps, file: string): Promise<void> {
  const { variables, folder, now } = deps;
  const { content, report } = checkContent(folder);
  const { 'company.yaml': company } = readContent(folder).valid.files;
  // What a pull that was killed has left half done, the next one completes.
  if (!company || (!content && command !== pull)) throw new ContentError(report);
  const env = readEnv(variables, company);
  await using store = await openExistingStore(env, now());
  const log = createLog('silent');
  const editor = new Editor({
    ...{ store, folder, dataDir: env.DATA_DIR, log, clock: { now, after: () => () => {} } },
    read: async (changes) => checkContent(folder, changes),
    // `pull` shows none.
    published: publishContent(content as Content, log),
    prepare: async () => async () => {},
    warm: () => {},
  });
  await command(editor, deps, file);
}

const status: Command = async (editor, { terminal }) => {
  const { file, stage, when, device } = words.columns;
  const rows = [...(await editor.published()), ...(await editor.pending())].map((one) => {
    const states = [words.stages[one.stage], !isThere(one) && words.removed, one.hasConflict && words.conflict];
    return [inFolder(one.path), states.filter(Boolean).join(', '), formatMinute(one.changed_at), one.device];
  });
  const columns = [{ title: file }, { title: stage }, { title: when }, { title: device, optional: true } as const];
  printTable(columns, rows, terminal);
};

const history: Command = async (editor, { terminal }) => {
  const { number, when, device, file } = words.columns;
  const { publications } = await readHistory(editor.store, SHOWN);
  const rows = publications.map(({ id, at, device: by, files }) => {
    return [String(id), formatMinute(at), by, files.map(({ path }) => inFolder(path)).join(', ')];
  });
  const optional = { title: device, optional: true } as const;
  printTable([{ title: number }, { title: when }, optional, { title: file, minWidth: 20 }], rows, terminal);
};

const printTable = (columns: readonly Column[], rows: readonly (readonly string[])[], terminal: Terminal) =>
  terminal.print(rows.length > 0 ? renderTable(columns, rows, terminal) : `${words.none}\n`);

/** Writes what is published into the folder, byte for byte. */
const pull: Command = async (editor, { terminal, now }) => {
  const files = await editor.published();
  if (files.some(({ isUnreadable }) => isUnreadable)) throw new ContentError(checkContent(editor.folder).report);
  for (const { path, text, picture } of files) {
    const place = placeIn(editor.folder, path);
    mkdirSync(dirname(place), { recursive: true });
    // One that is the folder's own is there.
    if (picture === path) continue;
    if (editor.groundOf(path).picture) await keepReplaced(editor, path, now());
    const content = picture ? await readPicture(editor.store, picture) : text;
    if (content === null) rmSync(place, { force: true });
    // The content is read without hidden files, such as the draft of a pull that was killed.
    else {
      const mode = statSync(place, { throwIfNoEntry: false })?.mode ?? PUBLIC_FILE;
      await writeWhole(place, content, join(dirname(place), `.${basename(place)}.part`), mode);
    }
  }
  terminal.print(`${words.pulled(files.length)}\n`);
  const { content, report } = checkContent(editor.folder);
  if (!content) throw new ContentError(report);
};

const drop: Command = async (editor, { terminal }, file) => {
  if (file === '') throw new UsageError(words.fileMissing);
  const path = `content/${file.replace(/^content\//, '')}`;
  if (!(await editor.published()).some((one) => one.path === path)) throw new ToolError(words.notChanged(file));
  const problems = await editor.publish([{ path, ...editor.groundOf(path) }], '');
  if (problems.length > 0) throw new ToolError(words.refused(file));
  terminal.print(`${words.dropped(file)}\n`);
};

const COMMANDS: ReadonlyMap<string, Command> = new Map(Object.entries({ status, history, pull, drop }));
