import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phoneHref, routes, whatsappHref } from '../../domain/routes.ts';
import { formatHours } from '../../domain/site/opening-hours.ts';
import { company } from '../harness/unit/our-content.ts';
import { linksOf, textOf } from './edited-site.ts';
import { COLOURS, FACTS } from './tasks/company.ts';

const PAGES = [routes.home, routes.services, routes.terms, routes.contact];
/** WhatsApp link without the message, which depends on the page. */
const chat = whatsappHref(FACTS.whatsapp, '');

test.each(PAGES)('a phone number is linked on %s', async (path) =>
  expect(await linksOf(path)).toContain(phoneHref(FACTS.phone)),
);

test.each(PAGES)('a WhatsApp number is linked on %s', async (path) =>
  expect((await linksOf(path)).filter((href) => href?.startsWith(chat))).not.toEqual([]),
);

test('the WhatsApp message on the page of a plan names the plan', async () => {
  const path = routes.plan({ category: 'desarrollo-web', id: 'nivel-3' });
  const [, title = ''] = /^title: (.*)$/m.exec(readFileSync('content/plans/nivel-3.yaml', 'utf8')) ?? [];
  const messages = (await linksOf(path))
    .filter((href) => href?.startsWith(chat))
    .map((href) => decodeURIComponent(href ?? ''));
  expect(messages.filter((message) => message.includes(title))).not.toEqual([]);
});

test('the opening hours on the contact page name the days', async () => {
  expect(await textOf(routes.contact)).toContain(formatHours({ ...company.hours, days: FACTS.days }));
});

test('name and town are on every page, and the former name is on none', async () => {
  for (const path of PAGES) {
    const html = await textOf(path);
    expect(html).toContain(FACTS.name);
    expect(html).toContain(FACTS.town);
    expect(html).not.toMatch(new RegExp(`(?<!\\p{L})${company.name}(?!\\p{L})`, 'u'));
  }
});

test('pages have the colours of the changed palette', async () => {
  const html = await textOf(routes.home);
  const styles = await Promise.all(
    [...html.matchAll(/href="(\/_astro\/[^"]+\.css)"/g)].map(([, path = '']) => textOf(path)),
  );
  const css = [html, ...styles].join('\n');
  for (const [thread, colour] of Object.entries(COLOURS)) expect(css).toMatch(new RegExp(`--${thread}: ?${colour}`));
});
