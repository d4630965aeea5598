import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOGO_LIMIT, type Logo, readLogo } from './logo.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const SHAPE = '<path d="M0 0h5v5z"/>';

function read(source: string): Logo {
  const logo = readLogo(source);
  if (!('markup' in logo)) throw new Error(JSON.stringify(logo));
  return logo;
}
const faults = (source: string) => {
  const logo = readLogo(source);
  return 'markup' in logo ? [] : logo.map(({ fault, line, found }) => [fault, line, found]);
};

test.each(['content/logo.svg', 'tests/fixtures/brand/logo.svg'])('%s is a logo of sharp cells', (file) => {
  expect(read(readFileSync(file, 'utf8'))).toMatchObject({ crisp: true });
});

test.each([
  ['viewBox="0 0 100 100"', '0 0 100 100', 100, 100],
  ['viewBox="0,0,300,100" width="20" height="20"', '0 0 300 100', 300, 100],
  ['width="512" height="512px"', '0 0 512 512', 512, 512],
  ['viewBox="-4 -8.5 32 32"', '-4 -8.5 32 32', 32, 32],
  ['width="25.4mm" height="1in"', '0 0 96 96', 96, 96],
])('the box of a file with %s is %s', (attributes, viewBox, width, height) => {
  expect(read(svg(SHAPE, attributes))).toMatchObject({ viewBox, width, height, crisp: false });
});

test.each(['', 'viewBox="0 0 10"', 'viewBox="0 0 0 10"', 'width="100%" height="100%"', 'viewBox="a b c d"'])(
  'a file with the size «%s» is refused',
  (attributes) => {
    expect(faults(svg(SHAPE, attributes))).toEqual([['noSize', 1, '']]);
  },
);

test('what drawing programs write for themselves is left out', () => {
  const file = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Inkscape -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/" viewBox="0 0 9 9" id="svg1" inkscape:version="1.3">
  <title>Logo</title><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>
  <sodipodi:namedview id="view" pagecolor="#fff"/>
  <g inkscape:label="Capa 1" style="fill:#d40000;stroke:none;-inkscape-stroke:none" aria-label="x"><path class="nada" d="M0 0h9z"/></g>
</svg>`;
  expect(read(file).markup).toBe(
    '<g shape-rendering="auto"><g fill="#d40000" stroke="none"><path d="M0 0h9z"/></g></g>',
  );
});

test('classes of a style sheet become attributes, as their author wrote them', () => {
  const style = '<defs><style>/* a */ .cls-1, .b{fill:#f00;font-size:3px} .b{fill:url(#shade)}</style></defs>';
  const gradient = '<linearGradient id="shade"><stop offset="1" style="stop-color:red"/></linearGradient>';
  const { markup } = read(
    svg(`${style}${gradient}<rect class="cls-1" fill="#0f0" width="5" height="5"/><circle class="b" r="2"/>`),
  );
  expect(markup).toContain('<rect fill="#f00" width="5" height="5"/>');
  expect(markup).toContain('<circle r="2" fill="url(#_logo-shade)"/>');
  expect(markup).toContain('<linearGradient id="_logo-shade"><stop offset="1" stop-color="red"/></linearGradient>');
  expect(markup).not.toMatch(/style|class/);
});

test('the attributes of the outermost element are kept, and the text’s colour and the palette’s stay names', () => {
  const { markup } = read(svg('<path fill="var(--maiz)" d="M0 0h1z"/>', 'viewBox="0 0 1 1" fill="currentColor"'));
  expect(markup).toBe('<g shape-rendering="auto" fill="currentColor"><path fill="var(--maiz)" d="M0 0h1z"/></g>');
});

test.each([
  ['', ['empty', 1, '']],
  ['\uFFFDPNG\r\n\u001A\nIHDR', ['notSvg', 1, '']],
  ['<html><svg/></html>', ['notSvg', 1, '']],
  [svg(`<path d="M0 0${'h1'.repeat(LOGO_LIMIT / 2)}"/>`), ['tooLarge', 1, '31']],
  [svg('\n<path d="Hola M50"/>'), ['path', 2, 'Hola M50']],
  [svg('\n<path d="M0 0url(#a)"/>'), ['path', 2, 'M0 0url(#a)']],
  [svg(`${SHAPE}<script>alert(1)</script>`), ['element', 1, 'script']],
  [svg(`${SHAPE}<foreignObject/>`), ['element', 1, 'foreignObject']],
  [svg(`${SHAPE}<image href="data:image/png;base64,AA"/>`), ['element', 1, 'image']],
  [svg(`${SHAPE}<a href="javascript:alert(1)"><path d="M0 0z"/></a>`), ['element', 1, 'a']],
  [svg(`${SHAPE}<animate attributeName="href"/>`), ['element', 1, 'animate']],
  [svg('<use href="https://x.example/a.svg#b"/>'), ['external', 1, 'https://x.example/a.svg#b']],
  [svg('<use xlink:href="otro.svg#b"/>'), ['external', 1, 'otro.svg#b']],
  [svg('<path d="M0 0z" fill="url(https://x.example/a#b)"/>'), ['external', 1, 'url(https://x.example/a#b)']],
  [svg('<path d="M0 0z" style="fill:url(&quot;//x.example&quot;)"/>'), ['external', 1, 'url("//x.example")']],
  [svg('<path d="M0 0z" fill="\\75rl(//x)"/>'), ['value', 1, '\\75rl(//x)']],
  [svg('<path d="M0 0z" fill="url(#x)"/>'), ['reference', 1, 'url(#x)']],
  [svg('<path d="M0 0z" fill="var(--rosa)"/>'), ['colour', 1, 'var(--rosa)']],
  [svg('<path d="M0 0z" fill="var(--maiz, url(x))"/>'), ['external', 1, 'var(--maiz, url(x))']],
  [svg(`<style>@import url(//x);</style>${SHAPE}`), ['style', 1, '']],
  [svg(`<style>path{fill:red}</style>${SHAPE}`), ['style', 1, '']],
  [svg('<g id="a"><use href="#b"/></g><use id="b" href="#a"/>'), ['value', 1, '#b']],
  [svg('<title>Nada</title><defs/>'), ['empty', 1, '']],
  [svg(`<path d="M0 0z">\n${SHAPE}`), ['unclosed', 1, 'path']],
  [svg(`<g>\n<defs><stop/>${SHAPE}</g>`), ['unclosed', 2, 'defs']],
  ['<svg viewBox="0 0 1 1"/>', ['empty', 1, '']],
  [`<svg viewBox="0 0 1 1">${SHAPE}<path d="M0 0`, ['unclosed', 1, 'svg']],
  [`<svg viewBox="0 0 1 1">${SHAPE}<!-- </svg>`, ['unclosed', 1, 'svg']],
])('«%s» is refused with its reason and line', (source, problem) => {
  expect(faults(source)[0]).toEqual(problem);
});

test('all problems are reported at once', () => {
  expect(
    faults(
      svg('\n<path d="x"/>\n<path d="y"/>\n<text fill="url(x)"><tspan/></text>\n<path d="M0 0z"><animate/></path>'),
    ).map(([fault, line]) => [fault, line]),
  ).toEqual([
    ['path', 2],
    ['path', 3],
    ['element', 4],
    ['element', 5],
  ]);
});

test.each(['onclick', 'ONLOAD', 'onbegin', 'style', 'formaction'])('the attribute «%s» is left out', (name) => {
  expect(read(svg(`<path d="M0 0z" ${name}="alert(1)"/>`)).markup).toBe(
    '<g shape-rendering="auto"><path d="M0 0z"/></g>',
  );
});

test('text of attributes cannot leave them', () => {
  const { markup } = read(svg('<path d="M0 0z" transform="&quot;&gt;&lt;script&gt;"/>').replace('&lt;', ''));
  expect(markup).toContain('transform="&quot;&gt;script&gt;"');
});
