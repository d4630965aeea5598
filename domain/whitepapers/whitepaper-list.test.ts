import { describe, expect, test } from 'vitest';
import { sampleWhitepaper } from '../../tests/harness/unit/sample-whitepaper.ts';
import { nearbyPages, PAGE_SIZE, paginate } from './whitepaper-list.ts';

const record = sampleWhitepaper();

describe('paginate', () => {
  const all = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, index) => ({
    ...record,
    slug_es: `d-${index}`,
    tags_es: index === 0 ? ['Facturación'] : ['ventas'],
  }));
  const look = (query: string) => paginate(all, new URLSearchParams(query));

  test.each([
    ['', 1, PAGE_SIZE, undefined],
    ['pagina=2', 2, PAGE_SIZE, undefined],
    ['pagina=3', 3, 1, undefined],
    ['pagina=4', 1, PAGE_SIZE, undefined],
    ['pagina=0', 1, PAGE_SIZE, undefined],
    ['pagina=1.5', 1, PAGE_SIZE, undefined],
    ['pagina=x', 1, PAGE_SIZE, undefined],
    ['etiqueta=facturacion', 1, 1, 'facturacion'],
    ['etiqueta=ventas&pagina=2', 2, PAGE_SIZE, 'ventas'],
    ['etiqueta=nada', 1, PAGE_SIZE, undefined],
  ])('%j returns page %i with %i whitepapers of tag %s', (query, page, length, tag) => {
    const listPage = look(query);
    expect([listPage.page, listPage.shown.length, listPage.tag]).toEqual([page, length, tag]);
  });

  test('returns each tag once, most used first', () => {
    expect(look('').tags).toEqual([
      { slug: 'ventas', name: 'ventas' },
      { slug: 'facturacion', name: 'Facturación' },
    ]);
  });

  test('caches the tag counts of a list', () => {
    let counted = 0;
    const list = [
      {
        ...record,
        get tags_es() {
          counted += 1;
          return ['ventas'];
        },
      },
    ];
    for (const query of ['', 'pagina=2', 'etiqueta=ventas', 'etiqueta=nada', '']) {
      expect(paginate(list, new URLSearchParams(query)).shown).toHaveLength(1);
    }
    expect(counted).toBe(1);
  });

  test('returns one empty page when there are no whitepapers', () => {
    expect(paginate([], new URLSearchParams())).toMatchObject({ shown: [], tags: [], page: 1, pageCount: 1 });
  });

  test('returns at most twelve of a hundred tags, plus the selected one', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...record, tags_es: [`tema ${index}`] }));
    expect(paginate(many, new URLSearchParams()).tags).toHaveLength(12);
    const { tags, tag } = paginate(many, new URLSearchParams('etiqueta=tema-99'));
    expect([tags.length, tags.at(-1)?.slug, tag]).toEqual([13, 'tema-99', 'tema-99']);
  });
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 4, 5, 6, 9]],
  [84, 84, [1, 83, 84]],
])('page %i of %i links to pages %j', (page, pageCount, expected) => {
  expect(nearbyPages({ page, pageCount })).toEqual(expected);
});
