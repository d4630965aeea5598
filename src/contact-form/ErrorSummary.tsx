import { type MouseEvent, useEffect, useRef } from 'react';
import { contactForm } from '../../content/pages/contact.ts';
import type { FieldTexts } from '../../domain/contact/protocol.ts';
import { routes } from '../../domain/routes.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from './ContactStatus.module.css';

type Props = {
  /** What was refused; stays as it was until the next try, so that nothing moves while the visitor types. */
  errors: FieldTexts;
  /** It has just come about, in answer to a press: the focus follows, and with it the view. */
  fresh: boolean;
};

/** With script the link leaves no step in the history: one press on Back still leaves the page. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}

/** Why a message was refused, with a link to each field: what is read first (GOV.UK «Error summary»). */
export function ErrorSummary({ errors, fresh }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal brings other errors and takes the focus again.
  useEffect(() => {
    if (fresh) box.current?.focus();
  }, [fresh, errors]);
  const { title, item } = contactForm.summary;
  const fields = Object.entries(contactForm.fields) as [keyof typeof contactForm.fields, { label: string }][];
  return (
    <div ref={box} id={routes.contactOutcome} tabIndex={-1} className={styles.summary}>
      <Alert live tone="error" title={title}>
        <ul role="list">
          {fields.map(([name, { label }]) => {
            const text = errors[name];
            return (
              text && (
                <li key={name}>
                  <a href={`#${name}`} onClick={goToField}>
                    {item(label, text)}
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </Alert>
    </div>
  );
}
