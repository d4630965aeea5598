import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const TOGGLE = '[data-theme-toggle]';
const backgroundOf = ({ tab }: Visitor) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
const switchTheme = (visitor: Visitor) => visitor.click(TOGGLE);
const untilThemeIs = (visitor: Visitor, theme: string) =>
  visitor.until(`${theme} theme`, (wanted) => document.documentElement.dataset['theme'] === wanted, theme);

async function toggleTheme(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  const day = await backgroundOf(visitor);
  await switchTheme(visitor);
  await untilThemeIs(visitor, 'dark');
  const night = await backgroundOf(visitor);
  expect(night).not.toBe(day);
  for (const path of [routes.contact, routes.whitepapers]) {
    await visitor.goTo(path);
    expect(await backgroundOf(visitor), path).toBe(night);
  }
  await switchTheme(visitor);
  await untilThemeIs(visitor, 'light');
  await visitor.goTo(routes.home);
  expect(await backgroundOf(visitor)).toBe(day);
}

/** Runs in the page: switches the theme and pauses its view transition; returns false if the engine has none. */
async function pauseThemeTransition(button: string): Promise<boolean> {
  if (!document.startViewTransition) return false;
  document.querySelector<HTMLElement>(button)?.click();
  const isThemeTransition = ({ effect }: Animation) =>
    !!(effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition');
  while (!document.getAnimations().some(isThemeTransition)) await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations().filter(isThemeTransition)) animation.pause();
  return true;
}

async function clickDuringTransition(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.team);
  expect(await visitor.tab.evaluate(pauseThemeTransition, TOGGLE)).toBe(true);
  await visitor.click('button[popovertarget=_servicios]');
  await visitor.untilShown('#_servicios');
}

export const theme: readonly Journey[] = [
  { name: 'theme: remembered across pages', run: toggleTheme },
  { name: 'theme: clicks work during the transition', run: clickDuringTransition },
];
