import { readFileSync } from 'node:fs';
import type { AxeResults, Result } from 'axe-core';
import type { Page } from 'playwright-core';

/** The source of axe, to be run in a page before it is asked. */
export const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Findings, one line each; rules in `except` are left out. */
const describe = (violations: readonly Result[], except: readonly string[]) =>
  violations
    .filter(({ id }) => !except.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));

type Run = (tags: readonly string[]) => Promise<AxeResults>;
const run: Run = (tags) => Reflect.get(window, 'axe').run(document, { runOnly: tags, resultTypes: ['violations'] });

/** What axe, which is there already, finds wrong with the page as it stands, whoever runs functions in it. */
export async function askAxe(
  evaluate: (run: Run, tags: string[]) => Promise<AxeResults>,
  except: readonly string[] = [],
): Promise<string[]> {
  return describe((await evaluate(run, TAGS)).violations, except);
}

/** The same of a page of the one Chromium; axe is put there when it is missing. */
export async function barriers(page: Page, except: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return askAxe((ask, tags) => page.evaluate(ask, tags), except);
}
