import { env, stderr, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';

export type Paint = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'magenta';

/** Where the tool speaks and listens; tests put their own in its place. */
export type Terminal = {
  /** Results: standard output. */
  readonly print: (text: string) => void;
  /** What is said about the work: standard error. */
  readonly remark: (text: string) => void;
  /** Width of standard output in columns; undefined when it is a pipe or a file. */
  readonly columns: number | undefined;
  /** True when npm has written a heading to standard output before us. */
  readonly headed: boolean;
  /** True when a person can follow standard error. */
  readonly watched: boolean;
  /** True when a person can be asked. */
  readonly canAsk: boolean;
  /** Colours a text for standard output, if that shows colours. */
  readonly paint: (style: Paint, text: string) => string;
  readonly ask: (question: string) => Promise<string>;
};

const NARROWEST = 40;

/** The process's own streams. Colours obey NO_COLOR, FORCE_COLOR and what the stream can show. */
export function systemTerminal(): Terminal {
  // A reader that has seen enough (`| head`) is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    print: (text) => void stdout.write(text),
    remark: (text) => void stderr.write(text),
    columns: stdout.isTTY ? Math.max(NARROWEST, stdout.columns) : undefined,
    headed: Boolean(env['npm_lifecycle_event']) && env['npm_config_loglevel'] !== 'silent',
    watched: stderr.isTTY === true,
    canAsk: stdin.isTTY === true && stderr.isTTY === true,
    paint: (style, text) => styleText(style, text, { stream: stdout }),
    ask: askPerson,
  };
}

/** Reads a line; an end of input, and Ctrl+C, count as an empty one. */
async function askPerson(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr });
  const answer = Promise.withResolvers<string>();
  lines.once('close', () => {
    // The cursor is still behind the question.
    stderr.write('\n');
    answer.resolve('');
  });
  lines.question(question, answer.resolve);
  return answer.promise.finally(() => lines.removeAllListeners('close').close());
}
