import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { inboxHref } from '../../domain/desk/inbox-filter.ts';
import type { NoticeView } from '../../domain/desk/views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { Field } from '../ui/controls/Field.tsx';
import { DeskPage } from './DeskPage.tsx';

/** Why a page is not shown, and a way back. */
export function DeskNotice({ notice, signedIn, filter, onwards, unsaved, signIn }: NoticeView) {
  const { title, text } = deskWords.notices[notice];
  return (
    <DeskPage title={title} narrow>
      <p>{text}</p>
      {unsaved && <Field name="nota" label={deskWords.lead.notes.unsaved} defaultValue={unsaved} multiline readOnly />}
      {signedIn && (
        <div className="actions">
          <ButtonLink
            label={deskWords.lead.back}
            href={filter ? inboxHref(filter) : deskRoutes.inbox}
            variant="line"
            arrow="back"
          />
        </div>
      )}
      {signIn && (
        <div className="actions">
          <ButtonLink label={deskWords.signIn.enter} href={signIn} arrow="forward" />
        </div>
      )}
      {onwards && (
        <div className="actions">
          <ButtonLink label={deskWords.name} href={onwards} arrow="forward" />
        </div>
      )}
    </DeskPage>
  );
}
