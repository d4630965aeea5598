import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands, one line a finding; rules in `except` are not asked. */
export async function barriers(page: Page, except: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults, string[]>(
    (tags) => Reflect.get(window, 'axe').run(document, { runOnly: tags, resultTypes: ['violations'] }),
    TAGS,
  );
  return violations
    .filter(({ id }) => !except.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}
