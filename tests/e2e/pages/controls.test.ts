import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { navigation } from '../../harness/unit/our-content.ts';

/** Controls and form fields; inline links are exempt. */
const CONTROLS =
  'button, input:not([tabindex="-1"]), textarea, summary, a[data-variant], header a, #_menu a, main nav a';
const MIN_PX = 44;
const TARGETS = [CONTROLS, MIN_PX] as const;

/** Runs in the page: returns the controls below the minimum touch target size; a checkbox counts with its label. */
function findSmallControls([selector, least]: readonly [string, number]): string[] {
  const shown = [...document.querySelectorAll<HTMLInputElement>(selector)].filter((each) => each.checkVisibility());
  return shown.flatMap((control) => {
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    const name = control.textContent?.trim() || control.ariaLabel || control.name;
    return width < least || height < least ? [`${name}: ${Math.round(width)}×${Math.round(height)}`] : [];
  });
}

/** Runs in the page: returns the controls that lack border, content, focus outline or state in forced colours. */
function findInvisibleControls(selector: string): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isSeen = (colour: string) => !/^rgba.* 0\)$/.test(colour);
  const hasContent = (control: Element) =>
    /^(INPUT|TEXTAREA)$/.test(control.tagName) ||
    [...control.querySelectorAll('svg')].some((icon) => icon.checkVisibility()) ||
    [...control.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) ||
    ![canvas, 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(control, '::before').backgroundColor);
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
    if (!control.checkVisibility()) return [];
    const style = getComputedStyle(control);
    const needsBorder = control.matches('button, input, textarea, [data-variant]');
    const hasBorder = style.borderBottomStyle === 'solid' && isSeen(style.borderBottomColor);
    control.focus();
    const showsFocus = style.outlineStyle === 'solid' && isSeen(style.outlineColor);
    const faults = [
      needsBorder && !hasBorder && 'border',
      !hasContent(control) && 'content',
      !showsFocus && 'focus',
      control.ariaCurrent && style.textDecorationLine !== 'underline' && 'mark of the current one',
    ];
    const name = control.textContent?.trim() || control.ariaLabel || control.id;
    return faults.filter(Boolean).map((fault) => `no ${fault}: ${name}`);
  });
}

test.for(Object.entries(TEMPLATES))(
  'controls of %s are at least 44 px and visible in forced colours',
  async ([, path], { open }) => {
    const page = await open(path);
    expect(await page.locator(CONTROLS).count()).toBeGreaterThan(0);
    expect.soft(await page.evaluate(findSmallControls, TARGETS)).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: navigation.drawer.open }).click();
    expect.soft(await page.evaluate(findSmallControls, TARGETS)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // Outlines appear only for keyboard focus.
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(findInvisibleControls, '#_menu :is(a, button)')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize(DESKTOP);
    expect.soft(await page.evaluate(findInvisibleControls, CONTROLS)).toEqual([]);
  },
);

test('a ticked box differs from an empty one in forced colours', async ({ visit }) => {
  const page = await visit(routes.home, { forcedColors: 'active' });
  const box = page.locator('main input[type="checkbox"]').last();
  const empty = await box.screenshot();
  // By script, because focus changes it too.
  await box.evaluate((input: HTMLInputElement) => input.toggleAttribute('checked'));
  expect((await box.screenshot()).equals(empty)).toBe(false);
});
