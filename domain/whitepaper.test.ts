import { describe, expect, test } from 'vitest';
import { browse, NewsError, PAGE_SIZE, readNews, whitepaperFileSchema, whitepaperSchema } from './whitepaper.ts';

const record = {
  title_es: 'Cómo elegir un dominio',
  slug_es: 'elegir-dominio',
  tags_es: ['dominios'],
  content_es: '<p>Texto.</p>',
  featured_img: '',
  created_at: '2026-11-21',
};

describe('a record of the feed', () => {
  test.each([
    [{ title_es: '  Dos\n líneas ' }, { title_es: 'Dos líneas' }],
    [{ slug_es: ' Elegir-Dominio ' }, { slug_es: 'elegir-dominio' }],
    [{ tags_es: 'ventas, correo ,ventas,' }, { tags_es: ['ventas', 'correo'] }],
    [{ tags_es: ['Ventas', 'ventas', ' '] }, { tags_es: ['ventas'] }],
    [{ tags_es: null }, { tags_es: [] }],
    [{ featured_img: null }, { featured_img: '' }],
    [{ created_at: '2024-05-03T12:00:00.000000Z' }, { created_at: '2024-05-03T12:00:00.000000Z' }],
    [{ created_at: '2024-05-03 12:00:00' }, { created_at: '2024-05-03 12:00:00' }],
    [{ extra: 1 }, {}],
  ])('%j is read as %j', (given, expected) => {
    expect(whitepaperSchema.parse({ ...record, ...given })).toEqual({ ...record, ...expected });
  });

  test.each([
    ['title_es', ' '],
    ['title_es', 'x'.repeat(201)],
    ['title_es', 5],
    ['slug_es', '../secreto'],
    ['slug_es', 'a/b'],
    ['slug_es', 'x'.repeat(121)],
    ['slug_es', ''],
    ['slug_es', 'é'],
    ['tags_es', ['x'.repeat(41)]],
    ['content_es', null],
    ['created_at', 'ayer'],
    ['created_at', '2024-13-45'],
    ['created_at', 1],
    ['picture', 'unicorn'],
  ])('%s may not be %j', (field, value) => {
    expect(whitepaperSchema.safeParse({ ...record, [field]: value }).success).toBe(false);
  });
});

describe('readNews', () => {
  const older = { ...record, slug_es: 'viejo', created_at: '2020-01-01' };

  test.each([
    ['its list', { data: [older, record] }],
    ['a list in a list', { data: { data: [older, record] } }],
  ])('reads %s, newest first', (_, feed) => {
    expect(readNews(feed)).toEqual({ documents: [record, older], problems: [] });
  });

  test('leaves bad records and repeated slugs out, and names them', () => {
    const { documents, problems } = readNews({
      data: [null, record, { ...record, title_es: 5, slug_es: '/' }, record],
    });
    expect(documents).toEqual([record]);
    expect(problems).toEqual(['record 0: shape', 'record 2: title_es, slug_es', 'record 3: slug_es repeated']);
  });

  test.each([[undefined], [null], ['x'], [[]], [{}], [{ data: 'x' }], [{ data: { data: {} } }], [{ data: [{}] }]])(
    'refuses %j',
    (feed) => {
      expect(() => readNews(feed)).toThrow(NewsError);
    },
  );

  test('an empty list is a list', () => {
    expect(readNews({ data: [] }).documents).toEqual([]);
  });

  test('survives __proto__ and constructor as names', () => {
    const feed = JSON.parse('{"data":[{"__proto__":{"title_es":"a"},"slug_es":"constructor"}]}');
    expect(() => readNews(feed)).toThrow(NewsError);
  });
});

describe('browse', () => {
  const all = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, index) => ({
    ...record,
    slug_es: `d-${index}`,
    tags_es: index === 0 ? ['Facturación'] : ['ventas'],
  }));
  const look = (query: string) => browse(all, new URLSearchParams(query));

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
  ])('%j shows page %i, %i long, of tag %s', (query, page, length, tag) => {
    const shelf = look(query);
    expect([shelf.page, shelf.shown.length, shelf.tag]).toEqual([page, length, tag]);
  });

  test('tags come most used first, each once', () => {
    expect(look('').tags).toEqual([
      { slug: 'ventas', name: 'ventas' },
      { slug: 'facturacion', name: 'Facturación' },
    ]);
  });

  test('nothing is one empty page', () => {
    expect(browse([], new URLSearchParams())).toMatchObject({ shown: [], tags: [], page: 1, pageCount: 1 });
  });
});

describe('a file of content/whitepapers', () => {
  const head = {
    title: 'Título',
    description: 'Descripción',
    date: new Date('2026-11-21'),
    tags: ['ventas'],
    keywords: ['venta'],
    picture: 'mail',
  };

  test('its date is a day', () => {
    expect(whitepaperFileSchema.parse(head).date).toBe('2026-11-21');
  });

  test.each([
    ['title', 'x'.repeat(53)],
    ['description', 'x'.repeat(161)],
    ['date', 'mañana'],
    ['tags', []],
    ['keywords', []],
    ['picture', 'perro'],
    ['draft', true],
  ])('%s may not be %j', (field, value) => {
    const { error } = whitepaperFileSchema.safeParse({ ...head, [field]: value });
    expect(error?.issues).toHaveLength(1);
  });
});
