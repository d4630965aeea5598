import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { editorWords } from '../../domain/desk/editor/words.ts';
import { inboxHref } from '../../domain/desk/inbox-filter.ts';
import type { InboxView } from '../../domain/desk/lead-views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { routes } from '../../domain/routes.ts';
import { formatDay, formatMoment } from '../../domain/site/moment.ts';
import { ButtonLink, SubmitButton } from '../ui/controls/Button.tsx';
import { TextLink } from '../ui/controls/TextLink.tsx';
import { Alert } from '../ui/status/Alert.tsx';
import { DeskPage } from './DeskPage.tsx';
import { InboxFilterForm, type InboxFilterProps } from './InboxFilterForm.tsx';
import { LeadList } from './LeadList.tsx';

type Props = InboxView & Pick<InboxFilterProps, 'plans'>;

/** The leads, and above them what needs action: emails that did not go out, refused content, and the quarantine. */
export function Inbox({ filter, now, plans, rows, nextHref, ...troubles }: Props) {
  const words = deskWords.inbox;
  const { undelivered, refusedContent, failedSchedule, failedNotifications, held, drill } = troubles;
  const isNarrowed = filter.search || filter.state || filter.service || filter.after;
  const isEmpty = rows.length === 0 && !isNarrowed;
  return (
    <DeskPage title={words.title}>
      <Undelivered undelivered={undelivered} />
      <RefusedContent problems={refusedContent} />
      {failedSchedule !== undefined && (
        <Alert tone="warning" title={editorWords.pending.schedule.failed(formatMoment(failedSchedule))}>
          <TextLink href={deskRoutes.pendingContent}>{editorWords.pending.title}</TextLink>
        </Alert>
      )}
      {failedNotifications.map(({ kind, notifications, code }) => (
        <Alert
          key={kind}
          tone="warning"
          title={words.notifications(notifications, deskWords.lead.delivery.problem(kind, code))}
        />
      ))}
      {drill?.passed === false && <Alert tone="warning" title={words.drill.failed(formatDay(drill.at))} />}
      {held > 0 && (
        <p>
          <TextLink href={inboxHref({ state: 'cuarentena' })}>{words.held(held)}</TextLink>
        </p>
      )}
      {isEmpty ? <Empty /> : <InboxFilterForm filter={filter} plans={plans} />}
      {rows.length > 0 && <LeadList label={words.list} rows={rows} filter={filter} now={now} />}
      {rows.length === 0 && isNarrowed && <p>{words.none}</p>}
      <div className="actions">
        {nextHref && <ButtonLink label={words.more} href={nextHref} arrow="forward" />}
        {filter.after && (
          <ButtonLink label={words.first} href={inboxHref({ ...filter, after: undefined })} variant="line" />
        )}
      </div>
      {(!isEmpty || held > 0) && (
        <p>
          <TextLink href={deskRoutes.exportCsv}>{words.exportCsv}</TextLink>
        </p>
      )}
      {drill?.passed && <small>{words.drill.passed(formatDay(drill.at), drill.leads)}</small>}
    </DeskPage>
  );
}

function Empty() {
  const { empty, tryForm } = deskWords.inbox;
  return (
    <>
      <p>{empty}</p>
      <div>
        <ButtonLink label={tryForm} href={routes.contact} variant="line" arrow="forward" />
      </div>
    </>
  );
}

/** So many problems are named; the check lists all. */
const NAMED_PROBLEMS = 5;

function RefusedContent({ problems }: { readonly problems: InboxView['refusedContent'] }) {
  const words = deskWords.inbox.refusedContent;
  if (!problems) return null;
  const others = problems.length - NAMED_PROBLEMS;
  return (
    <Alert tone="warning" title={words.title} text={problems.length > 0 ? words.text : words.unread}>
      <ul>
        {problems.slice(0, NAMED_PROBLEMS).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {others > 0 && <li>{words.more(others)}</li>}
      </ul>
    </Alert>
  );
}

function Undelivered({ undelivered }: Pick<InboxView, 'undelivered'>) {
  const words = deskWords.inbox.undelivered;
  const all = undelivered.reduce((sum, { emails }) => sum + emails, 0);
  if (all === 0) return null;
  return (
    <Alert tone="error" title={words.title(all)}>
      {undelivered.map(({ code, emails }) => (
        <p key={code}>
          {undelivered.length > 1
            ? words.reason(emails, deskWords.failure(code))
            : words.onlyReason(deskWords.failure(code))}
        </p>
      ))}
      <form method="post" action={deskRoutes.resendAll} className="actions">
        <SubmitButton label={words.resend} />
        <ButtonLink label={words.show} href={inboxHref({ state: 'sin-entregar' })} variant="line" />
      </form>
    </Alert>
  );
}
