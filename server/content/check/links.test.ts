import { expect, test } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { studio } from '../../../tests/harness/unit/studio-catalogue.ts';
import { checkWords as words } from '../words.ts';
import { checkLinks, unpublishedPages } from './links.ts';

const guide = (head: string) => ({ file: 'content/whitepapers/guia.md', text: `---\n${head}\n---\nTexto.\n` });

test.each([
  ['a draft', true, 'date: 2026-11-01\ndraft: true'],
  ['one whose day has not come', true, 'date: 2026-11-23'],
  ['one of today', false, 'date: 2026-11-22'],
])('%s is unpublished: %s', (_name, expected, head) => {
  // Before the names are filled in, a title may be longer than one may be.
  const title = `title: '${'{company.legal.name} '.repeat(4).trim()}'`;
  const pages = unpublishedPages([guide(`${title}\n${head}`)], '2026-11-22');
  expect([...pages]).toEqual(expected ? [routes.whitepaper('guia')] : []);
});

test.each([
  ['date: 2026-12-01', 'date: 2026-12-08', true],
  ['date: 2026-12-08', 'date: 2026-12-01', false],
  ['date: 2026-12-01', 'date: 2026-12-01', false],
  ['date: 2026-11-01', 'date: 2026-12-01', true],
  ['date: 2026-11-01', 'date: 2026-11-08', false],
  ['date: 2026-12-01', 'date: 2026-11-01\ndraft: true', true],
  ['date: 2026-11-01\ndraft: true', 'date: 2026-12-01', false],
])('a guide of «%s» that links to one of «%s» does so too early: %s', (own, other, expected) => {
  const guides = [
    { file: 'content/whitepapers/tilo.md', text: `---\n${own}\n---\n[Sigue](${routes.whitepaper('molle')}).\n` },
    { file: 'content/whitepapers/molle.md', text: `---\n${other}\n---\nTexto.\n` },
  ];
  const site = { catalogue: studio, isPage: () => true, today: '2026-11-22', missing: [], facts: new Map() };
  const said = checkLinks(guides, site).map(({ message }) => message);
  expect(said).toEqual(expected ? [words.text.unpublished(routes.whitepaper('molle'))] : []);
});

test.each(['#', '##', '###'].map((mark) => `${mark} Tilo\n\nHojas.\n\n${mark} Desde {company.town}`))(
  'links lead to the chapters of %j as the page has them',
  (chapters) => {
    const links = ['tilo', 'desde-quito', 'desde-molle'].map((id) => `[${id}](#tema-${id})`).join('\n\n');
    const file = { file: 'content/whitepapers/guia.md', text: `${chapters}\n\n${links}\n` };
    const facts = new Map([['company.town', 'Quito']]);
    const site = { catalogue: studio, isPage: () => true, today: '2026-11-22', missing: [], facts };
    const said = checkLinks([file], site).map(({ message }) => message);
    expect(said).toEqual([words.text.noAnchor('#tema-desde-molle')]);
  },
);
