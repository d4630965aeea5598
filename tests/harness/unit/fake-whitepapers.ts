import type { Whitepaper } from '../../../domain/whitepapers/whitepaper.ts';
import type { WhitepaperSource } from '../../../server/whitepapers/whitepaper-source.ts';

/** A source whose list `publish` replaces; `refreshes` counts the calls of `refresh`. */
export function fakeWhitepapers(first: readonly Whitepaper[] | undefined) {
  let list = first;
  let refreshes = 0;
  return {
    list: () => list,
    readAt: () => undefined,
    refresh: async () => {
      refreshes += 1;
    },
    prepare: async () => list,
    stop: () => {},
    publish: (next: readonly Whitepaper[] | undefined) => {
      list = next;
    },
    refreshes: () => refreshes,
  } satisfies WhitepaperSource & Record<string, unknown>;
}
