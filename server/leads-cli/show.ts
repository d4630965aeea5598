import { reasonWords, usageProblems, showWords as words } from '../../content/leads-words.ts';
import { leadEmail } from '../../content/messages.ts';
import { messageText, serviceName } from '../contact/email/lead-text.ts';
import type { Store } from '../contact/store/tables.ts';
import { formatMinute } from '../leads/format-minute.ts';
import { type Delivery, describeLead, findLead, type Lead, readDeliveries } from '../leads/read-leads.ts';
import type { Options } from './terminal/command-line.ts';
import { cleanLine, wrap } from './terminal/display-width.ts';
import { printJson } from './terminal/json.ts';
import { UsageError } from './terminal/problems.ts';
import { stateCell } from './terminal/state-cell.ts';
import type { Terminal } from './terminal/terminal.ts';

const { fields } = leadEmail;

type Fact = readonly [label: string, value: string];

/** Message lines wrap here for readability. */
const LINE_WIDTH = 88;
const MARGIN = '  ';
const BAR = '│ ';

/** Prints a lead with its deliveries. Throws UsageError for an unknown reference. */
export async function show(store: Store, { reference, json }: Options<'show'>, terminal: Terminal): Promise<void> {
  const lead = await findLead(store, reference);
  if (!lead) throw new UsageError(usageProblems.unknownReference(reference));
  const deliveries = await readDeliveries(store, lead.id);
  if (json) printJson({ ...describeLead(lead), deliveries: deliveries.map(withDates) }, terminal);
  else terminal.print(formatLead(lead, deliveries, terminal));
}

const withDates = ({ next_at, sent_at, ...delivery }: Delivery) => ({
  ...delivery,
  next_at: delivery.state === 'pending' ? new Date(next_at) : null,
  sent_at: sent_at === null ? null : new Date(sent_at),
});

function formatLead(lead: Lead, deliveries: readonly Delivery[], { columns, paint }: Terminal): string {
  const state = stateCell(lead);
  const rows = [...visitorFacts(lead), ...deliveryFacts(lead, deliveries)];
  const labelWidth = Math.max(...rows.map(([label]) => label.length));
  const factLine = ([label, value]: Fact) =>
    `${MARGIN}${paint('dim', label.padEnd(labelWidth))}${MARGIN}${cleanLine(value)}`;
  const width = columns === undefined ? Number.POSITIVE_INFINITY : columns - MARGIN.length - BAR.length;
  // Cleaned line by line, which keeps empty lines.
  const message = messageText(lead).split('\n').map(cleanLine).join('\n');
  const messageLine = (text: string) => `${MARGIN}${paint('cyan', BAR.trimEnd())} ${text}`.trimEnd();
  return [
    `${paint('bold', lead.reference)}  ${paint(state.paint, state.text)}`,
    '',
    ...rows.map(factLine),
    '',
    `${MARGIN}${paint('dim', words.message)}`,
    ...wrap(message, Math.min(width, LINE_WIDTH)).map(messageLine),
    '',
  ].join('\n');
}

/** In reading order, without empty fields. */
function visitorFacts(lead: Lead): Fact[] {
  const facts: Fact[] = [
    [fields.name, lead.from_name],
    [fields.email, lead.from_email],
    [fields.phone, lead.from_phone],
    [fields.service, serviceName(lead)],
    [fields.received, formatMinute(lead.received_at)],
    [words.site, lead.from_site],
  ];
  return facts.filter(([, value]) => value !== '');
}

function deliveryFacts({ quarantine }: Lead, deliveries: readonly Delivery[]): Fact[] {
  const facts: Fact[] = quarantine === null ? [] : [[words.reason, reasonWords[quarantine]]];
  for (const { kind, last_error, ...delivery } of deliveries) {
    facts.push([words.kinds[kind], progressOf(delivery)]);
    if (last_error !== null) facts.push([words.lastError, last_error]);
  }
  return facts;
}

function progressOf({ state, attempts, next_at, sent_at }: Omit<Delivery, 'kind' | 'last_error'>): string {
  if (state === 'sent' && sent_at !== null) return words.sentAt(formatMinute(sent_at), attempts);
  if (state === 'pending') return attempts === 0 ? words.notTried : words.nextTry(formatMinute(next_at), attempts);
  return words.attempts(attempts);
}
