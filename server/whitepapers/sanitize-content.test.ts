import { describe, expect, test } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { HONEST_HTML, HOSTILE_HTML } from '../../tests/harness/unit/hostile-html.ts';
import { sanitizeContent } from './sanitize-content.ts';

const siteUrl = 'https://tilo.example';
const storageUrl = 'https://noticias.example/storage';
const clean = (html: string) => sanitizeContent(html, { siteUrl, storageUrl });

/** Added after sanitizing: the only class of ours. */
const HIDDEN_CAPTION = '<caption class="hidden">';
/** Every tag in the HTML, with its attributes. */
const tagsOf = (html: string) => html.replaceAll(HIDDEN_CAPTION, '<caption>').match(/<[a-z][^>]*>/gi) ?? [];
const FORBIDDEN_TAG =
  /^<(script|style|iframe|frame|object|embed|svg|math|form|input|button|base|meta|link|template)\b/i;
const FORBIDDEN_ATTRIBUTE = /\s(on\w+|style|id|name|class|srcdoc|srcset|formaction|popover\w*)\s*=/i;
const FORBIDDEN_ADDRESS = /(?:href|src)="\s*(?:javascript|vbscript|data)/i;

function expectHarmless(html: string): void {
  for (const tag of tagsOf(html)) {
    expect(tag).not.toMatch(FORBIDDEN_TAG);
    expect(tag.replace(/="[^"]*"/g, '=')).not.toMatch(FORBIDDEN_ATTRIBUTE);
    expect(tag).not.toMatch(FORBIDDEN_ADDRESS);
  }
}

test.each(Object.entries(HOSTILE_HTML))('sanitizeContent() removes %s', (_, html) => {
  expectHarmless(clean(html));
});

const TABLE =
  '<h2>Horario</h2><p>Son dos.</p><table><tr><th>Puerto</th><th>Hora</th></tr><tr><td>Alto</td><td>7:00</td></tr></table>';

test.each(Object.entries(HOSTILE_HTML))('sanitizeContent() removes %s beside, above and inside a table', (_, html) => {
  const inside = TABLE.replace('Horario', () => html).replace('7:00', () => html);
  expectHarmless(clean(html + inside));
});

test('sanitizeContent() gives tables a caption and their header cells a scope', () => {
  expect(clean(TABLE)).toBe(
    `<h2>Horario</h2><p>Son dos.</p><table>${HIDDEN_CAPTION}Horario</caption><tr><th scope="col">Puerto</th><th scope="col">Hora</th></tr>` +
      '<tr><th scope="row">Alto</th><td>7:00</td></tr></table>',
  );
});

test.each(Object.entries(HONEST_HTML))('sanitizeContent() leaves allowed HTML unchanged: %s', (_, html) => {
  expect(clean(html)).toBe(html);
});

describe('headings are demoted below the page’s h1', () => {
  test.each([
    ['<h1>a</h1><h2>b</h2><h6>c</h6>', '<h2>a</h2><h3>b</h3><h6>c</h6>'],
    ['<h3>a</h3><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
    ['<h2>a</h2><h5>b</h5>', '<h2>a</h2><h5>b</h5>'],
    ['<H1 class="x">a</H1>', '<h2>a</h2>'],
    ['<p>a</p>', '<p>a</p>'],
  ])('%s becomes %s', (given, expected) => {
    expect(clean(given)).toBe(expected);
  });
});

describe('links', () => {
  test.each([
    ['https://web.dev/x', '<a href="https://web.dev/x" rel="noopener noreferrer nofollow" target="_blank">a</a>'],
    ['https://tilo.example/aprender', '<a href="https://tilo.example/aprender">a</a>'],
    ['/aprender', '<a href="/aprender">a</a>'],
    ['//evil.example/x', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
    ['ftp://evil.example', '<a>a</a>'],
    ['tel:+593991234567', '<a href="tel:+593991234567">a</a>'],
    ['http://[', '<a>a</a>'],
  ])('to %s become %s', (href, expected) => {
    expect(clean(`<a href="${href}" target="_blank" rel="opener" ping="/x">a</a>`)).toBe(expected);
  });
});

describe('pictures', () => {
  const picture = (src: string) => `<img src="${src}" alt="" loading="lazy" decoding="async" />`;
  test.each([
    ['news/a.webp', picture('https://noticias.example/storage/news/a.webp')],
    ['/news/a.webp', picture('https://noticias.example/storage/news/a.webp')],
    ['https://noticias.example/storage/b.png', picture('https://noticias.example/storage/b.png')],
    ['https://noticias.example/b.png', ''],
    ['https://evil.example/b.png', ''],
    ['//evil.example/b.png', picture('https://noticias.example/storage/evil.example/b.png')],
    ['data:image/png;base64,AA', ''],
  ])('from %s become «%s»', (src, expected) => {
    expect(clean(`<img src="${src}" onerror="pwned()" width="10x">`)).toBe(expected);
  });

  test('are removed when no storage host is configured', () => {
    expect(sanitizeContent('<p>a<img src="x.png"></p>', { siteUrl })).toBe('<p>a</p>');
  });

  test('keep a valid size and their alt text', () => {
    expect(clean('<img src="a.png" alt="Un mapa" width="640" height="-1">')).toContain(
      'alt="Un mapa" width="640" load',
    );
  });
});

test('excessive nesting is truncated', () => {
  const depth = 20_000;
  const cleaned = clean(`${'<blockquote>'.repeat(depth)}a${'</blockquote>'.repeat(depth)}`);
  expect(tagsOf(cleaned).length).toBeLessThan(100);
});

describe('photographs of our own', () => {
  const address = (width: number, format: 'avif' | 'jpg') =>
    routes.picture({ hash: '0123456789abcdef', width, format });
  const set = `${address(480, 'avif')} 480w, ${address(800, 'avif')} 800w`;
  const source = `<source type="image/avif" srcset="${set}" sizes="90vw" />`;
  const image = `<img src="${address(800, 'jpg')}" alt="Un valle" width="800" height="600" loading="lazy" decoding="async" />`;

  test('are kept in all their formats, even without a storage host', () => {
    const html = `<p><picture>${source}${image}</picture></p>`;
    expect(sanitizeContent(html, { siteUrl })).toBe(html);
  });

  test.each([
    'https://otro.example/a.avif 480w',
    `${address(480, 'avif')} 480w, //otro.example/b.avif 800w`,
    '/imagenes/../api/x 1w',
  ])('lose a source with a file from elsewhere: %s', (srcset) =>
    expect(sanitizeContent(`<picture><source srcset="${srcset}">${image}</picture>`, { siteUrl })).toBe(
      `<picture>${image}</picture>`,
    ),
  );

  test.each(['/imagenes/../api/v1/contact', '/imagenes/valle.jpg', '/escritorio'])(
    'cannot have the address %s',
    (src) => expect(sanitizeContent(`<img src="${src}">`, { siteUrl })).toBe(''),
  );
});
