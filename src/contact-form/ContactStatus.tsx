import { useEffect, useRef } from 'react';
import { fitMailtoBody } from '../../domain/contact/mailto-body.ts';
import { fill } from '../../domain/content/fill.ts';
import { mailHref, routes } from '../../domain/routes.ts';
import { Alert } from '../ui/status/Alert.tsx';
import styles from './ContactStatus.module.css';
import type { FormStatus } from './form-status.ts';
import type { FormWords } from './form-words.ts';
import { NextSteps } from './NextSteps.tsx';

type BannerProps = { words: FormWords['contactStatus']; status: FormStatus; shown: boolean };

/** The banner, shown for five seconds. Its live region is always there, or it would not be announced. */
export function Banner({ words, status, shown }: BannerProps) {
  return (
    <>
      <div role="status">
        {shown && status.kind === 'submitting' && (
          <Alert tone="info" icon="clock" title={words.submitting}>
            {status.waiting && words.waiting[status.waiting]}
          </Alert>
        )}
        {shown && status.kind === 'sent' && <Alert tone="ok" title={words.success} />}
        {shown && status.kind === 'unproved' && <Alert tone="warning" title={status.text} />}
      </div>
      {shown && status.kind === 'failed' && <Alert live tone="error" title={status.text} />}
    </>
  );
}

type OutcomeProps = {
  words: FormWords;
  status: FormStatus;
  /** True after an attempt on this page: the outcome then receives focus, which scrolls it into view. */
  fresh: boolean;
  /** The banner above says why it failed; here only screen readers, whose focus is below it, read it again. */
  announced?: boolean;
};

/** Stays after the banner: the reference of a stored message and the next steps, or why it failed and a `mailto:` link. */
export function Outcome({ words, status, fresh, announced = false }: OutcomeProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fresh) box.current?.focus();
  }, [fresh]);
  // Of a nameless element in focus Orca says nothing.
  const focused = (name: string) => ({
    ref: box,
    id: routes.contactOutcome,
    tabIndex: -1,
    className: styles.outcome,
    'aria-label': name,
  });
  if (status.kind === 'sent') {
    const { stepsTitle, steps, add, addWithWhatsapp, ...confirmation } = words.contactForm.confirmation;
    const title = fill(confirmation.title, { reference: status.reference });
    return (
      <section {...focused(title)} data-tone="ok">
        <b>{title}</b>
        <p>
          <b>{stepsTitle}</b>
        </p>
        <NextSteps steps={steps} />
        <p>{words.whatsapp ? addWithWhatsapp : add}</p>
      </section>
    );
  }
  if (status.kind !== 'failed' && status.kind !== 'unproved') return null;
  const { kept, again, text, subject, cut } = words.contactForm.fallback;
  const mail = { subject, body: fitMailtoBody(status.message, `…\n\n${cut}`) };
  return (
    <section {...focused(status.text)} data-tone={status.kind === 'failed' ? 'error' : 'warning'}>
      <b className={announced ? 'hidden' : undefined}>{status.text}</b>
      <p>
        {status.message && kept} {status.kind === 'unproved' && again} {text}{' '}
        <a href={mailHref(words.email, mail)}>{words.email}</a>
      </p>
    </section>
  );
}
