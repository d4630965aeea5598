import { DEFAULT_SERVICE_ID } from '../../domain/contact/contact-message.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { FILTER_FIELDS, FILTER_LIMIT, INBOX_STATES, type InboxFilter } from '../../domain/desk/inbox-filter.ts';
import { deskWords } from '../../domain/desk/words.ts';
import type { PlanOption } from '../data/plans.ts';
import { ButtonLink, SubmitButton } from '../ui/controls/Button.tsx';
import { Disclosure } from '../ui/controls/Disclosure.tsx';
import { Field, Select } from '../ui/controls/Field.tsx';
import styles from './InboxFilterForm.module.css';

export type InboxFilterProps = { filter: InboxFilter; plans: readonly PlanOption[] };

/** Search, state and service of the list, folded on a phone; the result has its own address. */
export function InboxFilterForm({ filter, plans }: InboxFilterProps) {
  const words = deskWords.inbox.filter;
  const { search, state = '', service = '' } = filter;
  const all = { value: '', label: words.all };
  const states = INBOX_STATES.map((value) => ({ value, label: words.states[value] }));
  const general = { value: DEFAULT_SERVICE_ID, label: words.general };
  const services = plans.map(({ id, title }) => ({ value: id, label: title }));
  const isNarrowed = Boolean(search || state || service);
  return (
    <Disclosure summary={words.label} open={isNarrowed} className={`on-screen ${styles.fold}`}>
      <form method="get" action={deskRoutes.inbox} className={styles.form} aria-label={words.label}>
        <Field
          name={FILTER_FIELDS.search}
          type="search"
          label={words.search.label}
          placeholder={words.search.hint}
          defaultValue={search}
          maxLength={FILTER_LIMIT}
        />
        <Select name={FILTER_FIELDS.state} label={words.state} defaultValue={state} options={[all, ...states]} />
        <Select
          name={FILTER_FIELDS.service}
          label={words.service}
          defaultValue={service}
          options={[all, general, ...services]}
        />
        <div className={`actions ${styles.actions}`}>
          <SubmitButton label={words.apply} />
          {isNarrowed && <ButtonLink label={words.clear} href={deskRoutes.inbox} variant="line" />}
        </div>
      </form>
    </Disclosure>
  );
}
