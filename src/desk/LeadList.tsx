import { Fragment } from 'react';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { type InboxFilter, withFilter } from '../../domain/desk/inbox-filter.ts';
import type { LeadRow } from '../../domain/desk/lead-views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { formatMoney } from '../../domain/price.ts';
import { formatAge, formatMoment } from '../../domain/site/moment.ts';
import { StretchedLink } from '../ui/controls/StretchedLink.tsx';
import { Chip, type ChipMark } from '../ui/layout/Chip.tsx';
import styles from './LeadList.module.css';
import { ServiceChip } from './ServiceChip.tsx';

type Props = {
  label: string;
  rows: readonly LeadRow[];
  /** The filter that the way back from a lead keeps. */
  filter: InboxFilter;
  /** Ages count from here, in milliseconds since the epoch. */
  now: number;
};

/** Leads, a line each on a wide screen and a few on a phone. Unread ones stand out; what all have in common is said once. */
export function LeadList({ label, rows, filter, now }: Props) {
  const shared = sharedLabels(rows);
  const isShared = ({ text }: LeadLabel) => shared.some((one) => one.text === text);
  return (
    <div>
      {shared.length > 0 && (
        <p className={`row muted ${styles.shared}`}>
          {deskWords.inbox.shared} <Labels labels={shared} />
        </p>
      )}
      <ol className={styles.list} role="list" aria-label={label}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row} data-unread={row.read_at === null || undefined}>
            <p className={styles.name}>
              <StretchedLink href={withFilter(deskRoutes.lead(row.reference), filter)}>
                {row.read_at === null && <span className="hidden">{deskWords.unread} </span>}
                <bdi>{row.from_name}</bdi>
              </StretchedLink>
            </p>
            <time
              className={`muted caption ${styles.time}`}
              dateTime={new Date(row.received_at).toISOString()}
              title={formatMoment(row.received_at)}
            >
              {formatAge(row.received_at, now)}
            </time>
            <p className={styles.chips}>
              <ServiceChip name={row.service} /> <Labels labels={labelsOf(row).filter((one) => !isShared(one))} />
            </p>
            <p className={`muted caption ${styles.text}`}>
              <bdi>{row.excerpt}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Labels({ labels }: { labels: readonly LeadLabel[] }) {
  return labels.map(({ text, mark }) => (
    <Fragment key={text}>
      <Chip mark={mark}>{text}</Chip>{' '}
    </Fragment>
  ));
}

/** What sets a lead apart from a new one that was verified and delivered. */
type LeadLabel = { readonly text: string; readonly mark: ChipMark };

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
