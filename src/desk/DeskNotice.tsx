import { deskWords } from '../../content/desk.ts';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { NoticeView } from '../../domain/desk/views.ts';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { DeskPage } from './DeskPage.tsx';

/** Why there is no page, and the way back. */
export function DeskNotice({ notice, signedIn, onwards }: NoticeView) {
  const { title, text } = deskWords.notices[notice];
  return (
    <DeskPage title={title} narrow>
      <p>{text}</p>
      {signedIn && (
        <div className="actions">
          <ButtonLink label={deskWords.lead.back} href={deskRoutes.inbox} variant="line" arrow="back" />
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
