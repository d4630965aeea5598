import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { FieldTexts } from '../../domain/contact/protocol.ts';
import { routes } from '../../domain/routes.ts';
import { Alert } from '../ui/status/Alert.tsx';
import styles from './ContactStatus.module.css';
import type { FormWords } from './form-words.ts';

type Props = {
  words: FormWords['contactForm'];
  /** The refused fields of the last attempt; unchanged while they are corrected, so that nothing moves. */
  errors: FieldTexts;
  /** True after an attempt on this page: the summary then receives focus. */
  fresh: boolean;
  form: RefObject<HTMLFormElement | null>;
};

/** Focuses a field with its label in view: `focus()` alone may leave the label above the viewport or under the header. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null | undefined;
  field?.labels?.[0]?.scrollIntoView();
  field?.focus({ preventScroll: true });
}

/** «Nombre: este campo es obligatorio»; the label is left out when the problem names the field itself. */
export const summaryItem = (label: string, problem: string): string =>
  problem.toLowerCase().includes(label.toLowerCase())
    ? problem
    : `${label}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`;

/**
 * Why a message was refused, with a link to each field (GOV.UK «Error summary»). It has a name because it takes focus: of
 * a nameless element in focus Orca says nothing, not even the alert in it.
 */
export function ErrorSummary({ words, errors, fresh, form }: Props) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal brings new errors and must move focus again.
  useEffect(() => {
    if (fresh) box.current?.focus();
  }, [fresh, errors]);
  const { title } = words.summary;
  const fields = Object.entries(words.fields) as [keyof typeof words.fields, { label: string }][];
  const goTo = (name: string) => (event: MouseEvent) => {
    // Following the link would add a history entry, and Back would no longer leave the page.
    event.preventDefault();
    focusField(form.current, name);
  };
  return (
    <section ref={box} id={routes.contactOutcome} tabIndex={-1} aria-label={title} className={styles.summary}>
      <Alert live tone="error" title={title}>
        <ul role="list">
          {fields.map(([name, { label }]) => {
            const text = errors[name];
            return (
              text && (
                <li key={name}>
                  <a href={`#${name}`} onClick={goTo(name)}>
                    {summaryItem(label, text)}
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </Alert>
    </section>
  );
}
