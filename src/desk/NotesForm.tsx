import { deskWords } from '../../content/desk.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { LEAD_STATUSES, NOTE_LIMIT } from '../../domain/desk/lead-status.ts';
import type { NotesView } from '../../domain/desk/lead-views.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Field } from '../ui/controls/Field.tsx';
import styles from './NotesForm.module.css';

type Props = NotesView & { reference: string };

/** What the agency notes about a lead: where it stands, what it brought, and anything else. */
export function NotesForm({ reference, status, sum, note, problem }: Props) {
  const words = deskWords.lead.notes;
  return (
    <form method="post" action={deskRoutes.leadAction(reference, 'anotar')} className={styles.form}>
      <h2>{words.title}</h2>
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
      />
      <Field
        name="nota"
        label={words.note.label}
        placeholder={words.note.hint}
        defaultValue={note}
        maxLength={NOTE_LIMIT}
        multiline
        problem={problem === 'note' ? words.problems.note : undefined}
      />
      <div>
        <Button type="submit">{words.save}</Button>
      </div>
    </form>
  );
}
