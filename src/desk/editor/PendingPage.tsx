import { Fragment } from 'react';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { PendingView } from '../../../domain/desk/editor/views.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { formatMoment } from '../../../domain/site/moment.ts';
import { ButtonLink, SubmitButton } from '../../ui/controls/Button.tsx';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ContentProblems } from './ContentProblems.tsx';
import styles from './PendingPage.module.css';

const words = editorWords.pending;

/** What is saved and not published, with before and after, and the buttons that publish or discard it. */
export function PendingPage({ files, isOfHidden, meanwhile, problems, hints, together = [], ...later }: PendingView) {
  const { failedSchedule, refusedMoment } = later;
  return (
    <DeskPage title={words.title} back={{ label: editorWords.title, href: deskRoutes.content }}>
      {meanwhile && <Alert tone="warning" title={words.meanwhile} text={meanwhile.join(', ')} live />}
      {together.length > 0 && <Together files={files.filter(({ path }) => together.includes(path))} />}
      {refusedMoment !== undefined && (
        <Alert tone="error" title={words.schedule.refused} live>
          <a href={`#${FORM_FIELDS.moment}`}>{words.schedule.label}</a>
        </Alert>
      )}
      {failedSchedule !== undefined && (
        <Alert tone="error" title={words.schedule.failed(formatMoment(failedSchedule))} />
      )}
      <ContentProblems title={isOfHidden ? words.hidden : words.problems} problems={problems} />
      <ContentProblems title={editorWords.hints} problems={hints} />
      {files.length + problems.length === 0 && <p>{words.none}</p>}
      {files.length > 0 && <Pending files={files} isReady={problems.length === 0} />}
      {files.length > 0 && <Later {...later} />}
    </DeskPage>
  );
}

type Files = Pick<PendingView, 'files'>;

/** Tells the server which changes a form shows. */
function Listed({ files }: Files) {
  return files.map(({ path, version }) => (
    <Fragment key={path}>
      <input type="hidden" name={FORM_FIELDS.listed} value={path} />
      <input type="hidden" name={FORM_FIELDS.version} value={version} />
    </Fragment>
  ));
}

/** Offers to discard changes that do not stand without each other. */
function Together({ files }: Files) {
  return (
    <Alert tone="warning" title={words.together.title} live>
      <form method="post" action={deskRoutes.pendingContent} className="stack">
        <Listed files={files} />
        <p>{words.together.text}</p>
        <p>{files.map(({ title, kind }) => `${title} (${editorWords.kinds[kind]})`).join(', ')}</p>
        <div>
          <SubmitButton
            label={words.discardAll.submit(files.length)}
            name={FORM_FIELDS.button}
            value="descartar"
            variant="line"
          />
        </div>
      </form>
    </Alert>
  );
}

/** The form for the day and hour at which everything is published. */
function Later({
  scheduledAt,
  failedSchedule,
  refusedMoment,
  typedMoment,
}: Pick<PendingView, 'scheduledAt' | 'failedSchedule' | 'refusedMoment' | 'typedMoment'>) {
  const { title, label, submit, at, refused, cancel } = words.schedule;
  return (
    <form method="post" action={deskRoutes.pendingContent} className={`fields ${styles.later}`}>
      <h2>{title}</h2>
      {scheduledAt !== undefined && <p>{at(formatMoment(scheduledAt))}</p>}
      <Field
        name={FORM_FIELDS.moment}
        label={label}
        defaultValue={refusedMoment ?? typedMoment}
        problem={refusedMoment === undefined ? undefined : refused}
        type="datetime-local"
      />
      <div className="row">
        <SubmitButton label={submit} name={FORM_FIELDS.button} value="programar" variant="line" />
        {(scheduledAt ?? failedSchedule) !== undefined && (
          <SubmitButton label={cancel} name={FORM_FIELDS.button} value="no-programar" variant="line" />
        )}
      </div>
    </form>
  );
}

/** `isReady`: nothing stands in the way of publishing. */
function Pending({ files, isReady }: Files & { isReady: boolean }) {
  return (
    <form method="post" action={deskRoutes.pendingContent}>
      <Listed files={files} />
      <ChangeList
        files={files}
        actions={({ path, title }) => (
          <SubmitButton
            label={words.discard}
            more={title}
            name={FORM_FIELDS.button}
            value={`descartar:${path}`}
            variant="line"
          />
        )}
      />
      {isReady && (
        <div className="actions save">
          <SubmitButton label={words.publish} name={FORM_FIELDS.button} value="publicar" />{' '}
          <ButtonLink label={editorWords.preview} href={deskRoutes.preview('/')} variant="line" />
        </div>
      )}
      {files.length > 1 && (
        <Disclosure summary={words.discardAll.summary} className={styles.discard}>
          <p>{words.discardAll.text}</p>
          <SubmitButton
            label={words.discardAll.submit(files.length)}
            name={FORM_FIELDS.button}
            value="descartar"
            variant="line"
          />
        </Disclosure>
      )}
    </form>
  );
}
