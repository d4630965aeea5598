import type { Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import type { News } from '../whitepapers/whitepaper-source.ts';

/** News that a test changes by hand with `publish`; `asked` counts how often they were to be read again. */
export function fakeNews(first: readonly Whitepaper[] | undefined) {
  let documents = first;
  let asked = 0;
  return {
    documents: () => documents,
    readAt: () => undefined,
    refresh: async () => {
      asked += 1;
    },
    stop: () => {},
    publish: (next: readonly Whitepaper[] | undefined) => {
      documents = next;
    },
    asked: () => asked,
  } satisfies News & Record<string, unknown>;
}

/** A whitepaper of the tests. */
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
