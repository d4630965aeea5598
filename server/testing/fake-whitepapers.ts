import type { Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import type { WhitepaperSource } from '../whitepapers/whitepaper-source.ts';

/** A source that `publish` changes; `refreshes` counts the calls of `refresh`. */
export function fakeWhitepapers(first: readonly Whitepaper[] | undefined) {
  let list = first;
  let refreshes = 0;
  return {
    list: () => list,
    readAt: () => undefined,
    refresh: async () => {
      refreshes += 1;
    },
    stop: () => {},
    publish: (next: readonly Whitepaper[] | undefined) => {
      list = next;
    },
    refreshes: () => refreshes,
  } satisfies WhitepaperSource & Record<string, unknown>;
}

/** A whitepaper with `changes`. */
export function sampleWhitepaper(changes: Partial<Whitepaper> = {}): Whitepaper {
  return {
    title_es: 'Cómo elegir un dominio',
    slug_es: 'elegir-dominio',
    tags_es: ['dominios'],
    content_es: '<p>Texto.</p>',
    featured_img: '',
    created_at: '2026-11-21',
    ...changes,
  };
}
