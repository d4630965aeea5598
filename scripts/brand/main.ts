/** `npm run brand`: turns the site into another agency's. */
import { openTerminal } from './ask.ts';
import { rebrand } from './rebrand.ts';

const terminal = openTerminal();
try {
  await rebrand(process.cwd(), terminal.ask, (text) => void process.stdout.write(text));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
} finally {
  terminal.close();
}
