import { deskRoutes } from './desk-routes.ts';
import { LEAD_STATUSES } from './lead-status.ts';

/** What the list can be narrowed to: a status, or how an email fares. */
export const INBOX_STATES = [...LEAD_STATUSES, 'sin-entregar', 'cuarentena'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/** The list that an address asks for. */
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

/** Reads a query; what makes no sense in it is left out. */
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

/** The address of a list. */
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
/** Nine digits tell phones of Ecuador apart, with or without the country's code or the zero before them. */
export const PHONE_DIGITS = 9;

/**
 * The words of a search: lower case, without accents, each the beginning of a word to be found. A phone number is cut to
 * its last nine digits.
 */
export function searchWords(search: string): readonly string[] {
  const plain = search.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const isPhone = /^[\d\s()+.-]{9,}$/.test(plain);
  if (isPhone) return [plain.replace(/\D/g, '').slice(-PHONE_DIGITS)];
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}
