import { expect } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { deskWords as words } from '../../../domain/desk/words.ts';
import { DESKTOP } from '../../browser.ts';
import { HOSTILE_TEXTS } from '../../harness/unit/hostile-texts.ts';
import { deskTest } from './desk-site.ts';

/** Each name is in the list; messages and notes hold ten texts each, so that few pages show all. */
const HOSTILE_LINES = Array.from({ length: Math.ceil(HOSTILE_TEXTS.length / 10) }, (_, index) =>
  HOSTILE_TEXTS.slice(index * 10, index * 10 + 10).join('\n'),
);

const test = deskTest(HOSTILE_TEXTS.length, (index) => ({
  from_name: (HOSTILE_TEXTS[index] ?? '').replace(/[\t\n]/g, ' ').slice(0, 100),
  message: HOSTILE_LINES[index] ?? '',
  note: HOSTILE_LINES[index] ?? '',
}));

test(`none of ${HOSTILE_TEXTS.length} hostile texts runs in a name, message or note`, async ({ desk }) => {
  const page = await desk.enter({ javaScriptEnabled: true, bypassCSP: true, viewport: DESKTOP });
  const ran: string[] = [];
  await page.exposeFunction('pwned', () => ran.push(page.url()));
  page.on('dialog', (dialog) => void ran.push(dialog.message()));
  const leads: string[] = [];
  for (let next: string | null = deskRoutes.inbox; next; ) {
    await page.goto(next);
    expect(await page.locator('script, iframe, object, embed, base, img').count()).toBe(0);
    leads.push(
      ...(await page.locator('ol a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
    );
    const more = page.getByRole('link', { name: words.inbox.more });
    next = (await more.count()) > 0 ? await more.getAttribute('href') : null;
  }
  expect(leads).toHaveLength(HOSTILE_TEXTS.length);
  const filled = leads.toReversed().slice(0, HOSTILE_LINES.length);
  for (const [index, path] of filled.entries()) {
    await page.goto(path);
    expect(await page.locator('[dir=auto]').textContent(), path).toBe(
      HOSTILE_LINES[index]?.replace(/[^\P{Cc}\n\t]/gu, ''),
    );
    expect(await page.locator('textarea').inputValue(), path).toBe(HOSTILE_LINES[index]);
  }
  expect(ran).toEqual([]);
});
