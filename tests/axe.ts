import { readFileSync } from 'node:fs';
import type { AxeResults, Result } from 'axe-core';
import type { Page } from 'playwright-core';

/** The axe script; inject it into a page before calling `runAxe`. */
export const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line per finding, without the rules in `except`. */
const describe = (violations: readonly Result[], except: readonly string[]) =>
  violations
    .filter(({ id }) => !except.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));

type Run = (tags: readonly string[]) => Promise<AxeResults>;
const run: Run = (tags) => Reflect.get(window, 'axe').run(document, { runOnly: tags, resultTypes: ['violations'] });

/** The axe violations of a page that has AXE injected; `evaluate` runs a function in that page. */
export async function runAxe(
  evaluate: (run: Run, tags: string[]) => Promise<AxeResults>,
  except: readonly string[] = [],
): Promise<string[]> {
  return describe((await evaluate(run, TAGS)).violations, except);
}

/** The axe violations of a Playwright page; injects axe if needed. */
export async function axeViolations(page: Page, except: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return runAxe((ask, tags) => page.evaluate(ask, tags), except);
}
