import { MARK_FIELD } from '../../domain/desk/lead-status.ts';
import type { LeadView } from '../../domain/desk/lead-views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import styles from './LeadAnswer.module.css';
import { NOTES_FORM } from './NotesForm.tsx';

type Props = Pick<LeadView, 'replyHref' | 'whatsappHref' | 'callHref'> & {
  /** Whether it waits for an answer. */
  isNew: boolean;
};

/**
 * Ways to answer a lead. The server does not hear of an answer by mail or telephone: a button of the form for notes,
 * which is on the same page, says so and saves what was typed there.
 */
export function LeadAnswer({ replyHref, whatsappHref, callHref, isNew }: Props) {
  const { reply, whatsapp, call, markAnswered, notes } = deskWords.lead;
  return (
    <div className={`on-screen ${styles.answer}`}>
      <ButtonLink label={reply} href={replyHref} />{' '}
      {whatsappHref && <ButtonLink label={whatsapp} href={whatsappHref} variant="maiz" newTab />}{' '}
      {callHref && <ButtonLink label={call} href={callHref} variant="line" />}{' '}
      {isNew && (
        <>
          {/* Enter in a field presses the first button of its form: this one, which changes no status. */}
          <button type="submit" form={NOTES_FORM} className="hidden" tabIndex={-1} aria-hidden="true">
            {notes.save}
          </button>
          <Button type="submit" form={NOTES_FORM} name={MARK_FIELD} value="respondida" variant="line">
            {markAnswered}
          </Button>
        </>
      )}
    </div>
  );
}
