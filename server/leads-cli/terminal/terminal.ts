import { env, stderr, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { formatCount } from '../../../domain/site/amounts.ts';
import { toJson } from '../../leads/json.ts';
import { npmHeading, progressWords, deletionWords as words } from '../words.ts';
import { explain } from './problems.ts';

export type Paint = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'magenta';

/** Input and output of the tool; tests provide their own. */
export type Terminal = {
  /** Writes results to standard output. */
  readonly print: (text: string) => void;
  /** Writes everything else to standard error. */
  readonly remark: (text: string) => void;
  /** Width of standard output in columns; undefined when it is a pipe or a file. */
  readonly columns: number | undefined;
  /** Whether `npm run` has written a heading to standard output. */
  readonly hasNpmHeading: boolean;
  /** Whether standard error is a terminal. */
  readonly showsProgress: boolean;
  /** Whether a person can answer questions. */
  readonly canAsk: boolean;
  /** Styles a text when standard output supports it. */
  readonly paint: (style: Paint, text: string) => string;
  readonly ask: (question: string) => Promise<string>;
};

const NARROWEST = 40;

/** Terminal of the process. Colours follow NO_COLOR, FORCE_COLOR and the stream's support. */
export function systemTerminal(): Terminal {
  // A reader such as `head` may close the pipe early.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    const { text, exitCode } = explain(error);
    stderr.write(`${text}\n`);
    process.exit(exitCode);
  });
  return {
    print: (text) => void stdout.write(text),
    remark: (text) => void stderr.write(text),
    columns: stdout.isTTY ? Math.max(NARROWEST, stdout.columns) : undefined,
    hasNpmHeading: Boolean(env['npm_lifecycle_event']) && env['npm_config_loglevel'] !== 'silent',
    showsProgress: stderr.isTTY === true,
    canAsk: stdin.isTTY === true && stderr.isTTY === true,
    paint: (style, text) => styleText(style, text, { stream: stdout }),
    ask: askPerson,
  };
}

/** Reads a line; end of input and Ctrl+C count as an empty one. */
async function askPerson(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr });
  const answer = Promise.withResolvers<string>();
  lines.once('close', () => {
    // End the line of the question.
    stderr.write('\n');
    answer.resolve('');
  });
  lines.question(question, answer.resolve);
  return answer.promise.finally(() => lines.removeAllListeners('close').close());
}

/** Prints a value as JSON. */
export function printJson(value: unknown, terminal: Terminal): void {
  warnOfHeading(terminal);
  terminal.print(`${toJson(value, 2)}\n`);
}

/** Warns that `npm run` writes a heading to standard output, which corrupts redirected JSON and CSV. */
export function warnOfHeading(terminal: Terminal): void {
  if (terminal.hasNpmHeading && terminal.columns === undefined) terminal.remark(`${npmHeading}\n`);
}

const BAR_WIDTH = 24;
const CLEAR_LINE = '\r\u001B[K';

/** Shows progress on standard error if that is a terminal, as a bar if the total is known. Disposing clears the line. */
export function startProgress(terminal: Terminal, label: string, total?: number, format = formatCount) {
  const update = (done: number) => {
    if (!terminal.showsProgress) return;
    terminal.remark(`${CLEAR_LINE}${label} ${total === undefined ? format(done) : drawBar(done, total, format)}`);
  };
  update(0);
  return { update, [Symbol.dispose]: () => terminal.showsProgress && terminal.remark(CLEAR_LINE) };
}

function drawBar(done: number, total: number, format: (amount: number) => string): string {
  const part = Math.min(1, done / Math.max(1, total));
  const bar = '█'.repeat(Math.round(part * BAR_WIDTH)).padEnd(BAR_WIDTH, '░');
  return `${bar} ${progressWords.of(format(done), format(total))}`;
}

/** Whether the deletion is confirmed, by `yes` or by an answer. If not, prints that nothing was deleted. */
export async function confirmDeletion(terminal: Terminal, yes: boolean): Promise<boolean> {
  if (yes) return true;
  const answer = await terminal.ask(words.question);
  if (answer.trim().toLowerCase() === words.answer) return true;
  terminal.remark(`${words.unchanged}\n`);
  return false;
}
