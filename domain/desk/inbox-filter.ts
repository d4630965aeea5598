import { deskRoutes } from './desk-routes.ts';
import { DONE_FIELD, type Done } from './done.ts';
import { LEAD_STATUSES } from './lead-status.ts';

/** States by which the list can be filtered: a status, failed emails, or quarantine. */
export const INBOX_STATES = [...LEAD_STATUSES, 'sin-entregar', 'cuarentena'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/** The filter in the query of the list's address. */
export type InboxFilter = {
  /** Words, looked for in name, email, phone, message and reference. */
  readonly search?: string | undefined;
  readonly state?: InboxState | undefined;
  /** Id of a plan. */
  readonly service?: string | undefined;
  /** Continues after this lead. */
  readonly after?: InboxCursor | undefined;
};

/** The last lead of a page. */
export type InboxCursor = { readonly receivedAt: number; readonly id: string };

/** Names of the filter in the query. */
export const FILTER_FIELDS = { search: 'buscar', state: 'estado', service: 'servicio', after: 'despues' } as const;
/** Longest value of one, in characters. */
export const FILTER_LIMIT = 120;
export const INBOX_PAGE = 50;
const CURSOR = /^(\d{1,15})_([\w-]{1,40})$/;

/** Reads the query of a request; invalid parameters are ignored. */
export function readInboxFilter(query: unknown): InboxFilter {
  const text = (name: keyof typeof FILTER_FIELDS) => {
    const value = (query as Readonly<Record<string, unknown>>)[FILTER_FIELDS[name]];
    // PostgreSQL accepts no null character in text.
    return typeof value === 'string' ? value.slice(0, FILTER_LIMIT).replaceAll('\0', '') : '';
  };
  const [, receivedAt, id] = CURSOR.exec(text('after')) ?? [];
  return {
    search: text('search').trim() || undefined,
    state: INBOX_STATES.find((state) => state === text('state')),
    service: text('service') || undefined,
    after: receivedAt && id ? { receivedAt: Number(receivedAt), id } : undefined,
  };
}

/** The address of the list under a filter. */
export const inboxHref = (filter: InboxFilter): string => withFilter(deskRoutes.inbox, filter);

/** A path with the list's filter as its query, and with what a form has done. */
export function withFilter(path: string, { search, state, service, after }: InboxFilter, done?: Done): string {
  const query = new URLSearchParams({
    ...(search && { [FILTER_FIELDS.search]: search }),
    ...(state && { [FILTER_FIELDS.state]: state }),
    ...(service && { [FILTER_FIELDS.service]: service }),
    ...(after && { [FILTER_FIELDS.after]: `${after.receivedAt}_${after.id}` }),
    ...(done && { [DONE_FIELD]: done }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
