import { deskWords } from '../../content/desk.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { LeadView } from '../../domain/desk/lead-views.ts';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { Alert } from '../ui/status/Alert.tsx';
import { DeskPage } from './DeskPage.tsx';
import { Facts } from './Facts.tsx';
import { formatTime } from './format-time.ts';
import { LeadDeliveries } from './LeadDeliveries.tsx';
import { LeadList } from './LeadList.tsx';
import styles from './LeadPage.module.css';
import { NotesForm } from './NotesForm.tsx';

/** A lead: what the visitor wrote, ways to reply, the agency's notes, and the deliveries. */
export function LeadPage({ done, ...lead }: LeadView) {
  const words = deskWords.lead;
  return (
    <DeskPage title={lead.name} back={{ label: words.back, href: deskRoutes.inbox }}>
      {done && <Alert tone={done === 'retenida' ? 'warning' : 'ok'} title={deskWords.done[done]} live />}
      <Mark {...lead} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Message {...lead} />
          <Answer {...lead} />
          <Person {...lead} />
        </div>
        <div className={styles.column}>
          <NotesForm reference={lead.reference} {...lead.notes} />
          <LeadDeliveries reference={lead.reference} state={lead.state} deliveries={lead.deliveries} />
        </div>
      </div>
      {lead.others.length > 0 && (
        <section className={styles.part}>
          <h2>{words.others(lead.others.length)}</h2>
          <LeadList label={words.others(lead.others.length)} rows={lead.others} />
        </section>
      )}
      <section className={`${styles.part} ${styles.erase}`}>
        <h2>{words.erase.title}</h2>
        <p>{words.erase.text}</p>
        <div>
          <ButtonLink label={words.erase.open} href={deskRoutes.leadAction(lead.reference, 'borrar')} variant="line" />
        </div>
      </section>
    </DeskPage>
  );
}

type Shown = Omit<LeadView, 'done'>;

function Message({ message, service, receivedAt }: Shown) {
  return (
    <section className={styles.part}>
      <h2 className="hidden">{deskWords.lead.message}</h2>
      <p className={styles.origin}>
        <bdi>{service}</bdi> · {formatTime(receivedAt)}
      </p>
      <div className={styles.message} dir="auto">
        {message}
      </div>
    </section>
  );
}

function Person({ reference, email, phone, site }: Shown) {
  const { facts } = deskWords.lead;
  return (
    <Facts
      facts={[
        [facts.email, email],
        [facts.phone, phone],
        [facts.reference, reference],
        [facts.site, site],
      ]}
    />
  );
}

function Answer({ replyHref, whatsappHref }: Shown) {
  const { reply, whatsapp } = deskWords.lead;
  return (
    <div className={styles.answer}>
      <ButtonLink label={reply} href={replyHref} />{' '}
      {whatsappHref && <ButtonLink label={whatsapp} href={whatsappHref} variant="maiz" newTab />}
    </div>
  );
}

function Mark({ mark, state, reference }: Shown) {
  if (mark === null) return null;
  const { title, text } = deskWords.lead.marks[mark];
  return (
    <Alert tone="warning" title={title}>
      <p>{text}</p>
      {state === 'quarantine' && (
        <form method="post" action={deskRoutes.leadAction(reference, 'aceptar')} className="actions">
          <Button type="submit">{deskWords.lead.release}</Button>
        </form>
      )}
    </Alert>
  );
}
