import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../domain/desk/editor/form-fields.ts';
import { inboxHref } from '../../domain/desk/inbox-filter.ts';
import { NOTES_FIELDS } from '../../domain/desk/lead-status.ts';
import type { NoticeView } from '../../domain/desk/views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { ButtonLink, SubmitButton } from '../ui/controls/Button.tsx';
import { Field } from '../ui/controls/Field.tsx';
import { DeskPage } from './DeskPage.tsx';

/** Why a page is not shown, and a way back. */
export function DeskNotice({ notice, unsaved, again, ...ways }: NoticeView) {
  const { title, text } = deskWords.notices[notice];
  const way = wayOf(ways);
  return (
    <DeskPage title={title} narrow>
      <p>{text}</p>
      {unsaved && (
        <Field
          name={NOTES_FIELDS.note}
          label={deskWords.lead.notes.unsaved}
          defaultValue={unsaved}
          multiline
          readOnly
        />
      )}
      {way && (
        <div className="actions">
          <ButtonLink {...way} newTab={again !== undefined} />
        </div>
      )}
      {again && (
        // To the address of this page, to which it was sent before.
        <form method="post">
          <input type="hidden" name={FORM_FIELDS.again} value={again} />
          <SubmitButton label={deskWords.again} />
        </form>
      )}
    </DeskPage>
  );
}

/** Back to the list, to the sign-in page, or on to the page that the browser is redirected to. */
function wayOf({ signedIn, filter, signIn, onwards }: Omit<NoticeView, 'notice' | 'unsaved' | 'again'>) {
  const back = filter ? inboxHref(filter) : deskRoutes.inbox;
  if (signedIn) return { label: deskWords.lead.back, href: back, variant: 'line', arrow: 'back' } as const;
  if (signIn) return { label: deskWords.signIn.enter, href: signIn, arrow: 'forward' } as const;
  return onwards && ({ label: deskWords.name, href: onwards, arrow: 'forward' } as const);
}
