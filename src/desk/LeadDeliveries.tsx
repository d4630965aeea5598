import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { withFilter } from '../../domain/desk/inbox-filter.ts';
import type { DeliveryView, LeadView } from '../../domain/desk/lead-views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { formatMoment } from '../../domain/site/moment.ts';
import { SubmitButton } from '../ui/controls/Button.tsx';
import styles from './LeadDeliveries.module.css';

type Props = Pick<LeadView, 'reference' | 'state' | 'deliveries' | 'filter'>;

/** The deliveries of a lead, and the button that sends the agency's email again. */
export function LeadDeliveries({ reference, state, deliveries, filter }: Props) {
  const words = deskWords.lead.delivery;
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      {deliveries.length === 0 && <p>{words.none}</p>}
      <ul className={`stack ${styles.list}`} role="list">
        {deliveries.map((delivery) => (
          <Delivery key={delivery.kind} {...delivery} />
        ))}
      </ul>
      {state !== 'quarantine' && (
        <form method="post" action={withFilter(deskRoutes.leadAction(reference, 'enviar'), filter)}>
          <SubmitButton label={words.resend} variant="line" />
        </form>
      )}
    </section>
  );
}

function Delivery({ kind, state, attempts, isFiled, collected, answer, ...delivery }: DeliveryView) {
  const { next_at: nextAt, sent_at: sentAt, last_error: lastError } = delivery;
  const words = deskWords.lead.delivery;
  return (
    <li data-failed={lastError !== null || undefined}>
      <b>{words.kinds[kind]}</b>:{' '}
      {isFiled ? words.filed : (collected ? deskWords.collected : deskWords.deliveries)[state]}.{' '}
      {/* A time ends in a full stop of its own. */}
      {state === 'sent' && sentAt !== null && `${(isFiled ? words.filedAt : words.sent)(formatMoment(sentAt))} `}
      {lastError !== null && `${words.problem(kind, lastError)} `}
      {state === 'pending' && attempts > 0 && `${words.next(formatMoment(nextAt))} `}
      {attempts > 0 && <span className="muted">{words.tries(attempts)}</span>}
      {answer && <p className="muted">{words.answer(answer)}</p>}
    </li>
  );
}
