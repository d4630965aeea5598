import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { newWords as words } from './words.ts';

/** Verdict on an answer: its value if it is valid, otherwise the reason why not and perhaps a new default for Enter. */
export type Verdict<Value> = { readonly value: Value } | { readonly reason: string; readonly proposal?: string };
/** Asks until the answer is valid; Enter alone accepts `standard`. Throws when the input ends. */
export type Ask = <Value>(label: string, standard: string, judge: (answer: string) => Verdict<Value>) => Promise<Value>;

/** Asks questions on the terminal; answers may also be piped in, one per line. */
export function openTerminal(
  input: Readable & { readonly isTTY?: boolean } = stdin,
  output: Writable = stdout,
): { readonly ask: Ask; readonly close: () => void } {
  const terminal = createInterface({ input, output });
  // Unlike `question`, the iterator does not lose piped lines that arrive between questions.
  const lines = terminal[Symbol.asyncIterator]();
  async function readAnswer(label: string, standard: string) {
    const prompt = standard ? `${label} [${standard}]: ` : `${label}: `;
    terminal.setPrompt(prompt);
    // Piped answers are not echoed, so end the line here; `prompt()` would throw if the pipe has already ended.
    if (input.isTTY) terminal.prompt();
    else output.write(`${prompt}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(words.ended);
    return value.trim();
  }
  const ask: Ask = async (label, first, judge) => {
    for (let standard = first; ; ) {
      const verdict = judge((await readAnswer(label, standard)) || standard);
      if ('value' in verdict) return verdict.value;
      output.write(`  ${verdict.reason}\n`);
      standard = verdict.proposal ?? standard;
    }
  };
  return { ask, close: () => terminal.close() };
}
