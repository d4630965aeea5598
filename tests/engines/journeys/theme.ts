import { expect } from 'vitest';
import { navigation } from '../../../content/navigation.ts';
import { routes } from '../../../domain/routes.ts';
import type { Journey } from '../journey.ts';
import { named, type Visitor } from '../visitor.ts';

const ground = ({ tab }: Visitor) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
const switchTheme = (visitor: Visitor) => visitor.click(named(navigation.themeToggle));
const untilThemeIs = (visitor: Visitor, theme: string) =>
  visitor.until(`the ${theme} theme`, (wanted) => document.documentElement.dataset['theme'] === wanted, theme);

async function toggle(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  const day = await ground(visitor);
  await switchTheme(visitor);
  await untilThemeIs(visitor, 'dark');
  const night = await ground(visitor);
  expect(night).not.toBe(day);
  for (const path of [routes.contact, routes.whitepapers]) {
    await visitor.goTo(path);
    expect(await ground(visitor), path).toBe(night);
  }
  await switchTheme(visitor);
  await untilThemeIs(visitor, 'light');
  await visitor.goTo(routes.home);
  expect(await ground(visitor)).toBe(day);
}

/** In the page: switches the theme, halts its transition on the way and says whether there is one. */
async function haltChange(button: string): Promise<boolean> {
  if (!document.startViewTransition) return false;
  document.querySelector<HTMLElement>(button)?.click();
  const isOfChange = ({ effect }: Animation) =>
    !!(effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition');
  while (!document.getAnimations().some(isOfChange)) await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations().filter(isOfChange)) animation.pause();
  return true;
}

async function clickMeanwhile(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.team);
  expect(await visitor.tab.evaluate(haltChange, named(navigation.themeToggle))).toBe(true);
  await visitor.click('button[popovertarget=servicios]');
  await visitor.untilShown('#servicios');
}

export const theme: readonly Journey[] = [
  { name: 'the theme, remembered', run: toggle },
  { name: 'a click while the theme changes', run: clickMeanwhile },
];
