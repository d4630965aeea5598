import { folderHint, noArguments } from './words.ts';

/** Ends a command that takes no arguments with a sentence when it was given one; those that read content say how to name its folder. */
export function refuseArguments(command: string, readsContent = true): void {
  const [given] = process.argv.slice(2);
  if (given === undefined) return;
  process.stderr.write(`${noArguments(command, given)}${readsContent ? folderHint(command) : ''}\n`);
  process.exit(2);
}
