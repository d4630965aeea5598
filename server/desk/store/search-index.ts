import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { PHONE_ENDINGS } from '../../../domain/desk/inbox-filter.ts';
import { isPostgres } from '../../contact/store/dialect.ts';

/** Creates the search index of leads: FTS5 in SQLite, text search in PostgreSQL. */
export const createSearchIndex = (db: Kysely<unknown>): Promise<void> =>
  isPostgres(db) ? createTextSearch(db) : createFts(db);

/** Drops and rebuilds the search index, for a migration that changes which words are indexed. */
export async function rebuildSearchIndex(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table lead drop column search`.execute(db);
    return createTextSearch(db);
  }
  await sql`drop table if exists lead_search`.execute(db);
  await createEmptyFts(db);
  await indexLeads(db, Number.MAX_SAFE_INTEGER);
}

const FIELDS = ['from_name', 'from_email', 'from_phone', 'message', 'reference'];

/** The digits of a phone. SQLite has no regular expressions. */
const SQLITE_DIGITS = [' ', '-', '(', ')', '.', '+', '/'].reduce(
  (text, sign) => `replace(${text}, '${sign}', '')`,
  'from_phone',
);
const SQLITE_WORDS = sql.raw(
  [...FIELDS, ...PHONE_ENDINGS.map((digits) => `substr(${SQLITE_DIGITS}, -${digits})`)].join(" || ' ' || "),
);

/**
 * The index holds no copy of the texts. Its rows have numbers of their own, because `vacuum` renumbers those of `lead`;
 * they follow the order of arrival, so that the newest matches are found first without sorting. Triggers write to plain
 * tables only, and `search-upkeep.ts` to the index, because a damaged index refuses writes and must not refuse a lead.
 */
async function createFts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_search_key (id integer primary key autoincrement, lead_id text not null unique) strict`.execute(
    db,
  );
  await sql`create table lead_search_gone (id integer primary key) strict`.execute(db);
  await createEmptyFts(db);
  await sql`insert into lead_search_key (lead_id) select id from lead order by received_at, id`.execute(db);
  await indexLeads(db, Number.MAX_SAFE_INTEGER);
  await sql`
    create trigger lead_search_added after insert on lead begin
      insert into lead_search_key (lead_id) values (new.id);
    end`.execute(db);
  await sql`
    create trigger lead_search_removed after delete on lead begin
      insert into lead_search_gone (id) select id from lead_search_key where lead_id = old.id;
      delete from lead_search_key where lead_id = old.id;
    end`.execute(db);
}

/** Creates SQLite's index without any words. */
export const createEmptyFts = (db: QueryExecutorProvider) =>
  sql`
    create virtual table lead_search using fts5(
      words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3')`.execute(db);

/** Number of the newest lead in SQLite's index. */
export const LAST_INDEXED = sql<number>`coalesce((select rowid from lead_search order by rowid desc limit 1), 0)`;

/** Adds at most `limit` leads to SQLite's index, the oldest first. Resolves to how many were added. */
export async function indexLeads(db: QueryExecutorProvider, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into lead_search (rowid, words) select lead_search_key.id, ${SQLITE_WORDS}
    from lead_search_key join lead on lead.id = lead_search_key.lead_id
    where lead_search_key.id > ${LAST_INDEXED} order by 1 limit ${sql.lit(limit)}`.execute(db);
  return Number(numAffectedRows);
}

/** Grave, acute, circumflex, tilde, diaeresis, ring and cedilla, as characters that stand after their letter. */
const MARKS = '\u0300\u0301\u0302\u0303\u0308\u030A\u0327';
/** Accented letters that are one character, with their letter. */
const ACCENTS = [...'aeioucnAEIOUCN'].flatMap((letter) =>
  [...MARKS].flatMap((mark) => {
    const accented = (letter + mark).normalize('NFC');
    return accented.length === 1 ? [[accented, letter] as const] : [];
  }),
);
const ACCENTED = ACCENTS.map(([accented]) => accented).join('');
const PLAIN = ACCENTS.map(([, letter]) => letter).join('');

/**
 * The words of a lead in PostgreSQL; marks without a counterpart are removed. Avoids the extension `unaccent`, which
 * needs an administrator.
 */
function postgresWords() {
  const endings = PHONE_ENDINGS.map((digits) => `right(regexp_replace(from_phone, '[^0-9]', '', 'g'), ${digits})`);
  const texts = sql.raw([...FIELDS, ...endings].join(" || ' ' || "));
  const plain = sql`lower(translate(${texts}, ${sql.lit(ACCENTED + MARKS)}, ${sql.lit(PLAIN)}))`;
  return sql`to_tsvector('simple'::regconfig, regexp_replace(${plain}, '[^[:alnum:]]+', ' ', 'g'))`;
}

/**
 * A stored column, not only an index on the expression: computing the words of a lead takes far longer than comparing
 * them, and a filtered search compares those of many leads.
 */
async function createTextSearch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add column search tsvector generated always as (${postgresWords()}) stored`.execute(db);
  await sql`create index lead_search on lead using gin (search)`.execute(db);
}
