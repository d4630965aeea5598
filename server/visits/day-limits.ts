import type { Store } from '../contact/store/tables.ts';

/** Maximum stored per day. */
const MOST_VISITORS = 50_000;
const MOST_SOURCES = 500;

/**
 * Whether the day has reached the limit of stored visitors or sources: invented ones must not fill the disk that holds
 * the leads. Views are counted regardless.
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
