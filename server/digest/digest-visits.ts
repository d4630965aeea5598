import { daysUntil } from '../../domain/visits/range.ts';
import type { Env } from '../config/env.ts';
import type { CommandContent } from '../content/command-content.ts';
import type { Log } from '../process/log.ts';
import type { Store } from '../store/tables.ts';
import { readFigures } from '../visits/read-figures.ts';
import type { ReadVisits } from './digest-facts.ts';

const WEEK_DAYS = 7;

/**
 * Reads the counted visits of the week; undefined while none are counted, or the catalogue cannot be read. A failure is logged and leaves them out: the
 * rest of the digest matters more.
 */
export function openDigestVisits(
  { VISITS }: Pick<Env, 'VISITS'>,
  store: Store,
  content: () => CommandContent,
  log: Pick<Log, 'error'>,
): ReadVisits {
  return async ({ sunday }) => {
    const { catalogue } = content();
    if (!VISITS || !catalogue) return undefined;
    try {
      const figures = await readFigures(store, catalogue, daysUntil(sunday, WEEK_DAYS));
      return figures.since === undefined ? undefined : figures;
    } catch (error) {
      log.error({ err: error }, 'visits not read for the digest');
      return undefined;
    }
  };
}
