import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { editorWords as words } from '../../../domain/desk/editor/words.ts';
import { routes } from '../../../domain/routes.ts';
import { axeViolations } from '../../axe.ts';
import { tempFolder } from '../../harness/resources.ts';
import { content, home } from '../../harness/unit/our-content.ts';
import { ZOOMED } from '../pages/readable.ts';
import { deskTest, expectAccessible } from './desk-site.ts';

const test = deskTest(0);
const [PLAN = '', plan] = Object.entries(content.plans).find(([, { price }]) => price) ?? [];
const price = plan?.price?.amount ?? 0;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const submit = (page: Page, value: 'guardar' | 'publicar') =>
  page.locator(`button[name=${FORM_FIELDS.button}][value=${value}]:not(.hidden):visible`).click();
const see = (page: Page, text: string) => page.getByText(text).first().waitFor();
const textOf = async (url: string) => (await fetch(url)).text();

test('what was typed and not saved is there again after a look at the page', async ({ desk }) => {
  const page = await desk.enter();
  await page.goto(deskRoutes.contentFile(`plans/${PLAN}.yaml`));
  const typed = { 'price.amount': String(price + 17), summary: 'Una frase que todavía no se guarda.' };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await page.getByRole('link', { name: words.previewPage }).click();
  await see(page, words.previewBar);
  await page.goBack();
  for (const [name, value] of Object.entries(typed)) expect(await field(page, name).inputValue()).toBe(value);
});

const topOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.y;

test('a text is saved, looked at where it stands, and published', async ({ desk }) => {
  const page = await desk.enter();
  const statement = 'Páginas tejidas con paciencia.';
  await page.goto(deskRoutes.preview(routes.home));
  await page
    .locator('section', { hasText: home.hero.statement })
    .getByRole('link', { name: words.edit })
    .first()
    .click();
  await field(page, 'hero.statement').fill(statement);
  await submit(page, 'guardar');
  await see(page, words.done.guardado);
  expect(await textOf(desk.url)).not.toContain(statement);
  await page.goto(deskRoutes.preview(routes.home));
  await see(page, statement);
  await page.mouse.wheel(0, 400);
  // The bar stays, and does not cover a part of the header.
  await expect.poll(() => topOf(page, '.vista')).toBe(0);
  expect(await topOf(page, '#_cabecera')).toBeLessThan(-76);
  await page.goto(deskRoutes.pendingContent);
  await see(page, words.kinds.changed);
  await page.getByRole('button', { name: words.pending.publish }).click();
  await see(page, words.done.publicado);
  expect(await textOf(desk.url)).toContain(statement);
});

/** Photographs as telephones and tricksters send them: sideways, a PNG called JPEG, and bytes of no picture. */
async function takePhotos(): Promise<readonly string[]> {
  const folder = tempFolder(onTestFinished);
  const shot = (background: string) => sharp({ create: { width: 900, height: 600, channels: 3, background } });
  const file = (name: string) => join(folder, name);
  await shot('teal')
    .jpeg()
    .withExif({ IFD0: { Model: 'Camara de prueba' } })
    .withMetadata({ orientation: 6 })
    .toFile(file('Mi taller.jpg'));
  await sharp(await shot('gold').png().toBuffer())
    .png()
    .toFile(file('mentira.png'));
  await copyFile(file('mentira.png'), file('mentira.jpg'));
  await writeFile(file('texto.png'), '<svg onload=alert(1)>');
  return ['Mi taller.jpg', 'mentira.jpg', 'texto.png'].map(file);
}

test('a project with uploaded photographs is made and shown; a file that is none is refused', async ({ desk }) => {
  const page = await desk.enter();
  await page.goto(deskRoutes.photos);
  await field(page, 'fotos').setInputFiles([...(await takePhotos())]);
  await page.getByRole('button', { name: words.photos.upload }).click();
  await see(page, words.photos.problems.notPhoto);
  for (const name of ['mi-taller.jpg', 'mentira.png']) await page.locator('li b', { hasText: name }).waitFor();
  await page.goto(deskRoutes.newContent('projects'));
  const typed = { title: 'Taller Nuevo', description: 'Página de un taller', image: 'mi-taller.jpg', alt: 'El taller' };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await field(page, 'ground').selectOption('anil');
  await field(page, 'order').fill('77');
  await field(page, 'focus.across').selectOption('left');
  await field(page, 'focus.down').selectOption('top');
  await submit(page, 'publicar');
  await see(page, words.done.publicado);
  const shown = await textOf(desk.url + routes.project('taller-nuevo'));
  const [picture = ''] = /\/imagenes\/[\da-f]{16}-\d+\.jpg/.exec(shown) ?? [];
  const made = await sharp(Buffer.from(await (await fetch(desk.url + picture)).arrayBuffer())).metadata();
  expect([made.format, made.width < made.height, made.exif]).toEqual(['jpeg', true, undefined]);
  await page.goto(routes.project('taller-nuevo'));
  const image = page.getByRole('img', { name: typed.alt });
  expect(await image.evaluate((element) => getComputedStyle(element).objectPosition)).toBe('0% 0%');
  await page.goto(deskRoutes.pendingContent);
  await see(page, 'mentira');
  expect(await page.getByText('mi-taller').count()).toBe(0);
});

test('the text of a guide stands beside its result, with photographs, without script', async ({ desk }) => {
  const page = await desk.enter();
  const [photograph = ''] = await takePhotos();
  await page.goto(deskRoutes.photos);
  await field(page, 'fotos').setInputFiles(photograph);
  await page.getByRole('button', { name: words.photos.upload }).click();
  await see(page, words.done.guardado);
  await page.goto(deskRoutes.newContent('whitepapers'));
  const result = page.getByRole('region', { name: words.guide.result });
  await field(page, FORM_FIELDS.body).fill('## Uno\n\nCon **fuerza** <iframe src="https://a.example"></iframe>');
  await page.getByRole('button', { name: words.guide.look }).click();
  await result.locator('strong', { hasText: 'fuerza' }).waitFor();
  expect(await result.locator('iframe').count()).toBe(0);
  expect(await page.getByRole('toolbar').count()).toBe(0);
  await page.getByText(words.guide.addPhoto).click();
  await field(page, FORM_FIELDS.photoText).fill('Un telar [de cintura]');
  await page.getByRole('button', { name: words.guide.placePhoto }).click();
  const photo = result.getByRole('img', { name: 'Un telar de cintura' });
  await photo.waitFor();
  expect((await fetch(desk.url + (await photo.getAttribute('src')))).status).toBe(200);
  await field(page, FORM_FIELDS.body).fill('![Nada](../images/no-existe.jpg)');
  await page.getByRole('button', { name: words.guide.look }).click();
  await see(page, words.guide.noResult);
});

test('the toolbar of a guide writes Markdown, by mouse and by keyboard', async ({ desk }) => {
  const page = await desk.enter({ javaScriptEnabled: true });
  await page.goto(deskRoutes.newContent('whitepapers'));
  const text = field(page, FORM_FIELDS.body);
  await text.fill('fuerza');
  await text.selectText();
  const toolbar = page.getByRole('toolbar', { name: words.guide.toolbar });
  await toolbar.getByRole('button', { name: words.guide.formats.bold }).click();
  expect(await text.inputValue()).toBe('**fuerza**');
  await toolbar.getByRole('button', { name: words.guide.formats['header-2'] }).press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator(':focus').textContent()).toBe(words.guide.formats.bold);
  expect(await axeViolations(page)).toEqual([]);
});

test('no page of the editor has accessibility violations or scrolls sideways, at any width, by day and by night', async ({
  desk,
}) => {
  const page = await desk.enter({ javaScriptEnabled: true });
  const file = `plans/${PLAN}.yaml`;
  await page.goto(deskRoutes.contentFile(file));
  await field(page, 'price.amount').fill(String(price + 1));
  await submit(page, 'publicar');
  await see(page, words.done.publicado);
  await field(page, 'title').fill('Nivel Ñ');
  await submit(page, 'guardar');
  await see(page, words.done.guardado);
  await expectAccessible(page, [
    deskRoutes.content,
    `${deskRoutes.content}?q=precio`,
    deskRoutes.contentFile(file),
    deskRoutes.contentFile('pages/home.yaml'),
    deskRoutes.contentFile('pages/home.yaml', 'questions'),
    deskRoutes.contentFile('catalogue.yaml'),
    deskRoutes.contentFile('pages/privacy.yaml', 'chapters'),
    deskRoutes.newContent('whitepapers'),
    deskRoutes.removeContent(file),
    deskRoutes.photos,
    deskRoutes.pendingContent,
    deskRoutes.contentHistory,
    deskRoutes.preview(routes.home),
  ]);
});

test('at 400 percent zoom the save bar leaves the window to the fields', async ({ desk }) => {
  const page = await desk.enter({ viewport: ZOOMED });
  await page.goto(deskRoutes.contentFile(`plans/${PLAN}.yaml`));
  await field(page, 'title').focus();
  const bar = await page.getByRole('button', { name: words.form.publish }).boundingBox();
  expect(bar?.y).toBeGreaterThan(ZOOMED.height);
});

// WCAG 2.2, 2.4.11.
test('no focused element is hidden behind the sticky save bar on a phone', async ({ desk }) => {
  const page = await desk.enter({ javaScriptEnabled: true });
  await page.goto(deskRoutes.contentFile(`plans/${PLAN}.yaml`));
  const hidden: string[] = [];
  let reached = 0;
  for (; reached < 200; reached += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate((button) => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      if (element.matches(`button[name=${button}][value=publicar]`)) return 'end';
      const { left, top, width, bottom } = element.getBoundingClientRect();
      const points = [top + 4, (top + bottom) / 2, bottom - 4].map((y) =>
        document.elementFromPoint(left + width / 2, y),
      );
      return points.some((point) => point && (element.contains(point) || point.contains(element)))
        ? ''
        : element.outerHTML.slice(0, 120);
    }, FORM_FIELDS.button);
    if (state === 'end') break;
    if (state) hidden.push(state);
  }
  expect(reached).toBeGreaterThan(10);
  expect(hidden).toEqual([]);
});

test('the button that publishes all is in sight before the list of pending changes ends', async ({ desk }) => {
  const page = await desk.enter({ viewport: { width: 390, height: 480 } });
  await page.goto(deskRoutes.contentFile(`plans/${PLAN}.yaml`));
  await field(page, 'summary').fill('Otra frase.');
  await submit(page, 'guardar');
  await page.goto(deskRoutes.pendingContent);
  expect(await topOf(page, 'button[value=publicar]')).toBeLessThan(480);
  expect(await topOf(page, 'button[value=programar]')).toBeGreaterThan(480);
});

test('the title of the window says what is asked, wrong, and changed by another person', async ({ desk }) => {
  const [first, second] = [await desk.enter(), await desk.enter()];
  for (const page of [first, second]) await page.goto(deskRoutes.contentFile(`plans/${PLAN}.yaml`));
  await field(first, 'summary').fill('Una frase de la primera persona.');
  await submit(first, 'guardar');
  await see(first, words.done.guardado);
  await field(second, 'summary').fill('Otra, de la segunda.');
  await submit(second, 'guardar');
  await see(second, words.form.meanwhile);
  expect(await second.title()).toContain(words.form.meanwhile);
  await field(second, 'summary').fill('');
  await submit(second, 'guardar');
  await see(second, words.form.problems(1));
  expect(await second.title()).toContain(words.form.problems(1));
  await second.goto(deskRoutes.removeContent(`plans/${PLAN}.yaml`));
  expect(await second.title()).toContain(await second.getByRole('heading', { level: 1 }).textContent());
});
