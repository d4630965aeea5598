import type { Store } from '../contact/store/tables.ts';

/** Stored for one day at most. */
const MOST_VISITORS = 50_000;
const MOST_SOURCES = 500;

/**
 * Whether the day has as many visitors or sources as are stored: invented ones must not fill the disk that the leads are on.
 * Views are counted all the same.
 */
export async function readDayLimits(store: Store, day: string): Promise<{ visitors: boolean; sources: boolean }> {
  const { visitors, sources } = await store
    .selectNoFrom((builder) => [
      builder
        .selectFrom('visit_count')
        .select(({ fn }) => fn.sum<number>('count').as('visited'))
        .where('bucket', '=', day)
        .where('measure', '=', 'visited')
        .where('name', '=', '')
        .as('visitors'),
      builder
        .selectFrom('visit_count')
        .select(({ fn }) => fn.countAll<number>().as('known'))
        .where('bucket', '=', day)
        .where('measure', '=', 'source')
        .as('sources'),
    ])
    .executeTakeFirstOrThrow();
  return { visitors: Number(visitors ?? 0) >= MOST_VISITORS, sources: Number(sources ?? 0) >= MOST_SOURCES };
}
