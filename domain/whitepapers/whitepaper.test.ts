import { describe, expect, test } from 'vitest';
import { sampleWhitepaper } from '../../tests/harness/unit/sample-whitepaper.ts';
import { FeedError, parseFeed, whitepaperSchema } from './whitepaper.ts';
import { whitepaperFileSchema } from './whitepaper-file.ts';

const record = sampleWhitepaper();

describe('a feed record', () => {
  test.each([
    [{ title_es: '  Dos\n líneas ' }, { title_es: 'Dos líneas' }],
    [{ title_es: 'Con \u0001 control y \u202eal revés' }, { title_es: 'Con control y al revés' }],
    [{ slug_es: ' Nace-Un-Rio ' }, { slug_es: 'nace-un-rio' }],
    [{ slug_es: 'x'.repeat(120) }, { slug_es: 'x'.repeat(120) }],
    [{ tags_es: 'ventas, correo ,ventas,' }, { tags_es: ['ventas', 'correo'] }],
    [{ tags_es: '["a","b"]' }, { tags_es: ['a', 'b'] }],
    [{ tags_es: '[a' }, { tags_es: [] }],
    [{ tags_es: ['Ventas', 'ventas', ' ', 5, 'x'.repeat(41)] }, { tags_es: ['ventas'] }],
    [
      { tags_es: Array.from({ length: 20 }, (_, index) => `t${index}`) },
      { tags_es: Array.from({ length: 12 }, (_, index) => `t${index}`) },
    ],
    [{ tags_es: null }, { tags_es: [] }],
    [{ content_es: '<p>a\u0000b\n</p>' }, { content_es: '<p>ab\n</p>' }],
    [{ featured_img: null }, { featured_img: '' }],
    [{ created_at: '2024-05-03T12:00:00.000000Z' }, { created_at: '2024-05-03' }],
    [{ created_at: '2024-05-03 12:00:00' }, { created_at: '2024-05-03' }],
    [{ description_es: null, keywords_es: 'a, b', picture: 'perro' }, {}],
    [{ extra: 1 }, {}],
  ])('%j is parsed as %j', (given, expected) => {
    expect(whitepaperSchema.parse({ ...record, ...given })).toEqual({ ...record, ...expected });
  });

  test.each([
    ['title_es', ' '],
    ['title_es', 'x'.repeat(201)],
    ['title_es', 5],
    ['slug_es', 'a/b'],
    ['slug_es', 'x'.repeat(121)],
    ['slug_es', ''],
    ['slug_es', 'documento-no-encontrado'],
    ['content_es', null],
    ['content_es', 'x'.repeat(300_001)],
    ['created_at', '2026-02-31'],
    ['created_at', '2026-11-21 (hola)'],
    ['created_at', 1],
  ])('%s may not be %j', (field, value) => {
    expect(whitepaperSchema.safeParse({ ...record, [field]: value }).success).toBe(false);
  });
});

describe('parseFeed', () => {
  const older = { ...record, slug_es: 'viejo', created_at: '2020-01-01' };
  const asIs = (html: string) => html;
  const read = (feed: unknown) => parseFeed(JSON.stringify(feed), asIs);

  test.each([
    ['`data` as a list', { data: [older, record] }],
    ['a list nested in `data.data`', { data: { data: [older, record] } }],
  ])('reads %s and sorts it, newest first', (_, feed) => {
    expect(read(feed)).toEqual({ list: [record, older], problems: [] });
  });

  test('skips and reports invalid records and duplicate slugs', () => {
    const { list, problems } = read({ data: [null, record, { ...record, title_es: 5, slug_es: '/' }, record] });
    expect(list).toEqual([record]);
    expect(problems).toEqual(['record 0: shape', 'record 2: title_es, slug_es', 'record 3: slug_es repeated']);
  });

  test('skips only the record whose HTML cannot be sanitized', () => {
    const sanitize = (html: string) => {
      if (html === 'bomb') throw new RangeError();
      return html.toUpperCase();
    };
    const feed = JSON.stringify({ data: [{ ...older, content_es: 'bomb' }, record] });
    expect(parseFeed(feed, sanitize)).toEqual({
      list: [{ ...record, content_es: '<P>TEXTO.</P>' }],
      problems: ['record 0: content_es'],
    });
  });

  test('reads at most 5000 records and lists at most 20 invalid ones', () => {
    const { list, problems } = read({ data: [record, ...Array.from({ length: 6_000 }, () => ({}))] });
    expect(list).toEqual([record]);
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe('records beyond 5000');
  });

  test.each([[null], ['x'], [[]], [{}], [{ data: 'x' }], [{ data: { data: {} } }], [{ data: [{}] }]])(
    'rejects %j',
    (feed) => {
      expect(() => read(feed)).toThrow(FeedError);
    },
  );

  test.each(['', '{', '<html>'])('rejects the text %j', (feed) => {
    expect(() => parseFeed(feed, asIs)).toThrow(FeedError);
  });

  test('accepts an empty list', () => {
    expect(read({ data: [] }).list).toEqual([]);
  });

  test('does not take the fields of a record from its __proto__ key', () => {
    const feed = '{"data":[{"__proto__":{"title_es":"a"},"slug_es":"constructor"}]}';
    expect(() => parseFeed(feed, asIs)).toThrow(FeedError);
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

  test('parses its date as a calendar date', () => {
    expect(whitepaperFileSchema.parse(head).date).toBe('2026-11-21');
  });

  test.each([
    ['title', 'x'.repeat(53)],
    ['description', 'x'.repeat(161)],
    ['tags', []],
    ['keywords', []],
    ['picture', 'perro'],
    ['subtitle', 'más'],
  ])('%s may not be %j', (field, value) => {
    const { error } = whitepaperFileSchema.safeParse({ ...head, [field]: value });
    expect(error?.issues).toHaveLength(1);
  });
});
