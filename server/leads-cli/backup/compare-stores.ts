import { type Lead, readPages } from '../../leads/read-leads.ts';
import type { Store } from '../../store/tables.ts';

/** What the desk changes of a lead; all else stays as it was stored. */
const CHANGING: ReadonlySet<string> = new Set<keyof Lead>(['quarantine', 'status', 'sum_cents', 'note', 'read_at']);

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
    const copied = await copy.selectFrom('lead').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(copied.map((row) => [row.id, row]));
    for (const row of rows) {
      const other = byId.get(row.id);
      if (!other) leads += 1;
      else if (isAltered(row, other)) altered += 1;
    }
  }
  return { leads, altered, ...(await compareContent(store, copy, before)) };
}

const isAltered = (lead: Lead, copied: Partial<Lead>): boolean =>
  Object.entries(copied).some(([column, value]) => !CHANGING.has(column) && lead[column as keyof Lead] !== value);

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
