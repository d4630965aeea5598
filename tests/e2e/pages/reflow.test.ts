import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { excessWidth } from '../../overflow.ts';
import { clippedTexts } from './clipped-text.ts';
import { brokenWords } from './hyphenation.ts';
import { expectReadable, ZOOMED } from './readable.ts';

/** Breakpoints, the widths just above them and common viewports. */
const WIDTHS = [280, 320, 360, 390, 600, 601, 768, 769, 960, 961, 1024, 1280, 1440, 1920];

test.for(Object.entries(TEMPLATES))('%s never scrolls horizontally', async ([, path], { open }) => {
  const page = await open(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    expect.soft(await excessWidth(page), `${width} px`).toBe(0);
  }
});

test.for(Object.entries(TEMPLATES))(
  '%s clips no text and breaks no words at 400 percent zoom and with text spacing',
  async ([, path], { open }) => expectReadable(await open(path, ZOOMED)),
);

/** Runs in the page: adds plans to a comparison, up to nine. */
function compareNine(table: HTMLTableElement) {
  for (const { cells } of table.rows) {
    const last = cells[cells.length - 1];
    for (let plans = cells.length - 1; plans > 0 && plans < 9; plans++) last?.after(last.cloneNode(true));
  }
  table.dataset['plans'] = '9';
}

/** Runs in the page: texts that leave their cell, and those of a plan that are not in the line of the first one. */
function strayCells(table: HTMLTableElement) {
  const rows = [...table.rows].map(({ cells }) => [...cells].slice(1));
  return rows.flatMap((cells) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth || cell.offsetTop !== cells[0]?.offsetTop),
  ).length;
}

test.for([320, 390, 768, 1024, 1440])('nine plans can be compared at %i px', async (width, { open }) => {
  const page = await open(routes.service('desarrollo-web'), { width, height: DESKTOP.height });
  const table = page.locator('main table').first();
  await table.evaluate(compareNine);
  expect(await table.locator('thead th').count()).toBe(9);
  expect(await table.evaluate(strayCells)).toBe(0);
  expect(await excessWidth(page)).toBe(0);
});

test('header and footer fit where the browser’s own letters are twice as large', async ({ visit }) => {
  const page = await visit(routes.terms);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    expect.soft(await excessWidth(page), `${width} px`).toBe(0);
  }
});

/** Runs in the page: a logo as wide as logos get, beside a name that is on two lines. */
function widenBrand() {
  document.querySelectorAll('header svg:has([href="#_logo"])').forEach((logo) => {
    logo.setAttribute('viewBox', '0 0 600 80');
  });
  document.querySelectorAll('header a > span').forEach((name) => {
    name.innerHTML = '<span>Cooperativa de</span> <span>Software Aburrá</span>';
  });
  document.documentElement.style.setProperty('--brand-two-lines', '8');
}

/** Runs in the page: how far the name reaches into what follows it in the header. */
function overlap() {
  const end = document.querySelector('header a > span')?.getBoundingClientRect().right ?? 0;
  const next = [...document.querySelectorAll('header > .wrap > :not(:first-child)')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect().left);
  return Math.max(0, end - Math.min(...next));
}

test('a wide logo and a long name leave the header’s buttons their place', async ({ open }) => {
  const page = await open(routes.terms);
  await page.evaluate(widenBrand);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    expect.soft(await excessWidth(page), `${width} px`).toBe(0);
    expect.soft(await page.evaluate(overlap), `${width} px`).toBe(0);
  }
});

/** Runs in the page: what the header shows in wide windows and a mouse does not reach from end to end. */
function outOfReach() {
  const controls = document.querySelectorAll('header > .wrap :is(a, button):not([popovertarget=_menu])');
  const lost = [...controls].filter((control) => {
    const { left, right, top, height } = control.getBoundingClientRect();
    return [left + 1, right - 1].some((x) => !control.contains(document.elementFromPoint(x, top + height / 2)));
  });
  return lost.map(({ textContent }) => textContent);
}

test.for([769, 961, 1440])(
  'beside nine links, all of the header is in the window of %i px, and covers no title that is scrolled to',
  async (width, { open }) => {
    const page = await open(routes.terms, { width, height: DESKTOP.height });
    await page.locator('header nav ul').evaluate((list) => {
      for (let more = 10 - list.children.length; more > 0; more -= 1)
        list.prepend(list.children[0]?.cloneNode(true) ?? '');
    });
    expect(await page.evaluate(outOfReach)).toEqual([]);
    expect(await excessWidth(page)).toBe(0);
    const covered = await page.locator('main section[id] h2').evaluateAll(([, title]) => {
      title?.scrollIntoView();
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity;
      return bar - (title?.getBoundingClientRect().top ?? 0);
    });
    expect(covered).toBeLessThanOrEqual(0);
  },
);

test('a long name goes on two lines before the links of the header do', async ({ open }) => {
  const page = await open(routes.terms);
  const heights = () =>
    page.locator('header').evaluate((header) => {
      const [name, links] = ['a > span', 'nav'].map((part) => header.querySelector<HTMLElement>(part)?.offsetHeight);
      return { name: name ?? 0, links };
    });
  const before = await heights();
  await page.locator('header > .wrap > a > span').evaluate((name) => {
    name.innerHTML = '<span>Taller Amazónico de</span> <span>Páginas Web y Tejidos</span>';
  });
  const { name, links } = await heights();
  expect(name).toBeGreaterThan(before.name);
  expect(links).toBe(before.links);
  expect(await page.evaluate(outOfReach)).toEqual([]);
});

test.for([routes.services, routes.portfolio, routes.learn])(
  '%s breaks no word on a phone with text of twice the size',
  async (path, { visit }) => {
    const page = await visit(path, { viewport: PHONE });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    expect(await page.evaluate(brokenWords)).toEqual([]);
  },
);

test('text of twice the size fits on a narrow phone, and names of posters stay above their belts', async ({
  visit,
}) => {
  const page = await visit(routes.service('desarrollo-web'), { viewport: { width: 320, height: 568 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await excessWidth(page)).toBe(0);
  await page.goto(routes.home);
  const gaps = await page.locator('[data-posters] a').evaluateAll((posters) =>
    posters.map(({ children: [name, belt] }) => {
      const foot = name?.getBoundingClientRect().bottom ?? Number.NaN;
      return (belt?.getBoundingClientRect().top ?? Number.NaN) - foot;
    }),
  );
  expect(gaps).not.toEqual([]);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});

test('a tablet shows three plans side by side', async ({ open }) => {
  const page = await open(routes.service('desarrollo-web'), { width: 768, height: 1024 });
  const hidden = await page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables.map(({ parentElement: scroller }) => scroller && scroller.scrollWidth - scroller.clientWidth),
    );
  expect(new Set(hidden)).toEqual(new Set([0]));
});

test('in a window wider than the page, what is in the banners begins and ends with it', async ({ open }) => {
  const page = await open(routes.home, { width: 2560, height: 1440 });
  const first = await page.locator('article.panel h2').first().boundingBox();
  const last = await page.locator('article.panel > [aria-hidden]').last().boundingBox();
  const name = await page.locator('header a').first().boundingBox();
  const button = await page.locator('header [data-variant]').boundingBox();
  expect(first?.x).toBe(name?.x);
  expect(last && last.x + last.width).toBe(button && button.x + button.width);
});

test('text of twice the size stays beside the drawing of a low head', async ({ visit }) => {
  const page = await visit(routes.contact);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const list = await page.locator('main .panel ul').boundingBox();
  const drawing = await page.locator('main .panel > svg').boundingBox();
  expect(list && drawing && list.x + list.width - drawing.x).toBeLessThanOrEqual(0);
});

const ADDRESS = 'informaciones@panaderialatradicional.com.example';

test.for([
  ['a text', routes.terms, 'main section[id] p', `Escriba a ${ADDRESS}.`],
  ['a link', routes.contact, 'a[href^="mailto:"]', ADDRESS],
] as const)('a long address in %s is whole on a narrow screen', async ([, path, place, words], { open }) => {
  const page = await open(path, ZOOMED);
  await page.locator(place).evaluateAll((parts, text) => {
    for (const part of parts) part.textContent = text;
  }, words);
  expect(await clippedTexts(page)).toEqual([]);
  expect(await excessWidth(page)).toBe(0);
});
