import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatMoney } from '../../../domain/price.ts';
import { routes } from '../../../domain/routes.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { checkWords } from '../words.ts';
import { checkContent } from './check-content.ts';

const FOLDER = 'tests/fixtures/brand';
const PRICE = formatMoney(7);
const MONTH_MS = 30 * 24 * 3_600_000;

test.each([
  ['plans/web-splash', 'yaml'],
  ['projects/molino-uno', 'yaml'],
  ['whitepapers/como-nace-un-rio', 'md'],
])('a copy of %s that a file manager made is one problem', (path, extension) => {
  const file = `content/${path} (copia).${extension}`;
  const text = readFileSync(`${FOLDER}/${path}.${extension}`, 'utf8');
  const { report } = checkContent(FOLDER, { [file]: { text, changed: '2026-01-01' } });
  const proposal = `${path.slice(path.indexOf('/') + 1)}-copia.${extension}`;
  expect(report.problems).toMatchObject([{ file, message: checkWords.text.fileName(proposal) }]);
});

test('a name in a guide that nothing fills, as of a removed plan or an empty fact, is a hint; other braces are not', () => {
  const file = 'content/whitepapers/como-nace-un-rio.md';
  const text = readFileSync(`${FOLDER}/whitepapers/como-nace-un-rio.md`, 'utf8');
  const line = text.split('\n').length;
  const names = '{company.town}, {company.nada}, {price.tilo}, {company.author} y {molle}';
  const company = readFileSync(`${FOLDER}/company.yaml`, 'utf8').replace(/^author: .*$/m, "author: ''");
  const { report } = checkContent(FOLDER, {
    [file]: { text: text + names, changed: '2026-01-01' },
    'content/company.yaml': { text: company, changed: '2026-01-01' },
  });
  expect(report.problems).toEqual([]);
  const hints = ['{company.nada}', '{price.tilo}', '{company.author}'].map((name) => ({
    ...{ file, line },
    message: expect.stringContaining(name),
  }));
  expect(report.hints.filter((hint) => hint.file === file)).toMatchObject(hints);
});

test('a comment in a plan may name a price, which a text may not', () => {
  const file = 'content/plans/gfx-g-nivel-1.yaml';
  const text = readFileSync(`${FOLDER}/plans/gfx-g-nivel-1.yaml`, 'utf8').replace(
    /^summary: .*$/m,
    `summary: Desde ${PRICE} al mes.`,
  );
  const { report } = checkContent(FOLDER, { [file]: { text: `# Antes: ${PRICE}.\n${text}`, changed: '2026-01-01' } });
  expect(report.problems).toMatchObject([{ file, field: 'summary', message: checkWords.text.writtenPrice(PRICE) }]);
});

test('a service whose page has no file is a problem of the catalogue', () => {
  const file = 'content/catalogue.yaml';
  const text = readFileSync(`${FOLDER}/catalogue.yaml`, 'utf8').replace(/page: hosting$/m, 'page: tilo');
  const { report } = checkContent(FOLDER, { [file]: { text, changed: '2026-01-01' } });
  const message = checkWords.wrong(checkWords.rules['noPageFile'] ?? '', checkWords.found.text('tilo'));
  expect(report.problems.filter((one) => one.file === file)).toMatchObject([{ field: 'services.1.page', message }]);
});

test('a mark of a footnote in a guide is plain text', () => {
  const file = 'content/whitepapers/como-nace-un-rio.md';
  const text = `${readFileSync(`${FOLDER}/whitepapers/como-nace-un-rio.md`, 'utf8')}\nTilo[^1].\n\n[^1]: Molle, de 2020.\n`;
  const { content, report } = checkContent(FOLDER, { [file]: { text, changed: '2026-01-01' } });
  expect(report.problems).toEqual([]);
  expect(content?.whitepaperFiles.find(({ html }) => html.includes('Tilo'))?.html).toMatch(
    /Tilo\[\^1\]\.[^#]*\[\^1\]: Molle/,
  );
});

test('a guide whose HTML is too long is a problem of its file', () => {
  const file = 'content/whitepapers/como-nace-un-rio.md';
  const text = readFileSync(`${FOLDER}/whitepapers/como-nace-un-rio.md`, 'utf8') + 'tilo '.repeat(60_000);
  const { report } = checkContent(FOLDER, { [file]: { text, changed: '2026-01-01' } });
  expect(report.problems).toMatchObject([{ file, message: checkWords.text.longGuide('300,000') }]);
});

test.each([
  ['false', [['content/redirects.yaml', '0.from']]],
  ['true', []],
])('a redirect begins at the address of a guide of a later day (draft: %s): the problems are %j', (draft, found) => {
  const later = dayInEcuador(Date.now() + MONTH_MS);
  const text = readFileSync(`${FOLDER}/whitepapers/el-color-de-la-tinta.md`, 'utf8')
    .replace(/^title: .*$/m, 'title: Tilo')
    .replace(/^date: .*$/m, `date: ${later}\ndraft: ${draft}`);
  const redirects = `- from: ${routes.whitepaper('tilo')}\n  to: ${routes.whitepapers}\n`;
  const { report } = checkContent(FOLDER, {
    'content/whitepapers/tilo.md': { text, changed: '2026-01-01' },
    'content/redirects.yaml': { text: redirects, changed: '2026-01-01' },
  });
  expect(report.problems.map(({ file, field }) => [file, field])).toEqual(found);
});
