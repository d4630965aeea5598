import { exportWords as words } from '../../content/leads-words.ts';
import { messageText, serviceName } from '../contact/email/lead-text.ts';
import type { Store } from '../contact/store/tables.ts';
import { writePrivateFile } from './backup/private-file.ts';
import { BYTE_ORDER_MARK, csvRecord } from './csv.ts';
import { countLeads, describeLead, type Lead, type LeadFilter, readPages } from './read-leads.ts';
import type { Options } from './terminal/command-line.ts';
import { formatMinute } from './terminal/days.ts';
import { toJson, warnOfHeading } from './terminal/json.ts';
import { startProgress } from './terminal/progress.ts';
import { stateName } from './terminal/state-cell.ts';
import type { Terminal } from './terminal/terminal.ts';

type Write = (text: string) => unknown;
type Format = { readonly head: string; readonly row: (lead: Lead, index: number) => string; readonly foot: string };

const FORMATS: Readonly<Record<'csv' | 'json', Format>> = {
  csv: { head: BYTE_ORDER_MARK + csvRecord(words.columns), row: (lead) => csvRecord(cells(lead)), foot: '' },
  json: {
    head: '[',
    row: (lead, index) => `${index > 0 ? ',' : ''}\n  ${toJson(describeLead(lead))}`,
    foot: '\n]\n',
  },
};

/** Writes all leads with their messages to a new file or to standard output. Throws UsageError when the file exists. */
export async function exportLeads(store: Store, options: Options<'export'>, terminal: Terminal): Promise<void> {
  const { format, out, since } = options;
  // Results and progress must not mix on one screen.
  const sharesScreen = out === undefined && terminal.columns !== undefined;
  const output = sharesScreen ? { ...terminal, showsProgress: false } : terminal;
  const write = (sink: Write) => writeLeads(store, FORMATS[format], { since }, sink, output);
  if (out === undefined) {
    warnOfHeading(terminal);
    return void (await write(terminal.print));
  }
  const count = await writePrivateFile(out, (file) => write((text) => file.appendFile(text)));
  terminal.remark(`${words.done(count, out)}\n`);
}

async function writeLeads(store: Store, format: Format, filter: LeadFilter, write: Write, terminal: Terminal) {
  using progress = startProgress(terminal, words.progress, await countLeads(store, filter));
  let done = 0;
  await write(format.head);
  for await (const page of readPages(store, filter)) {
    await write(page.map((lead, index) => format.row(lead, done + index)).join(''));
    done += page.length;
    progress.update(done);
  }
  await write(format.foot);
  return done;
}

/** In the order of `words.columns`. */
const cells = (lead: Lead) => [
  lead.reference,
  formatMinute(lead.received_at),
  stateName(lead),
  lead.from_name,
  lead.from_email,
  lead.from_phone,
  lead.from_serviceid,
  serviceName(lead),
  lead.from_site,
  messageText(lead),
];
