import { DEFAULT_SERVICE_ID } from '../../domain/contact/contact-message.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { INBOX_STATES, type InboxFilter } from '../../domain/desk/inbox-filter.ts';
import { deskWords } from '../../domain/desk/words.ts';
import type { PlanOption } from '../data/plans.ts';
import { ButtonLink, SubmitButton } from '../ui/controls/Button.tsx';
import { Disclosure } from '../ui/controls/Disclosure.tsx';
import { Field } from '../ui/controls/Field.tsx';
import styles from './InboxFilterForm.module.css';

export type InboxFilterProps = { filter: InboxFilter; plans: readonly PlanOption[] };

/** Search, state and service of the list, folded on a phone; the result has its own address. */
export function InboxFilterForm({ filter, plans }: InboxFilterProps) {
  const words = deskWords.inbox.filter;
  const { search, state = '', service = '' } = filter;
  const isNarrowed = Boolean(search || state || service);
  return (
    <Disclosure summary={words.label} open={isNarrowed} className={`on-screen ${styles.fold}`}>
      <form method="get" action={deskRoutes.inbox} className={styles.form} aria-label={words.label}>
        <Field
          name="buscar"
          type="search"
          label={words.search.label}
          placeholder={words.search.hint}
          defaultValue={search}
          maxLength={120}
        />
        <Field name="estado" label={words.state} defaultValue={state}>
          <option value="">{words.all}</option>
          {INBOX_STATES.map((option) => (
            <option key={option} value={option}>
              {words.states[option]}
            </option>
          ))}
        </Field>
        <Field name="servicio" label={words.service} defaultValue={service}>
          <option value="">{words.all}</option>
          <option value={DEFAULT_SERVICE_ID}>{words.general}</option>
          {plans.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Field>
        <div className={styles.actions}>
          <SubmitButton label={words.apply} />
          {isNarrowed && <ButtonLink label={words.clear} href={deskRoutes.inbox} variant="line" />}
        </div>
      </form>
    </Disclosure>
  );
}
