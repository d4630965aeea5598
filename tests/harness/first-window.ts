import type { ViewportSize } from 'playwright-core';
import type { CallToActionWords } from '../../domain/content/sections.ts';
import { formatMoney } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import { PHONE } from '../viewports.ts';
import { planPages } from './plans.ts';
import { company, home, planPage, priceWords, servicePages, servicesOverview } from './unit/our-content.ts';

/** Common windows of laptops and telephones, without the browser's own bars. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];
/** Those in which all that a plan's page begins with has its place. */
const PLAN_WINDOWS = [PHONE, { width: 390, height: 664 }, { width: 1366, height: 768 }, { width: 1280, height: 720 }];

/** An element that a visitor sees whole without scrolling, and what it says at least. */
export type Seen = { readonly selector: string; readonly text: string };
export type FirstWindow = {
  readonly path: string;
  readonly seen: readonly Seen[];
  readonly windows: readonly ViewportSize[];
};

const { title, statement, text, primary, secondary } = home.hero;

const development = servicePages['web-development'];

/** The head of a page that sells: its title, and the button that leads to the form. */
const head = (path: string, { title, call }: { readonly title: string; readonly call: CallToActionWords }) => ({
  path,
  windows: WINDOWS,
  seen: [
    { selector: 'main h1', text: title },
    { selector: `main section:first-of-type a[href="${call.link.href}"]`, text: call.link.label },
  ],
});

/** What the first window of a page shows at each size. */
export const FIRST_WINDOWS: readonly FirstWindow[] = [
  {
    path: routes.home,
    windows: WINDOWS,
    seen: [
      { selector: 'main h1', text: title },
      { selector: 'main section:first-of-type h2', text: statement },
      { selector: 'main section:first-of-type p', text },
      { selector: `main section:first-of-type a[href="${primary.href}"]`, text: primary.label },
      ...(secondary
        ? [{ selector: `main section:first-of-type a[href="${secondary.href}"]`, text: secondary.label }]
        : []),
    ],
  },
  head(routes.services, servicesOverview),
  ...(development?.call ? [head(routes.service(development.service), { ...development, call: development.call })] : []),
];

/** The same of every plan, the one with the longest title and summary first. */
export const PLAN_FIRST_WINDOWS: readonly FirstWindow[] = planPages
  .toSorted((one, other) => other.title.length + other.summary.length - one.title.length - one.summary.length)
  .map(({ path, title, summary, price, quote }) => ({
    path,
    windows: PLAN_WINDOWS,
    seen: [
      { selector: 'main h1', text: title },
      { selector: 'main h1 + p', text: summary },
      { selector: 'main h1 ~ div p', text: price ? formatMoney(price.amount) : priceWords.onRequest },
      { selector: `main section:first-of-type a[href="${quote}"]`, text: planPage.call.linkLabel },
      { selector: 'main h1 ~ div > :last-child', text: company.taxNote },
    ],
  }));

/** Runs in the page: what is not whole in the window, by its selector. Reads lines of text, as boxes may be wider. */
export function notInWindow(seen: readonly Seen[]): string[] {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  return seen.flatMap(({ selector, text }) => {
    const element = document.querySelector(selector);
    if (!element || !plain(element.textContent ?? '').includes(plain(text))) return [`${selector} is missing`];
    const words = document.createRange();
    words.selectNodeContents(element);
    const boxes = element.matches('a') ? [element.getBoundingClientRect()] : [...words.getClientRects()];
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return left >= 0 && right <= innerWidth && bottom <= innerHeight ? [] : [`${selector} ends at ${right}, ${bottom}`];
  });
}
