import { deskWords } from '../../content/desk.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { NoticeView } from '../../domain/desk/views.ts';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { Field } from '../ui/controls/Field.tsx';
import { DeskPage } from './DeskPage.tsx';

/** Why a page is not shown, and a way back. */
export function DeskNotice({ notice, signedIn, onwards, unsaved }: NoticeView) {
  const { title, text } = deskWords.notices[notice];
  return (
    <DeskPage title={title} narrow>
      <p>{text}</p>
      {signedIn && (
        <div className="actions">
          <ButtonLink label={deskWords.lead.back} href={deskRoutes.inbox} variant="line" arrow="back" />
        </div>
      )}
      {unsaved && (
        <>
          {unsaved.note && (
            <Field name="nota" label={deskWords.lead.notes.note.label} defaultValue={unsaved.note} multiline readOnly />
          )}
          <div className="actions">
            <ButtonLink label={deskWords.signIn.enter} href={unsaved.signIn} arrow="forward" />
          </div>
        </>
      )}
      {onwards && (
        <div className="actions">
          <ButtonLink label={deskWords.name} href={onwards} arrow="forward" />
        </div>
      )}
    </DeskPage>
  );
}
