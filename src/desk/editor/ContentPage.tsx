import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import type { ContentGroup, ContentListView } from '../../../domain/desk/editor/views.ts';
import { editorWords as words } from '../../../domain/desk/editor/words.ts';
import { formatMoment } from '../../../domain/site/moment.ts';
import { ButtonLink, SubmitButton } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { ChangeList } from './ChangeList.tsx';
import styles from './ContentPage.module.css';
import { FoundTexts } from './FoundTexts.tsx';

/** What the site says: what is pending, a search over all texts, and every file with its form. */
export function ContentPage(view: ContentListView) {
  const { groups, search, found, pending, failedSchedule, conflicts, bin, isNew } = view;
  return (
    <DeskPage title={words.title} aside={<Ways pending={pending} />}>
      {failedSchedule !== undefined && (
        <Alert tone="error" title={words.pending.schedule.failed(formatMoment(failedSchedule))} />
      )}
      {isNew && (
        <Alert tone="info" title={words.introTitle} icon="speech">
          {words.intro.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      <search>
        <form method="get" action={deskRoutes.content} className={`stack ${styles.search}`}>
          <Field name="q" label={words.search.label} defaultValue={search} type="search" maxLength={100} />
          <SubmitButton label={words.search.submit} />
        </form>
      </search>
      {search && <Found search={search} found={found} />}
      {!search && (
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
      )}
      {!search && bin.length > 0 && <Bin bin={bin} />}
    </DeskPage>
  );
}

function Conflicts({ conflicts }: Pick<ContentListView, 'conflicts'>) {
  return (
    <Alert tone="warning" title={words.conflicts.title} text={words.conflicts.text}>
      <form method="post" action={deskRoutes.content}>
        <ChangeList
          files={conflicts}
          actions={({ path, title }) => (
            <SubmitButton label={words.conflicts.keep} more={title} name="dejar" value={path} variant="line" />
          )}
        />
      </form>
    </Alert>
  );
}

function Ways({ pending }: Pick<ContentListView, 'pending'>) {
  return (
    <div className="row">
      {pending > 0 && <ButtonLink label={words.pending.link(pending)} href={deskRoutes.pendingContent} />}{' '}
      <ButtonLink label={words.preview} href={deskRoutes.preview('/')} variant="line" />{' '}
      <ButtonLink label={words.photos.title} href={deskRoutes.photos} variant="line" />{' '}
      <ButtonLink label={words.history.title} href={deskRoutes.contentHistory} variant="line" />
    </div>
  );
}

function Found({ search, found }: Pick<ContentListView, 'search' | 'found'>) {
  if (found.length === 0) return <p role="status">{words.search.none(search)}</p>;
  return (
    <>
      <p role="status">{words.search.found(found.length)}</p>
      <FoundTexts found={found} />
    </>
  );
}

function Group({ title, files, add }: ContentGroup) {
  return (
    <section className={`stack ${styles.group}`}>
      <h2>{title}</h2>
      <ul className="ruled">
        {files.map(({ file, title: label, href, price, isPending, isHidden }) => (
          <li key={href} id={file} className="row">
            <TextLink href={href}>{label}</TextLink> {price && <span>{price}</span>}{' '}
            {isHidden && <small>{words.isHidden}</small>} {isPending && <small>{words.isPending}</small>}
          </li>
        ))}
      </ul>
      {add && <ButtonLink {...add} variant="line" />}
    </section>
  );
}

function Bin({ bin }: Pick<ContentListView, 'bin'>) {
  return (
    <form method="post" action={deskRoutes.content} className={`stack ${styles.group}`}>
      <h2>{words.remove.bin}</h2>
      <ul className="ruled">
        {bin.map(({ path, title }) => (
          <li key={path} className="row">
            {title}{' '}
            <SubmitButton label={words.remove.restore} more={title} name="recuperar" value={path} variant="line" />
          </li>
        ))}
      </ul>
    </form>
  );
}
