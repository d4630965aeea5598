import { expect } from 'vitest';
import { test } from '../../browser.ts';
import { NOT_FOUND } from '../../harness/templates.ts';

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
