import type { CallToActionWords } from '../../domain/content/sections.ts';
import { routes } from '../../domain/routes.ts';
import { home, servicePages, servicesOverview } from './unit/our-content.ts';

/** Common windows of laptops and telephones, without the browser's own bars. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
] as const;

/** An element that a visitor sees whole without scrolling, and what it says at least. */
export type Seen = { readonly selector: string; readonly text: string };
export type FirstWindow = { readonly path: string; readonly seen: readonly Seen[] };

const { title, statement, text, primary, secondary } = home.hero;

const development = servicePages['web-development'];

/** The head of a page that sells: its title, and the button that leads to the form. */
const head = (path: string, { title, call }: { readonly title: string; readonly call: CallToActionWords }) => ({
  path,
  seen: [
    { selector: 'main h1', text: title },
    { selector: `main section:first-of-type a[href="${call.link.href}"]`, text: call.link.label },
  ],
});

/** What the first window of a page shows at every size of `WINDOWS`. */
export const FIRST_WINDOWS: readonly FirstWindow[] = [
  {
    path: routes.home,
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

/** Runs in the page: what is not whole in the window, by its selector. Reads lines of text, as boxes may be wider. */
export function notInWindow(seen: readonly Seen[]): string[] {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
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
