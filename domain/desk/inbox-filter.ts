import { deskRoutes } from './desk-routes.ts';
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

/** Reads a query; invalid parameters are ignored. */
export function readInboxFilter(query: Readonly<Record<string, unknown>>): InboxFilter {
  const text = (name: string) => {
    const value = query[name];
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
export function inboxHref({ search, state, service, after }: InboxFilter): string {
  const query = new URLSearchParams({
    ...(search && { buscar: search }),
    ...(state && { estado: state }),
    ...(service && { servicio: service }),
    ...(after && { despues: `${after.receivedAt}_${after.id}` }),
  });
  return query.size > 0 ? `${deskRoutes.inbox}?${query}` : deskRoutes.inbox;
}

const MOST_WORDS = 8;
/** Nine digits identify a phone of Ecuador, whether written with the country code, a leading zero or neither. */
export const PHONE_DIGITS = 9;

/**
 * The words of a search: in lower case, without accents; each matches the beginning of a word. A phone number is cut to
 * its last nine digits.
 */
export function searchWords(search: string): readonly string[] {
  const plain = search.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const isPhone = /^[\d\s()+.-]{9,}$/.test(plain);
  if (isPhone) return [plain.replace(/\D/g, '').slice(-PHONE_DIGITS)];
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}
