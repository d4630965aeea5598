import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { HistoryView } from '../../../domain/desk/editor/history-views.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { formatMoment } from '../../../domain/site/moment.ts';
import { ButtonLink, SubmitButton } from '../../ui/controls/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ContentProblems } from './ContentProblems.tsx';
import styles from './HistoryPage.module.css';

const words = editorWords.history;

/** What was published, newest first, with the way back to each. */
export function HistoryPage({ entries, older, version, meanwhile, again, isFirst, problems }: HistoryView) {
  return (
    <DeskPage title={words.title} back={{ label: editorWords.title, href: deskRoutes.content }}>
      {meanwhile && <Alert tone="warning" title={editorWords.pending.meanwhile} text={meanwhile.join(', ')} live />}
      <ContentProblems title={words.problems} problems={problems} />
      {again && <Alert tone="warning" title={words.overlapped} text={again.join(', ')} live />}
      {(entries.length > 0 ? words.about : [words.none]).map((line) => (
        <p key={line} className="muted">
          {line}
        </p>
      ))}
      <ol className={`stack ${styles.entries}`}>
        {entries.map(({ id, at, device, files }, index) => (
          <li key={id} className="stack">
            <Entry
              title={formatMoment(at)}
              about={words.publication(id, device)}
              id={id}
              isNow={isFirst && index === 0}
              version={version}
            />
            <ChangeList files={files} />
          </li>
        ))}
        {entries.length > 0 && !older && (
          <li>
            <Entry title={words.first} id={0} version={version} />
          </li>
        )}
      </ol>
      {older && <ButtonLink label={words.older} href={older} arrow="forward" />}
    </DeskPage>
  );
}

type EntryProps = { title: string; about?: string; id: number; isNow?: boolean; version: number };

/** A point in time, with the buttons that take back what was published then, and what came after. */
function Entry({ title, about, id, isNow = false, version }: EntryProps) {
  const button = { more: about ?? title, value: id, variant: 'line' } as const;
  return (
    <form method="post" action={deskRoutes.contentHistory} className={`row apart ${styles.head}`}>
      <input type="hidden" name={FORM_FIELDS.version} value={version} />
      <hgroup>
        <h2>{title}</h2>
        {about && <p className="muted">{about}</p>}
      </hgroup>
      <div className="row">
        {isNow && <span>{words.now}</span>} {about && <SubmitButton {...button} label={words.undo} name="deshacer" />}{' '}
        {!isNow && <SubmitButton {...button} label={words.back} name="volver" />}
      </div>
    </form>
  );
}
