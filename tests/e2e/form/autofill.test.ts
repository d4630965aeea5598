import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';

test('a field that the browser filled in shows that it has focus, and that it was refused', async ({ visit }) => {
  const page = await visit(routes.contact);
  const field = page.locator('input[name="from_email"]');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'input[name="from_email"]',
  });
  await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
  const edge = () => field.evaluate((element) => getComputedStyle(element).boxShadow);
  const plain = await edge();
  await field.focus();
  const focused = await edge();
  await field.blur();
  await field.evaluate((element) => element.setAttribute('aria-invalid', 'true'));
  expect(new Set([plain, focused, await edge()]).size).toBe(3);
});
