import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { type InboxFilter, withFilter } from '../../domain/desk/inbox-filter.ts';
import { LEAD_STATUSES, NOTE_LIMIT } from '../../domain/desk/lead-status.ts';
import type { NotesView } from '../../domain/desk/lead-views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Field } from '../ui/controls/Field.tsx';
import styles from './NotesForm.module.css';

/** Id of the form, for buttons elsewhere on the page. */
export const NOTES_FORM = 'seguimiento';

type Props = Omit<NotesView, 'changed'> & { reference: string; filter: InboxFilter };

/** What the agency notes about a lead: where it stands, what it brought, and anything else. A rejected field has focus. */
export function NotesForm({ reference, filter, status, sum, note, version, problem }: Props) {
  const words = deskWords.lead.notes;
  return (
    <form
      id={NOTES_FORM}
      method="post"
      action={withFilter(deskRoutes.leadAction(reference, 'anotar'), filter)}
      className={styles.form}
    >
      <h2>{words.title}</h2>
      <input type="hidden" name="anterior" value={version} />
      <fieldset className={styles.statuses}>
        <legend>{words.status}</legend>
        {LEAD_STATUSES.map((choice) => (
          <label key={choice}>
            <input type="radio" name="estado" value={choice} defaultChecked={choice === status} />
            {deskWords.statuses[choice]}
          </label>
        ))}
      </fieldset>
      <Field
        name="suma"
        label={words.sum.label}
        placeholder={words.sum.hint}
        defaultValue={sum}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        problem={problem === 'sum' ? words.problems.sum : undefined}
        autoFocus={problem === 'sum'}
      />
      <Field
        name="nota"
        label={words.note.label}
        placeholder={words.note.hint}
        defaultValue={note}
        maxLength={NOTE_LIMIT}
        multiline
        problem={problem === 'note' ? words.problems.note : undefined}
        autoFocus={problem === 'note'}
      />
      <div>
        <Button type="submit">{words.save}</Button>
      </div>
    </form>
  );
}
