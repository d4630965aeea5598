import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { PHONE } from '../../browser.ts';
import { company, home, navigation } from '../../harness/unit/our-content.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const { links, dropdown } = navigation;
const DRAWER = '#_menu';
const DROPDOWN = '#_servicios';
const OPENER = 'button[popovertarget=_servicios]';

/** Follows every header link and expects a title of its own on each page. */
async function followHeaderLinks(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  const titles = new Set<string>();
  for (const { href } of links.toReversed()) {
    await visitor.click(`header nav a[href="${href}"]`);
    await visitor.arriveAt(href);
    expect(await visitor.textOf('header nav [aria-current=page]')).toBe(
      links.find((link) => link.href === href)?.label,
    );
    titles.add(await visitor.tab.evaluate(() => document.title));
  }
  expect(titles.size).toBe(links.length);
  expect(await visitor.tab.evaluate(() => document.title)).toBe(`${home.seo.title} · ${company.name}`);
  expect(await visitor.textOf('h1')).toBe(company.name);
  await visitor.tab.evaluate(() => history.back());
  await visitor.arriveAt(routes.products);
}

async function openDrawer(visitor: Visitor): Promise<void> {
  await visitor.click('header [popovertarget=_menu]');
  await visitor.until(
    'drawer open',
    (menu) => {
      const box = document.querySelector(menu)?.getBoundingClientRect();
      return !!box && box.width > 0 && Math.round(box.right) === document.documentElement.clientWidth;
    },
    DRAWER,
  );
}

async function useDrawer(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  await visitor.untilShown(DRAWER, false);
  await openDrawer(visitor);
  await visitor.tab.press('Escape');
  await visitor.untilShown(DRAWER, false);
  await openDrawer(visitor);
  await visitor.click(`${DRAWER} [popovertarget]`);
  await visitor.untilShown(DRAWER, false);

  await openDrawer(visitor);
  await visitor.click(`${DRAWER} summary`);
  await visitor.untilShown(`${DRAWER} details a[href="${routes.service('alojamiento-web')}"]`);
  await visitor.click(`${DRAWER} nav a[href="${routes.team}"]`);
  await visitor.arriveAt(routes.team);
  await visitor.untilShown(DRAWER, false);
}

/** Chooses links in the drawer without navigating, to see that it closes by itself. */
async function chooseInDrawer(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  await visitor.tab.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    }),
  );
  for (const chosen of [`nav a[href="${routes.team}"]`, '[data-variant]']) {
    await openDrawer(visitor);
    await visitor.click(`${DRAWER} ${chosen}`);
    await visitor.untilShown(DRAWER, false);
  }
}

/** The dropdown's size and position relative to its button. */
const measureDropdown = (visitor: Visitor) =>
  visitor.tab.evaluate(
    (menu, opener) => {
      const [box, button] = [menu, opener].map((each) => document.querySelector(each)?.getBoundingClientRect());
      if (!box || !button) throw new Error('no dropdown');
      return {
        width: Math.round(box.width),
        gap: Math.round(box.top - button.bottom),
        aside: Math.round(Math.abs((box.left + box.right - button.left - button.right) / 2)),
        inside: box.left >= 0 && box.right <= innerWidth,
      };
    },
    DROPDOWN,
    OPENER,
  );

async function useDropdown(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.products);
  await visitor.untilShown(DROPDOWN, false);
  await visitor.click(OPENER);
  await visitor.untilShown(DROPDOWN);
  const { width, gap, aside, inside } = await measureDropdown(visitor);
  expect({ width, inside }).toEqual({ width: 600, inside: true });
  expect(gap, 'below its button').toBeGreaterThanOrEqual(0);
  expect(gap, 'near its button').toBeLessThanOrEqual(32);
  expect(aside, 'under its button').toBeLessThanOrEqual(240);
  await visitor.tab.press('Escape');
  await visitor.untilShown(DROPDOWN, false);

  await visitor.click(OPENER);
  await visitor.untilShown(`${DROPDOWN} a[href="${dropdown.viewAll.href}"]`);
  await visitor.click(`${DROPDOWN} a[href="${routes.service('alojamiento-web')}"]`);
  await visitor.arriveAt(routes.service('alojamiento-web'));
}

export const menus: readonly Journey[] = [
  { name: 'header: every link leads to its page', run: followHeaderLinks },
  { name: 'drawer: opens, closes and navigates', run: useDrawer, size: PHONE },
  { name: 'drawer: closes after a choice', run: chooseInDrawer, size: PHONE },
  { name: 'services dropdown: opens, closes and navigates', run: useDropdown },
];
