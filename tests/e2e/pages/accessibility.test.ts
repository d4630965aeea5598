import type { ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { axeViolations } from '../../axe.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../../harness/contact-form.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { navigation } from '../../harness/unit/our-content.ts';
import { openDrawer } from '../../open-drawer.ts';
import { expectNoViolations } from './every-page.ts';

const inEitherTheme = (viewport: ViewportSize) => [['light', viewport] as const, ['dark', viewport] as const];
const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;

test.for(Object.entries(TEMPLATES))('%s has no axe violations in either theme', async ([, path], { open }) => {
  // Each theme and each width once; `extended/other-screens.test.ts` has the other pairs.
  await expectNoViolations(await open(path), [
    ['light', DESKTOP],
    ['dark', PHONE],
  ]);
});

test('the services dropdown has no axe violations in either theme', async ({ visit }) => {
  const page = await visit('/', REDUCED_MOTION);
  await page.getByRole('button', { name: navigation.dropdown.title }).click();
  await page.locator('#_servicios').waitFor();
  await expectNoViolations(page, inEitherTheme(DESKTOP));
});

test('the drawer has no axe violations in either theme', async ({ visit }) => {
  const page = await visit('/', { ...REDUCED_MOTION, viewport: PHONE });
  await openDrawer(page, navigation.drawer.open);
  await expectNoViolations(page, inEitherTheme(PHONE));
});

// Each theme sends for itself: the banner is shown for five seconds only.
test.for(['light', 'dark'] as const)(
  'the contact form with validation errors, after a failure and after success has no axe violations in the %s theme',
  async (colorScheme, { visit, consoleErrors }) => {
    const page = await visit(routes.contact, { ...REDUCED_MOTION, colorScheme });
    const form = contactForm(page);
    await wakeForm(page);
    await form.send.click();
    await page.getByRole('alert').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.route(`**${routes.contactApi}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await fillForm(page, { ...GOOD, email: newVisitor() });
    await form.send.click();
    await form.failure.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('500')]);

    await form.send.click();
    await form.reference.first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);
