import { deskWords } from '../../domain/desk/words.ts';
import { formatMoney } from '../../domain/price.ts';
import { formatMinute } from '../leads/format-minute.ts';
import { describeLead, findLead, isFiled, type Lead, type LeadDelivery, readDeliveries } from '../leads/read-leads.ts';
import { leadText } from '../mail/lead-text.ts';
import type { Options } from './terminal/command-line.ts';
import { cleanLine } from './terminal/display-width.ts';
import { UsageError } from './terminal/problems.ts';
import { stateCell } from './terminal/state-cell.ts';
import { renderTable } from './terminal/table.ts';
import { printJson } from './terminal/terminal.ts';
import type { StoreTool } from './tool.ts';
import { reasonWords, usageProblems, showWords as words } from './words.ts';

const COLUMNS = Object.values(words.columns).map((title) => ({ title }));

/** Prints a lead with its deliveries, in the words of its email. Throws UsageError for an unknown reference. */
export async function show({ store, terminal }: StoreTool, { reference, json }: Options<'show'>): Promise<void> {
  const lead = await findLead(store, reference);
  if (!lead) throw new UsageError(usageProblems.unknownReference(reference));
  const deliveries = await readDeliveries(store, lead.id);
  if (json) return printJson({ ...describeLead(lead), deliveries: deliveries.map(describe) }, terminal);
  const { text, paint } = stateCell(lead);
  const notes = notesLines(lead).map((line) => `${cleanLine(line)}\n`);
  const reason = lead.quarantine === null ? '' : `${words.reason}: ${reasonWords[lead.quarantine]}\n`;
  terminal.print(
    `${terminal.paint('bold', lead.reference)}  ${terminal.paint(paint, text)}\n${reason}${notes.join('')}\n`,
  );
  // Not cut to the width of the terminal: the end of an error often names its cause.
  const layout = { columns: undefined, paint: terminal.paint };
  if (deliveries.length > 0) terminal.print(`${renderTable(COLUMNS, deliveries.map(tableRow), layout)}\n`);
  // Cleaned line by line, which keeps empty lines.
  terminal.print(leadText(lead).split('\n').map(cleanLine).join('\n'));
}

/** What the agency notes about a lead. */
function notesLines({ status, sum_cents, note }: Lead): string[] {
  const sum = sum_cents === null ? [] : [`${words.sum}: ${formatMoney(sum_cents / 100)}`];
  const text = note ? `${words.note}: ${note}`.split('\n') : [];
  return [`${words.status}: ${deskWords.statuses[status]}`, ...sum, ...text];
}

const tableRow = (delivery: LeadDelivery) => [
  words.kinds[delivery.kind],
  progressOf(delivery),
  cleanLine(delivery.last_error ?? ''),
  cleanLine(delivery.answer ?? ''),
];

function progressOf(delivery: LeadDelivery): string {
  const { state, attempts, next_at, sent_at } = delivery;
  if (isFiled(delivery) && sent_at !== null) return deskWords.lead.delivery.filedAt(formatMinute(sent_at));
  if (state === 'sent' && sent_at !== null) return words.sentAt(formatMinute(sent_at), attempts);
  if (state === 'pending') return attempts === 0 ? words.notTried : words.nextTry(formatMinute(next_at), attempts);
  return words.attempts(attempts);
}

const describe = (delivery: LeadDelivery) => (delivery.state === 'pending' ? delivery : { ...delivery, next_at: null });
