import { formatMinute } from '../leads/format-minute.ts';
import { displayState } from '../leads/lead-state.ts';
import { type LeadSummary, readSummaries } from '../leads/read-leads.ts';
import { serviceName } from '../mail/lead-text.ts';
import type { Options } from './terminal/command-line.ts';
import { cleanLine } from './terminal/display-width.ts';
import { describeCounts, stateCell } from './terminal/state-cell.ts';
import { type Column, renderTable } from './terminal/table.ts';
import { printJson } from './terminal/terminal.ts';
import type { StoreTool } from './tool.ts';
import { listWords as words } from './words.ts';

const COLUMNS: readonly Column[] = [
  { title: words.columns.reference, paint: 'bold' },
  { title: words.columns.received, paint: 'dim', optional: true },
  { title: words.columns.state, minWidth: 15 },
  { title: words.columns.service, minWidth: 12, optional: true },
  { title: words.columns.name, minWidth: 12 },
];

/** Prints filtered leads without message and email address. The newest comes last, next to the prompt. */
export async function list({ store, terminal }: StoreTool, { json, ...filter }: Options<'list'>): Promise<void> {
  const leads = await readSummaries(store, filter);
  if (json) return printJson(leads, terminal);
  if (leads.length === 0) return terminal.remark(`${words.none}\n`);
  terminal.print(renderTable(COLUMNS, leads.map(tableRow), terminal));
  // In a pipe every line after the heading is a lead.
  if (terminal.columns !== undefined) terminal.print(`\n${terminal.paint('dim', total(leads))}\n`);
}

const tableRow = (lead: LeadSummary) => [
  lead.reference,
  formatMinute(lead.received_at),
  stateCell(lead, { narrow: true }),
  cleanLine(serviceName(lead)),
  cleanLine(lead.from_name),
];

function total(leads: readonly LeadSummary[]): string {
  const counts = Map.groupBy(leads, displayState).entries();
  return describeCounts(new Map(counts.map(([state, some]) => [state, some.length])), { withSigns: true });
}
