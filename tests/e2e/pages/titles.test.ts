import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { NOT_FOUND, TEMPLATES } from '../../harness/templates.ts';
import { welcome } from '../../harness/unit/our-content.ts';
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

test('a long word is whole in the title of a page', async ({ visit }) => {
  const page = await visit(routes.services);
  const title = page.locator('main h1');
  await title.evaluate((element) => {
    element.textContent = 'Mantenimiento de computadoras';
    element.closest('section')?.setAttribute('data-long', 'true');
  });
  for (const width of [320, 390, 769, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
  }
});

test('a long word is whole in the title beside questions', async ({ visit }) => {
  const page = await visit(routes.home);
  await page.locator(`#${routes.sectionIds.questions} h2`).evaluate((title) => {
    title.textContent = 'Preguntas sobre mantenimiento';
  });
  for (const width of [320, 961, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
  }
});

test('a long name is whole in the title of the welcome', async ({ visit }) => {
  const page = await visit(routes.home);
  await page.getByRole('heading', { level: 2, name: welcome.header }).evaluate((title) => {
    title.textContent = 'Bienvenidos a Encuadernaciones,';
    title.setAttribute('data-long', 'true');
  });
  for (const width of [390, 961, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
  }
});
