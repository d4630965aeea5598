import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { commandContent } from '../../../server/content/command-content.ts';
import { runTool } from '../../../server/leads-cli/run.ts';
import type { Terminal } from '../../../server/leads-cli/terminal/terminal.ts';
import type { StorePlace } from '../../../server/store/store.ts';
import { compileCache } from './fixture-dist.ts';
import { content } from './test-content.ts';
import { newStorePlace, openStoreAt, type StoreKind } from './test-stores.ts';

type Outcome = { readonly code: number; readonly output: string; readonly errors: string };
type Variables = Readonly<Record<string, string | undefined>>;

/** Valid settings of a server; the tool reads the whole environment, but calls no server. */
const NO_SERVER = { HOST: '127.0.0.1', PORT: '0' };

/** Environment of a process that uses a store. */
export const variablesFor = (place: StorePlace): Variables => ({ ...NO_SERVER, ...place });

/**
 * Runs the tool as a process with piped output, as `npm run leads -- … | …` does: for what the process itself does with
 * settings, output and exit code, or while this one goes on. It takes a second or two.
 */
export function spawnLeads(args: readonly string[], variables: Variables, cwd?: string): Promise<Outcome> {
  const { promise, resolve: settle } = Promise.withResolvers<Outcome>();
  const options = {
    cwd,
    env: { ...compileCache(), CONTENT_DIR: resolve('content'), ...variables } as NodeJS.ProcessEnv,
    maxBuffer: 64 * 1024 * 1024,
  };
  execFile(process.execPath, [resolve('server/leads-cli/main.ts'), ...args], options, (error, output, errors) => {
    // A signal leaves no exit code.
    settle({ code: error ? Number(error.code ?? -1) : 0, output, errors });
  });
  return promise;
}

/** A terminal with `columns`, or a pipe without, that gives `answers` to questions; styles appear as `<red>word</>`. */
export function fakeTerminal(columns: number | undefined, answers: readonly string[] = []) {
  const printed: string[] = [];
  const remarks: string[] = [];
  const questions: string[] = [];
  const left = [...answers];
  const isTerminal = columns !== undefined;
  const terminal: Terminal = {
    print: (text) => void printed.push(text),
    remark: (text) => void remarks.push(text),
    columns,
    hasNpmHeading: false,
    showsProgress: isTerminal,
    canAsk: isTerminal,
    paint: (style, text) => (isTerminal ? `<${style}>${text}</>` : text),
    ask: async (question) => {
      questions.push(question);
      return left.shift() ?? '';
    },
  };
  return { terminal, questions, printed: () => printed.join(''), remarks: () => remarks.join('') };
}

/** Runs the tool in this process on a fake terminal. */
export const runOnTerminal = (args: readonly string[], variables: Variables, answers: readonly string[] = []) =>
  runOn(fakeTerminal(100, answers), args, variables);

/** Runs the tool in this process as in a pipe, with `now` as the machine's clock; with the content of `CONTENT_DIR` if given. */
export const runInPipe = (args: readonly string[], variables: Variables, now?: () => number) =>
  runOn(fakeTerminal(undefined), args, variables, now);

/** An empty store, closed when the test ends, with the tool on it. */
export async function openTool(kind: StoreKind, place?: StorePlace) {
  const at = place ?? (await newStorePlace(kind));
  const variables = variablesFor(at);
  const run = (...args: readonly string[]) => runInPipe(args, variables);
  return { place: at, store: await openStoreAt(at), variables, run };
}

async function runOn(
  fake: ReturnType<typeof fakeTerminal>,
  args: readonly string[],
  variables: Variables,
  now = Date.now,
) {
  const read = variables['CONTENT_DIR'] ? () => commandContent(variables) : content;
  const code = await runTool(args, { content: read, variables, terminal: fake.terminal, now });
  return { code, output: fake.printed(), errors: fake.remarks(), questions: fake.questions };
}
