import { useEffect, useRef } from 'react';
import { company } from '../../content/company.ts';
import { contactStatus } from '../../content/messages.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { fitMailtoBody } from '../../domain/contact/mailto-body.ts';
import { mailHref, routes } from '../../domain/routes.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from './ContactStatus.module.css';
import type { FormStatus } from './form-status.ts';

/** The banner of five seconds. Its live region is always there, so that what appears in it is announced. */
export function Banner({ status, shown }: { status: FormStatus; shown: boolean }) {
  return (
    <>
      <div role="status">
        {shown && status.kind === 'submitting' && (
          <Alert tone="info" icon="clock" title={contactStatus.submitting}>
            {status.waiting && contactStatus.waiting[status.waiting]}
          </Alert>
        )}
        {shown && status.kind === 'sent' && <Alert tone="ok" title={contactStatus.success} />}
        {shown && status.kind === 'unproved' && <Alert tone="warning" title={status.text} />}
      </div>
      {shown && status.kind === 'failed' && <Alert live tone="error" title={status.text} />}
    </>
  );
}

type OutcomeProps = {
  status: FormStatus;
  /** It has just come about, in answer to a press: the focus follows, and with it the view. */
  fresh: boolean;
};

/** What stays when the banner has gone: the reference of a stored message, or why one was not and another way to send it. */
export function Outcome({ status, fresh }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) box.current?.focus();
  }, [fresh]);
  if (status.kind === 'sent') {
    const { title, text } = contactForm.confirmation;
    return (
      <div ref={box} id={routes.contactOutcome} tabIndex={-1} className={styles.outcome} data-tone="ok">
        <b>{title(status.reference)}</b>
        <p>{text}</p>
      </div>
    );
  }
  if (status.kind !== 'failed' && status.kind !== 'unproved') return null;
  const { text, subject, cut } = contactForm.fallback;
  const mail = { subject, body: fitMailtoBody(status.message, cut) };
  return (
    <div ref={box} id={routes.contactOutcome} tabIndex={-1} className={styles.outcome} data-tone="error">
      <b>{status.text}</b>
      <p>
        {text} <a href={mailHref(company.email, mail)}>{company.email}</a>
      </p>
    </div>
  );
}
