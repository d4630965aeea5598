import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { company } from '../../harness/unit/our-content.ts';
import { getHtml } from '../../raw-request.ts';
import { contactItemsFor, directLinksFor, FIXTURE } from '../snapshots/fixture-content.ts';

const PLAN = { category: 'desarrollo-web', id: 'nivel-2' } as const;
const addressesIn = (page: Page, place: string) =>
  page.locator(`${place} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('a plan page, the drawer and the contact page link to WhatsApp and phone, with the plan in the message', async ({
  visit,
}) => {
  const page = await visit(routes.plan(PLAN), FIXTURE);
  const quote = await page.locator(`main a[href^="${routes.contact}?"]`).first().getAttribute('href');
  const title = new URLSearchParams(quote?.split('?')[1]).get('fromService')?.replaceAll('_', ' ') ?? '';
  expect(title).not.toBe('');
  const hrefsOf = (links: readonly { readonly href?: string }[]) => links.flatMap(({ href }) => href ?? []);
  expect(await addressesIn(page, 'main')).toEqual(expect.arrayContaining(hrefsOf(directLinksFor(title))));
  expect(await addressesIn(page, '#_menu')).toEqual(expect.arrayContaining(hrefsOf(directLinksFor())));
  await page.goto(quote ?? '');
  expect(await addressesIn(page, 'aside')).toEqual(hrefsOf(contactItemsFor(title)));
});

test.for(['plan', 'contact'] as const)('the %s page links to WhatsApp only when a number is set', async (name) => {
  expect((await getHtml(TEMPLATES[name] ?? '')).includes('https://wa.me/')).toBe(company.whatsapp !== '');
});
