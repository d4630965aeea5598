import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { DESKTOP, test } from '../../browser.ts';
import { home, welcome } from '../../harness/unit/our-content.ts';

/** Runs in the page: gives the section of this title as many cards, and returns the boxes of its parts. */
const setCards = (title: Element, count: number) => {
  const parts = title.closest('section')?.children ?? [];
  const [card, ...others] = [...parts].slice(1);
  for (const other of others) other.remove();
  for (let more = 1; more < count; more++) card?.after(card.cloneNode(true));
  return [...parts].map((part) => part.getBoundingClientRect());
};

test.for([2, 3, 4, 5])(
  'of %i cards of the welcome, each stands beside the one before it or begins a row',
  async (count, { open }) => {
    const page = await open(routes.home, DESKTOP);
    const title = page.getByRole('heading', { level: 2, name: welcome.header });
    const [head, ...cards] = await title.evaluate(setCards, count);
    expect(cards).toHaveLength(count);
    const widths = new Set(cards.map(({ width }) => Math.round(width)));
    expect(widths.size).toBe(1);
    for (const [index, card] of cards.entries()) {
      const before = cards[index - 1];
      // On the foot line of the one before, one gap beside it; or in the next row.
      if (before && before.bottom > card.top) {
        expect(card.bottom).toBeCloseTo(before.bottom, 0);
        expect(card.left - before.right).toBeLessThan(40);
        expect(card.left).toBeGreaterThan(before.right);
      } else expect(card.left).toBeCloseTo(head?.left ?? Number.NaN, 0);
    }
  },
);

/** Runs in the page: gives the row below this title as many posters, and returns by how much its last row is too short. */
const setPosters = (title: Element, count: number) => {
  const row = title.parentElement?.querySelector('ul') as HTMLElement;
  const [poster] = row.children;
  row.replaceChildren(...Array.from({ length: count }, () => poster?.cloneNode(true) ?? ''));
  if (!row.dataset['posters']) return Number.NaN;
  row.dataset['posters'] = `${count}`;
  const right = row.lastElementChild?.getBoundingClientRect().right ?? Number.NaN;
  return row.getBoundingClientRect().right - right;
};

test.for([1, 2, 3, 4])('%i posters leave no hole in their last row', async (count, { open }) => {
  const page = await open(routes.home, DESKTOP);
  const title = page.getByRole('heading', { level: 2, name: home.products.title });
  expect(await title.evaluate(setPosters, count)).toBeCloseTo(0, 0);
});

test.for(['WEB-SP', 'MARCOM', 'TELARES-10'])(
  'the code «%s» is whole on its poster, on one line',
  async (text, { open }) => {
    const page = await open(routes.home, DESKTOP);
    const poster = page.locator('[data-posters] a').first();
    const over = await poster.evaluate((card, words) => {
      const code = card.querySelector('b') as HTMLElement;
      const height = code.offsetHeight;
      code.textContent = words;
      if (words !== 'WEB-SP') code.dataset['long'] = 'true';
      return [card.scrollWidth > card.clientWidth, code.offsetHeight > height];
    }, text);
    expect(over).toEqual([false, false]);
  },
);
