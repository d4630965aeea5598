import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { NOT_FOUND } from '../../harness/templates.ts';
import { home, portfolio } from '../../harness/unit/our-content.ts';

test.for([
  ['an unknown address', NOT_FOUND, home.notFound],
  ['an unknown project', routes.project('no-existe'), portfolio.notFound],
] as const)('%s is reported in the title and above the heading', async ([, path, { title, text }], { open }) => {
  const page = await open(path);
  expect(await page.title()).toContain(title);
  const notice = page.locator('main').getByText(text);
  const notified = (await notice.boundingBox())?.y ?? Infinity;
  expect(notified).toBeLessThan((await page.locator('h1').boundingBox())?.y ?? 0);
});
