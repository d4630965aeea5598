/** `npm run new -- FOLDER`: makes the content folder of another agency in it. */
import { resolve } from 'node:path';
import { openTerminal } from './ask.ts';
import { newContent } from './new-content.ts';
import { newWords } from './words.ts';

const [home, ...others] = process.argv.slice(2);
const terminal = openTerminal();
// The folder is written in one go, which no signal interrupts then.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
// EPIPE: `head`, for example, closes the pipe early. Nothing has been written then.
process.stdout.on('error', () => process.exit(1));
try {
  if (!home || home.startsWith('-') || others.length > 0) throw new Error(newWords.usage);
  await newContent(resolve(home), terminal.ask, (text) => void process.stdout.write(text));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
} finally {
  terminal.close();
}
