import { readPages } from '../../leads/read-leads.ts';
import type { Store } from '../../store/tables.ts';

/** What never changes of a lead. */
const FIELDS = [
  'id',
  'reference',
  'received_at',
  'from_name',
  'from_email',
  'from_phone',
  'message',
  'from_site',
  'from_partner',
  'from_serviceid',
  'from_service',
] as const;

/** What of a store is not in a copy of it, or differs there. */
export type Lacking = Awaited<ReturnType<typeof compareStores>>;

/**
 * Compares a store with a restored copy of it: every lead received before a time, word for word, and what the desk had
 * changed by then: publications, files with their texts, and the names of pictures. Leads that were erased since are only in the copy, which is no difference.
 */
export async function compareStores(store: Store, copy: Store, before: number) {
  let [leads, altered] = [0, 0];
  for await (const page of readPages(store, {})) {
    const rows = page.filter(({ received_at }) => received_at < before);
    // The oldest come first: all that follow came later.
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    const copied = await copy.selectFrom('lead').select(FIELDS).where('id', 'in', ids).execute();
    const byId = new Map(copied.map((row) => [row.id, row]));
    for (const row of rows) {
      const other = byId.get(row.id);
      if (!other) leads += 1;
      else if (FIELDS.some((field) => row[field] !== other[field])) altered += 1;
    }
  }
  return { leads, altered, ...(await compareContent(store, copy, before)) };
}

async function compareContent(store: Store, copy: Store, before: number) {
  const countLacking = async (read: (of: Store) => Promise<readonly object[]>): Promise<number> => {
    const known = new Set((await read(copy)).map((row) => JSON.stringify(row)));
    return (await read(store)).filter((row) => !known.has(JSON.stringify(row))).length;
  };
  const publications = await countLacking((of) =>
    of.selectFrom('content_publication').select('id').where('published_at', '<', before).execute(),
  );
  const files = await countLacking((of) =>
    of
      .selectFrom('content_file')
      .select(['path', 'stage', 'text', 'picture'])
      .where('changed_at', '<', before)
      .execute(),
  );
  const pictures = await countLacking((of) =>
    of.selectFrom('content_picture').select('name').where('added_at', '<', before).execute(),
  );
  return { publications: publications + files, pictures };
}
