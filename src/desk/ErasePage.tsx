import { Fragment } from 'react';
import { deskRoutes, ERASED_FIELD } from '../../domain/desk/desk-routes.ts';
import { inboxHref, withFilter } from '../../domain/desk/inbox-filter.ts';
import type { EraseView } from '../../domain/desk/views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { ButtonLink, SubmitButton } from '../ui/controls/Button.tsx';
import { breakable } from '../ui/controls/PlainLink.tsx';
import { Alert } from '../ui/status/Alert.tsx';
import { DeskPage } from './DeskPage.tsx';
import styles from './ErasePage.module.css';

/** Asks for confirmation before all data of a person are erased, then reports what was deleted. */
export function ErasePage({ reference, email, references, version, hasMore, filter, erased }: EraseView) {
  const words = deskWords.erase;
  if (erased) return <Erased asked={references.length} email={email} filter={filter} {...erased} />;
  return (
    <DeskPage title={words.title} narrow>
      <Alert tone="warning" title={words.ask(references.length)}>
        <p>
          <b>
            <bdi>{breakable(email)}</bdi>
          </b>
          :{' '}
          {references.map((one, index) => (
            <Fragment key={one}>
              {index > 0 && ', '}
              <span className="reference">{one}</span>
            </Fragment>
          ))}
        </p>
        {hasMore && <p>{words.more}</p>}
        <p>{words.what}</p>
      </Alert>
      <form
        method="post"
        action={withFilter(deskRoutes.leadAction(reference, 'borrar'), filter)}
        className={`actions ${styles.confirm}`}
      >
        <input type="hidden" name={ERASED_FIELD} value={version} />
        <SubmitButton label={words.confirm} />
        <ButtonLink label={words.cancel} href={withFilter(deskRoutes.lead(reference), filter)} variant="line" />
      </form>
    </DeskPage>
  );
}

type ErasedProps = Exclude<EraseView['erased'], undefined> & { asked: number } & Pick<EraseView, 'email' | 'filter'>;

function Erased({ asked, email, filter, rows, clean }: ErasedProps) {
  const words = deskWords.erase;
  const isDone = rows === asked && clean;
  return (
    <DeskPage title={words.doneTitle} narrow>
      <Alert tone={isDone ? 'ok' : 'warning'} title={words.done(rows)} live>
        {rows < asked && <p>{words.sending(asked - rows)}</p>}
        {!clean && <p>{breakable(words.traces(email))}</p>}
        <p>{words.elsewhere}</p>
      </Alert>
      <div className="actions">
        <ButtonLink label={deskWords.lead.back} href={inboxHref(filter)} variant="line" arrow="back" />
      </div>
    </DeskPage>
  );
}
