import { expect, inject } from 'vitest';
import { company } from '../../content/company.ts';
import { DESKTOP, PHONE, test } from '../browser.ts';
import { loadFonts } from '../fonts.ts';
import { contactForm, fillForm, GOOD, newVisitor, wakeForm } from '../harness/contact-form.ts';
import { waitForEmail } from '../harness/emails.ts';
import { figure } from '../harness/plans.ts';

const SERVICES = ['Desarrollo web', 'Alojamiento web', 'Diseño gráfico', 'Marketing'];

test.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('from home to an email in the agency’s mailbox on %s', async ([, viewport], { visit }) => {
  const page = await visit('/', { viewport });
  if (viewport === PHONE) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.locator('#menu summary').click();
  } else {
    await page.getByRole('button', { name: 'Servicios' }).click();
    expect((await page.locator('#servicios').boundingBox())?.width).toBe(600);
  }
  const menu = page.locator(viewport === PHONE ? '#menu' : '#servicios');
  for (const name of SERVICES) expect(await menu.getByRole('link', { name }).isVisible()).toBe(true);
  expect(await menu.getByRole('link', { name: 'Ver Todos' }).getAttribute('href')).toBe('/servicios');

  await menu.getByRole('link', { name: 'Desarrollo web' }).click();
  await page.waitForURL('**/servicios/desarrollo-web');
  await page.locator('main a[href="/servicios/desarrollo-web/nivel-2"]').first().click();
  await page.waitForURL('**/servicios/desarrollo-web/nivel-2');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('SPA Nivel II');
  expect(await page.getByText(figure('nivel-2')).first().isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Solicitar cotización' }).click();

  await page.waitForURL('**/contactenos?fromServiceId=nivel-2&fromService=SPA_Nivel_II');
  await page.getByText('Cotización de Servicio').waitFor();
  expect(await page.getByText(/^SPA Nivel II\. .*confirmar la cotización/).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Contáctenos para más información' }).isVisible()).toBe(true);

  const email = newVisitor();
  const form = contactForm(page);
  await wakeForm(page);
  await fillForm(page, { ...GOOD, email });
  await form.send.click();
  await form.banner('¡Mensaje enviado!').waitFor();
  const reference = /IL-[0-9A-Z]{6}/.exec((await form.reference.first().textContent()) ?? '')?.[0] ?? 'none';
  for (const field of [form.name, form.email, form.phone, form.message]) expect(await field.inputValue()).toBe('');

  const received = await waitForEmail(inject('emails'), email);
  expect(received.to).toMatchObject([{ address: company.email }]);
  expect(received.from).toMatchObject({ address: company.email });
  expect(received.replyTo).toMatchObject([{ address: email, name: GOOD.name }]);
  expect(received.subject).toBe(`Nueva solicitud de ${GOOD.name}: SPA Nivel II`);
  for (const body of [received.text, received.html]) {
    for (const part of [reference, GOOD.phone, 'SPA Nivel II', 'para mi panadería?', '¿Cuánto cuesta una página']) {
      expect(body).toContain(part);
    }
  }
});

test('shows the quote only with both query parameters', async ({ visit }) => {
  for (const query of ['', '?fromServiceId=nivel-2', '?fromService=SPA_Nivel_II', '?fromServiceId=&fromService=']) {
    const page = await visit(`/contactenos${query}`);
    expect(await page.getByText('Cotización de Servicio').count(), query).toBe(0);
  }
});

test('the drawer closes at once after a link, 200 ms after a button', async ({ visit }) => {
  const page = await visit('/contactenos', { viewport: PHONE });
  const drawer = page.locator('#menu');
  // Load the fonts before the route below blocks them.
  await loadFonts(page);
  // Closing is animated: check when it starts.
  const isOpen = () => drawer.evaluate((element) => element.matches(':popover-open'));
  // A 204 keeps the browser on the page, so the drawer stays observable.
  await page.route('**/*', (route) => route.fulfill({ status: 204 }));
  // Prevents showing a prerendered page without a request.
  await page.locator('script[type=speculationrules]').evaluate((rules) => rules.remove());
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await drawer.getByRole('link', { name: 'Empezar' }).click();
  await page.clock.runFor(190);
  expect(await isOpen()).toBe(true);
  await page.clock.runFor(20);
  expect(await isOpen()).toBe(false);
  await drawer.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await drawer.getByRole('link', { name: 'Equipo' }).click();
  await page.clock.runFor(10);
  expect(await isOpen()).toBe(false);
});
