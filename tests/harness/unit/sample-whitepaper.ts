import type { Whitepaper } from '../../../domain/whitepapers/whitepaper.ts';

/** A valid whitepaper, with `changes` applied. */
export function sampleWhitepaper(changes: Partial<Whitepaper> = {}): Whitepaper {
  return {
    title_es: 'Cómo nace un río',
    slug_es: 'nace-un-rio',
    tags_es: ['dominios'],
    content_es: '<p>Texto.</p>',
    featured_img: '',
    created_at: '2026-11-21',
    ...changes,
  };
}
