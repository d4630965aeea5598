import { deskWords } from '../../content/desk.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { type InboxFilter, withFilter } from '../../domain/desk/inbox-filter.ts';
import type { LeadRow } from '../../domain/desk/lead-views.ts';
import { formatMoney } from '../../domain/price.ts';
import { StretchedLink } from '../ui/controls/StretchedLink.tsx';
import { Chip } from '../ui/layout/Chip.tsx';
import { formatTime } from './format-time.ts';
import styles from './LeadList.module.css';

type Props = {
  label: string;
  rows: readonly LeadRow[];
  /** The filter that the way back from a lead keeps. */
  filter: InboxFilter;
};

/** Leads, a line each on a wide screen and a few on a phone. Unread ones stand out. */
export function LeadList({ label, rows, filter }: Props) {
  return (
    <ol className={styles.list} role="list" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row} data-unread={row.isUnread || undefined}>
          <p className={styles.name}>
            <StretchedLink href={withFilter(deskRoutes.lead(row.reference), filter)}>
              {row.isUnread && <span className="hidden">{deskWords.unread} </span>}
              <bdi>{row.name}</bdi>
            </StretchedLink>
          </p>
          <time className={styles.time} dateTime={new Date(row.receivedAt).toISOString()}>
            {formatTime(row.receivedAt)}
          </time>
          <p className={styles.text}>
            <b>{row.service}</b> <bdi>{row.excerpt}</bdi>
          </p>
          <p className={styles.chips}>
            <LeadChips {...row} />
          </p>
        </li>
      ))}
    </ol>
  );
}

const MARKS = { nueva: 'maiz', respondida: undefined, ganada: 'eucalipto', perdida: undefined } as const;

/** Status of a lead, what it brought if it was won, and what is wrong with its email. */
function LeadChips({ status, sumCents, state, hasFailed, isMarked }: Omit<LeadRow, 'id'>) {
  const { statuses, deliveries, retrying, unverified } = deskWords;
  const isHeld = state === 'quarantine';
  return (
    <>
      <Chip mark={MARKS[status]}>
        {statuses[status]}
        {status === 'ganada' && sumCents !== null && ` · ${formatMoney(sumCents / 100)}`}
      </Chip>{' '}
      {(hasFailed || isHeld) && (
        <Chip mark="grana">{state === 'pending' && hasFailed ? retrying : deliveries[state]}</Chip>
      )}{' '}
      {isMarked && !isHeld && <Chip>{unverified}</Chip>}
    </>
  );
}
