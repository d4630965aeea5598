import { MOST_NAMES, MOST_VISITORS, OTHERS } from '../../domain/visits/limits.ts';
import type { Store } from '../store/tables.ts';

/** Names that need no room among those of a day: that of the others, and none. */
const FREE_NAMES: readonly string[] = [OTHERS, ''];

/** Whether the day has reached the limit of stored visitors. Views are counted regardless. */
export async function isFull(store: Store, day: string): Promise<boolean> {
  const visitors = await store
    .selectFrom('visit_count')
    .select('count')
    .where('bucket', '=', day)
    .where('measure', '=', 'visited')
    .where('name', '=', '')
    .executeTakeFirst();
  return (visitors?.count ?? 0) >= MOST_VISITORS;
}

/**
 * Returns under which name a source or a page is counted on a day: its own as long as the day has room for it, otherwise
 * that of all others. Invented names must not fill the disk that holds the leads.
 */
export async function limitNames(
  store: Store,
  day: string,
  measure: keyof typeof MOST_NAMES,
): Promise<(name: string) => string> {
  const rows = await store
    .selectFrom('visit_count')
    .select('name')
    .where('bucket', '=', day)
    .where('measure', '=', measure)
    .where('name', 'not in', FREE_NAMES)
    .limit(MOST_NAMES[measure])
    .execute();
  const known = new Set(rows.map(({ name }) => name));
  return (name) => {
    if (FREE_NAMES.includes(name) || known.has(name)) return name;
    if (known.size >= MOST_NAMES[measure]) return OTHERS;
    known.add(name);
    return name;
  };
}
