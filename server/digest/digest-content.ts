import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { editorWords } from '../../domain/desk/editor/words.ts';
import { notificationProblem } from '../../domain/desk/notification-problem.ts';
import { formatCount, formatSize } from '../../domain/site/amounts.ts';
import { formatDay, formatMoment } from '../../domain/site/moment.ts';
import type { Compared } from '../../domain/visits/figures.ts';
import { STEPS } from '../../domain/visits/funnel.ts';
import { figureWords } from '../../domain/visits/words.ts';
import type { Sender } from '../mail/mail.ts';
import { LATE_MS } from '../outbox/outbox-state.ts';
import { LITTLE_SPACE_BYTES } from '../process/free-space.ts';
import { BACKUP_LATE_MS } from '../store/backup-record.ts';
import type { DigestFacts, VisitNumbers } from './digest-facts.ts';
import { digestWords as words } from './words.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A label with one value, or with those of the week and the week before. */
export type DigestRow = readonly [label: string, ...values: string[]];

export type DigestContent = ReturnType<typeof digestContent>;

/** What a digest says, in words, for its plain text and its HTML. */
export function digestContent({ desk, site }: Sender, facts: DigestFacts) {
  const { requests, weeks, visits } = facts;
  return {
    subject: words.subject(requests.now, requests.before),
    title: words.title(requests.now),
    period: words.period(formatDay(weeks.week.from), formatDay(weeks.week.to - DAY_MS)),
    toDo: toDo(facts, desk !== undefined),
    tables: [
      { title: words.week.title, rows: weekRows(requests, visits) },
      ...(visits ? [{ title: figureWords.funnel.title, rows: funnelRows(visits) }] : []),
      { title: words.health.title, rows: healthRows(facts) },
    ],
    /** Where the desk is, if the site has one. */
    desk: desk && desk + deskRoutes.inbox,
    footer: words.footer(site),
  };
}

/** What needs the owner's attention; empty when all is well. Leads are marked as answered on the desk alone. */
function toDo(facts: DigestFacts, hasDesk: boolean): readonly string[] {
  const { now, unanswered, held, outbox, failures, failedSchedule, backupAt, drill, freeBytes } = facts;
  const { oldestPending, dead } = outbox;
  // Absolute: a time in the future was written while the clock was ahead.
  const isLate = oldestPending !== null && Math.abs(now - oldestPending) > LATE_MS;
  const isOld = backupAt !== null && Math.abs(now - backupAt) > BACKUP_LATE_MS;
  const isFull = freeBytes !== undefined && freeBytes < LITTLE_SPACE_BYTES;
  return [
    ...(dead > 0 ? [words.undelivered(dead)] : []),
    ...(isLate ? [words.late(formatDay(oldestPending))] : []),
    ...(hasDesk && unanswered.oldest !== null
      ? [words.unanswered(unanswered.requests, formatDay(unanswered.oldest))]
      : []),
    ...(held.oldest === null ? [] : [words.held(held.requests, formatDay(held.oldest))]),
    ...failures.map(({ kind, code }) => notificationProblem(kind, code)),
    ...(failedSchedule === undefined ? [] : [editorWords.pending.schedule.failed(formatMoment(failedSchedule))]),
    ...(isOld ? [words.oldBackup(formatDay(backupAt))] : []),
    ...(backupAt === null ? [words.noBackup] : []),
    ...(drill?.passed === false ? [words.drillFailed(formatDay(drill.at))] : []),
    ...(isFull ? [words.diskLow(sizeOf(freeBytes))] : []),
  ];
}

const row = (label: string, { now, before }: Compared, comparable = true): DigestRow => [
  label,
  formatCount(now),
  comparable ? formatCount(before) : words.unknown,
];

function weekRows(requests: Compared, visits: VisitNumbers | undefined): DigestRow[] {
  const { visitors, views } = figureWords.visits;
  return [
    row(words.week.requests, requests),
    ...(visits ? [row(visitors, visits.visitors, visits.comparable), row(views, visits.views, visits.comparable)] : []),
  ];
}

const funnelRows = ({ funnel, comparable }: VisitNumbers): DigestRow[] =>
  STEPS.map((step) => row(figureWords.funnel.steps[step], funnel[step], comparable));

/** A size that does not break over two lines. */
const sizeOf = (bytes: number) => formatSize(bytes).replace(' ', '\u00A0');

function healthRows({ outbox, backupAt, drill, freeBytes }: DigestFacts): DigestRow[] {
  const { health } = words;
  const waiting = outbox.oldestPending === null ? health.none : health.since(formatDay(outbox.oldestPending));
  return [
    [health.outbox, waiting],
    [health.backup, backupAt === null ? health.never : formatDay(backupAt)],
    ...(drill?.passed ? [[health.drill, health.drilled(formatDay(drill.at), drill.leads)] as const] : []),
    ...(freeBytes === undefined ? [] : [[health.disk, health.free(sizeOf(freeBytes))] as const]),
  ];
}
