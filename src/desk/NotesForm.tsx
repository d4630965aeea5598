import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { type InboxFilter, withFilter } from '../../domain/desk/inbox-filter.ts';
import { LEAD_STATUSES, NOTE_LIMIT, NOTES_FIELDS, SUM_LENGTH } from '../../domain/desk/lead-status.ts';
import type { LeadView, NotesView } from '../../domain/desk/lead-views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { ButtonLink, SubmitButton } from '../ui/controls/Button.tsx';
import { Field } from '../ui/controls/Field.tsx';
import styles from './NotesForm.module.css';

/** Id of the form, for a button elsewhere on the page. */
const NOTES_FORM = 'seguimiento';

type Props = Omit<NotesView, 'changed'> & { reference: string; filter: InboxFilter };

/** What the agency notes about a lead: where it stands, what it brought, and anything else. A rejected field has focus. */
export function NotesForm({ reference, filter, status, sum, note, version, problem }: Props) {
  const words = deskWords.lead.notes;
  return (
    <form
      id={NOTES_FORM}
      method="post"
      action={withFilter(deskRoutes.leadAction(reference, 'anotar'), filter)}
      className={`stack notched ${styles.form}`}
    >
      <h2>{words.title}</h2>
      <input type="hidden" name={NOTES_FIELDS.version} value={version} />
      <fieldset className={styles.statuses}>
        <legend>{words.status}</legend>
        {LEAD_STATUSES.map((choice) => (
          <label key={choice}>
            <input type="radio" name={NOTES_FIELDS.status} value={choice} defaultChecked={choice === status} />
            {deskWords.statuses[choice]}
          </label>
        ))}
      </fieldset>
      <Field
        name={NOTES_FIELDS.sum}
        label={words.sum.label}
        placeholder={words.sum.hint}
        defaultValue={sum}
        inputMode="decimal"
        autoComplete="off"
        maxLength={SUM_LENGTH}
        problem={problem === 'sum' ? words.problems.sum : undefined}
        autoFocus={problem === 'sum'}
      />
      <Field
        name={NOTES_FIELDS.note}
        label={words.note.label}
        placeholder={words.note.hint}
        defaultValue={note}
        maxLength={NOTE_LIMIT}
        multiline
        problem={problem === 'note' ? words.problems.note : undefined}
        autoFocus={problem === 'note'}
      />
      <div>
        <SubmitButton label={words.save} />
      </div>
    </form>
  );
}

type AnswerProps = Pick<LeadView, 'replyHref' | 'whatsappHref' | 'callHref'> & {
  /** Whether it waits for an answer. */
  isNew: boolean;
};

/**
 * Ways to answer a lead. The server does not hear of an answer by mail or telephone: a button of the form for notes
 * says so, and saves what was typed there.
 */
export function LeadAnswer({ replyHref, whatsappHref, callHref, isNew }: AnswerProps) {
  const { reply, whatsapp, call, markAnswered, notes } = deskWords.lead;
  return (
    <div className={`on-screen actions ${styles.answer}`}>
      <ButtonLink label={reply} href={replyHref} />{' '}
      {whatsappHref && <ButtonLink label={whatsapp} href={whatsappHref} variant="maiz" newTab />}{' '}
      {callHref && <ButtonLink label={call} href={callHref} variant="line" />}{' '}
      {isNew && (
        <>
          {/* Enter in a field presses the first button of its form: this one, which changes no status. */}
          <button type="submit" form={NOTES_FORM} className="hidden" tabIndex={-1} aria-hidden="true">
            {notes.save}
          </button>
          <SubmitButton
            label={markAnswered}
            form={NOTES_FORM}
            name={NOTES_FIELDS.mark}
            value="respondida"
            variant="line"
          />
        </>
      )}
    </div>
  );
}
