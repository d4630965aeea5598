import { EXPORTS } from '../leads/export-leads.ts';
import { countLeads } from '../leads/read-leads.ts';
import { writePrivateFile } from './backup/private-file.ts';
import type { Options } from './terminal/command-line.ts';
import { startProgress, warnOfHeading } from './terminal/terminal.ts';
import type { StoreTool } from './tool.ts';
import { exportWords as words } from './words.ts';

/** Writes all leads with their messages to a new file or to standard output. Throws UsageError when the file exists. */
export async function exportLeads({ store, terminal }: StoreTool, options: Options<'export'>): Promise<void> {
  const { format, out, since } = options;
  // Results and progress must not mix on one screen.
  const sharesScreen = out === undefined && terminal.columns !== undefined;
  const output = sharesScreen ? { ...terminal, showsProgress: false } : terminal;
  const write = async (sink: (text: string) => unknown) => {
    using progress = startProgress(output, words.progress, await countLeads(store, { since }));
    let done = 0;
    for await (const { text, leads } of EXPORTS[format](store, { since })) {
      await sink(text);
      done += leads;
      progress.update(done);
    }
    return done;
  };
  if (out === undefined) {
    warnOfHeading(terminal);
    return void (await write(terminal.print));
  }
  const count = await writePrivateFile(out, (file) => write((text) => file.appendFile(text)));
  terminal.remark(`${words.done(count, out)}\n`);
}
