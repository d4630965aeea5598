import { help as words } from '../words.ts';
import type { Terminal } from './terminal.ts';

const MARGIN = '  ';

/** Prints all commands with their meaning, under the agency's name. */
export function printHelp(agency: string, { print, paint }: Terminal): void {
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
