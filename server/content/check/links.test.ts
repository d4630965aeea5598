import { expect, test } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { unpublishedPages } from './links.ts';

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
