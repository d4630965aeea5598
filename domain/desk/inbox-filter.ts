import { deskRoutes } from './desk-routes.ts';
import { DONE_FIELD, type Done } from './done.ts';
import { LEAD_STATUSES } from './lead-status.ts';

/** States by which the list can be filtered: a status, failed emails, or quarantine. */
export const INBOX_STATES = [...LEAD_STATUSES, 'sin-entregar', 'cuarentena'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/** The filter in the query of the list's address. */
export type InboxFilter = {
  /** Words, looked for in name, email, phone, message and reference. */
  readonly search: string;
  readonly state?: InboxState | undefined;
  /** Id of a plan. */
  readonly service?: string | undefined;
  /** Continues after this lead. */
  readonly after?: InboxCursor | undefined;
};

/** The last lead of a page. */
export type InboxCursor = { readonly receivedAt: number; readonly id: string };

export const INBOX_PAGE = 50;
const LONGEST = 120;
const CURSOR = /^(\d{1,15})_([\w-]{1,40})$/;

/** Reads the query of a request; invalid parameters are ignored. */
export function readInboxFilter(query: unknown): InboxFilter {
  const text = (name: string) => {
    const value = (query as Readonly<Record<string, unknown>>)[name];
    // PostgreSQL accepts no null character in text.
    return typeof value === 'string' ? value.slice(0, LONGEST).replaceAll('\0', '') : '';
  };
  const [, receivedAt, id] = CURSOR.exec(text('despues')) ?? [];
  return {
    search: text('buscar').trim(),
    state: INBOX_STATES.find((state) => state === text('estado')),
    service: text('servicio') || undefined,
    after: receivedAt && id ? { receivedAt: Number(receivedAt), id } : undefined,
  };
}

/** The address of the list under a filter. */
export const inboxHref = (filter: InboxFilter): string => withFilter(deskRoutes.inbox, filter);

/** A path with the list's filter as its query, and with what a form has done. */
export function withFilter(path: string, { search, state, service, after }: InboxFilter, done?: Done): string {
  const query = new URLSearchParams({
    ...(search && { buscar: search }),
    ...(state && { estado: state }),
    ...(service && { servicio: service }),
    ...(after && { despues: `${after.receivedAt}_${after.id}` }),
    ...(done && { [DONE_FIELD]: done }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
