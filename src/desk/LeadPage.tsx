import type { ReactNode } from 'react';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { inboxHref, withFilter } from '../../domain/desk/inbox-filter.ts';
import type { Notes } from '../../domain/desk/lead-status.ts';
import type { LeadView } from '../../domain/desk/lead-views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { formatMoney } from '../../domain/price.ts';
import { formatAge, formatMoment } from '../../domain/site/moment.ts';
import { ButtonLink, SubmitButton } from '../ui/controls/Button.tsx';
import { breakable } from '../ui/controls/PlainLink.tsx';
import { Alert } from '../ui/status/Alert.tsx';
import { DeskPage } from './DeskPage.tsx';
import { LeadDeliveries } from './LeadDeliveries.tsx';
import { LeadList } from './LeadList.tsx';
import styles from './LeadPage.module.css';
import { LeadAnswer, NotesForm } from './NotesForm.tsx';
import { ServiceChip } from './ServiceChip.tsx';

/** A lead: what the visitor wrote, ways to reply, the agency's notes, and the deliveries. */
export function LeadPage(lead: LeadView) {
  const words = deskWords.lead;
  const { changed, ...notes } = lead.notes;
  return (
    <DeskPage
      title={lead.from_name}
      back={{ label: words.back, href: inboxHref(lead.filter) }}
      next={lead.nextHref === undefined ? undefined : { label: words.next, href: lead.nextHref }}
    >
      {changed && <Changed {...changed} />}
      <Mark {...lead} />
      <div className={`stack ${styles.columns}`}>
        <div className={`stack ${styles.column}`}>
          <Message {...lead} />
          <LeadAnswer {...lead} isNew={lead.state !== 'quarantine' && notes.status === 'nueva'} />
          <Person {...lead} />
        </div>
        <div className={`stack ${styles.column}`}>
          <NotesForm reference={lead.reference} filter={lead.filter} {...notes} />
          <LeadDeliveries {...lead} />
        </div>
      </div>
      {lead.others.length > 0 && (
        <section className="stack">
          <h2>{words.others}</h2>
          <LeadList label={words.others} rows={lead.others} filter={lead.filter} now={lead.now} />
        </section>
      )}
      <section className={`on-screen stack ${styles.erase}`}>
        <h2>{words.erase.title}</h2>
        <p>{words.erase.text}</p>
        <div>
          <ButtonLink
            label={words.erase.open}
            href={withFilter(deskRoutes.leadAction(lead.reference, 'borrar'), lead.filter)}
            variant="line"
          />
        </div>
      </section>
    </DeskPage>
  );
}

function Message({ message, service, received_at: receivedAt, now }: LeadView) {
  return (
    <section className="stack">
      <h2 className="hidden">{deskWords.lead.message}</h2>
      <p className="row muted">
        <ServiceChip name={service} />{' '}
        <time dateTime={new Date(receivedAt).toISOString()}>
          {formatAge(receivedAt, now)} · {formatMoment(receivedAt)}
        </time>
      </p>
      <div className={styles.message} dir="auto">
        {message}
      </div>
    </section>
  );
}

/** Who wrote. Their texts may run in either direction. */
function Person({ reference, from_email: email, from_phone: phone }: LeadView) {
  const { facts } = deskWords.lead;
  return (
    <dl className={styles.facts}>
      <Fact label={facts.email}>{breakable(email)}</Fact>
      {phone && <Fact label={facts.phone}>{phone}</Fact>}
      <Fact label={facts.reference}>
        <span className="reference">{reference}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted">{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function Mark({ quarantine: mark, state, reference, filter }: LeadView) {
  if (mark === null) return null;
  return (
    <Alert tone="warning" {...deskWords.lead.marks[mark]}>
      {state === 'quarantine' && (
        <form
          method="post"
          action={withFilter(deskRoutes.leadAction(reference, 'aceptar'), filter)}
          className="actions"
        >
          <SubmitButton label={deskWords.lead.release} />
        </form>
      )}
    </Alert>
  );
}

/** The notes that another page saved meanwhile, which saving again would replace. */
function Changed({ status, sumCents, note }: Notes) {
  const words = deskWords.lead.notes.changed;
  return (
    <Alert tone="warning" title={words.title} live>
      <p>
        {words.saved} {deskWords.statuses[status]}
        {sumCents !== null && `, ${formatMoney(sumCents / 100)}`}
      </p>
      {note && (
        <p className={styles.saved} dir="auto">
          {note}
        </p>
      )}
      <p>{words.text}</p>
    </Alert>
  );
}
