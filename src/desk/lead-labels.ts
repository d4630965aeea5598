import type { LeadRow } from '../../domain/desk/lead-views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { formatMoney } from '../../domain/price.ts';
import type { ChipMark } from '../ui/layout/Chip.tsx';

/** What sets a lead apart from a new one that was verified and delivered. */
export type LeadLabel = { readonly text: string; readonly mark: ChipMark };

const STATUS_MARKS = { respondida: 'eucalipto', ganada: 'maiz', perdida: 'hollow' } as const;

export function labelsOf({ status, state, collected, quarantine, ...lead }: LeadRow): readonly LeadLabel[] {
  const { statuses, deliveries, retrying, unverified, together } = deskWords;
  const { sum_cents: cents, last_error: error } = lead;
  const isHeld = state === 'quarantine';
  const hasFailed = state === 'dead' || (state !== 'sent' && error !== null);
  const sum = status === 'ganada' && cents !== null ? ` · ${formatMoney(cents / 100)}` : '';
  return [
    ...(status === 'nueva' ? [] : [{ text: statuses[status] + sum, mark: STATUS_MARKS[status] }]),
    ...(hasFailed || isHeld
      ? [{ text: state === 'pending' && hasFailed ? retrying : deliveries[state], mark: 'grana' as const }]
      : []),
    ...(collected && !hasFailed ? [{ text: together, mark: 'teja' as const }] : []),
    ...(quarantine && !isHeld ? [{ text: unverified, mark: 'teja' as const }] : []),
  ];
}

/** The labels that all of several leads have, to be said once. */
export function sharedLabels(rows: readonly LeadRow[]): readonly LeadLabel[] {
  const [first, ...others] = rows.map(labelsOf);
  if (!first || others.length === 0) return [];
  return first.filter(({ text }) => others.every((labels) => labels.some((label) => label.text === text)));
}
