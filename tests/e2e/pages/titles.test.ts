import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { NOT_FOUND, TEMPLATES } from '../../harness/templates.ts';
import { welcome } from '../../harness/unit/our-content.ts';
import { excessWidth } from '../../overflow.ts';
import { brokenWords } from './hyphenation.ts';

/** Runs in the page: the titles whose first words stand away from the left edge of their box. */
const movedTitles = (): string[] =>
  [...document.querySelectorAll('main :is(h1, h2, h3):not(.hidden)')]
    .filter((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      const { textAlign, paddingLeft } = getComputedStyle(title);
      const edge = title.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
      return textAlign === 'start' && words.getBoundingClientRect().left - edge > 1;
    })
    .map(({ textContent }) => textContent);

test.for(Object.entries(TEMPLATES))('every title of «%s» begins at the edge of its box', async ([, path], { open }) => {
  const page = await open(path);
  expect(await page.evaluate(movedTitles)).toEqual([]);
});

test.for(['h1', 'h2', 'h3'])('the words beside an %s stand on its line', async (level, { open }) => {
  const page = await open(NOT_FOUND);
  const lines = await page.locator('main').evaluate((main, title) => {
    main.innerHTML = `<div class="row"><${title}>Tilo</${title}><p>Molle</p></div>`;
    const [row] = main.getElementsByTagName('div');
    row?.style.setProperty('align-items', 'baseline');
    return Array.from(row?.children ?? [], (words) => {
      const foot = words.appendChild(document.createElement('i'));
      foot.style.display = 'inline-block';
      return Math.round(foot.getBoundingClientRect().bottom);
    });
  }, level);
  expect(lines[1]).toBe(lines[0]);
});

/** Runs in the page: gives a title these words, in the size of a title with a long word. */
const setLongTitle = (title: Element, words: string) => {
  title.textContent = words;
  title.setAttribute('data-long', 'true');
};

/** Expects that a page breaks no word at any width. */
async function expectWholeWords(page: Page): Promise<void> {
  for (const width of [320, 390, 769, 961, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
  }
}

test.for([
  ['a page', routes.services, 'main h1', 'Mantenimiento de computadoras'],
  ['a page of one word', routes.services, 'main h1', 'Telecomunicaciones'],
  ['a project', TEMPLATES['project'] ?? '', 'main h1', 'Electrodomésticos Molle'],
  ['the closing call', routes.services, 'main .on-screen h2', '¿Piensa en telecomunicaciones?'],
] as const)('a long word is whole in the title of %s', async ([, path, title, words], { visit }) => {
  const page = await visit(path);
  await page.locator(title).evaluate(setLongTitle, words);
  await expectWholeWords(page);
});

test('a long word is whole in the title of a product', async ({ visit }) => {
  const page = await visit(routes.products);
  await page.locator('article h2').evaluateAll((titles) => {
    for (const title of titles) title.textContent = 'Administración de mantenimientos';
  });
  for (const width of [320, 390, 769, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
    expect.soft(await excessWidth(page), `${width} px`).toBe(0);
  }
});

test('a long word is whole in the title beside questions', async ({ visit }) => {
  const page = await visit(routes.home);
  await page.locator(`#${routes.sectionIds.questions} h2`).evaluate((title) => {
    title.textContent = 'Preguntas sobre mantenimiento';
  });
  await expectWholeWords(page);
});

test.for([1, 3])('a long name is whole in the title of the welcome beside %i cards', async (count, { visit }) => {
  const page = await visit(routes.home);
  const title = page.getByRole('heading', { level: 2, name: welcome.header });
  await title.evaluate((heading, cards) => {
    for (const card of [...(heading.closest('section')?.children ?? [])].slice(1 + cards)) card.remove();
  }, count);
  await title.evaluate(setLongTitle, 'Bienvenidos a Desmaterialización,');
  await expectWholeWords(page);
});

/** Runs in the page: the words of which a quarter lies under the ground that forced colours give to later words. */
function coveredWords(): string[] {
  const words = [
    ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td, time, small, b, span, a)'),
  ].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
    return own.flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      const isSeen = element.checkVisibility() && !element.closest('.hidden, [aria-hidden]');
      return isSeen ? [...range.getClientRects()].map((box) => ({ element, box })) : [];
    });
  });
  return words
    .filter(({ element, box }, index) =>
      words.slice(index + 1).some(({ element: other, box: ground }) => {
        const isBeside = ground.left >= box.right || ground.right <= box.left || element.contains(other);
        return !isBeside && ground.top < box.bottom - box.height / 4 && ground.bottom > box.bottom;
      }),
    )
    .map(({ element }) => element.textContent);
}

test.for(Object.entries(TEMPLATES))('no title of «%s» covers words in forced colours', async ([, path], { open }) => {
  const page = await open(path);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(coveredWords)).toEqual([]);
});
