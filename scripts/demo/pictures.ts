/**
 * `npm run demo-pictures`: takes the pictures of README and of the owner's guide, all in `docs/`, from the demonstration.
 * The film of the README shows a request, a price that is changed and published, the page that shows it, and the way back.
 */
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../domain/desk/editor/form-fields.ts';
import { planHref, routes } from '../../domain/routes.ts';
import { contentFolder } from '../../server/content/content-folder.ts';
import { readContent } from '../../server/content/read-content.ts';
import { startProcess } from '../../tests/harness/process.ts';
import { until } from '../../tests/harness/until.ts';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';

const PORT = 4455;
const SITE = `http://127.0.0.1:${PORT}`;
const STAYS_MS = 1_800;
const PHONE = { width: 390, height: 660 };

const { content } = readContent(contentFolder({}));
const [plan = ''] = Object.keys(content?.plans ?? {}).filter((id) => content?.plans[id]?.price);

/** Opens a window that is signed in to the desk. */
type Open = (options: BrowserContextOptions) => Promise<Page>;
/** What a picture shows: a page by its address, or what is done on the one that is open. */
type Scene = string | ((page: Page) => Promise<unknown>);

const form: Scene = async (page) => {
  await page.goto(routes.contact);
  await page.locator('main form').evaluate((element) => element.scrollIntoView());
};
const request: Scene = async (page) => {
  await page.locator('main li a').nth(2).click();
  await page.waitForURL(`**${deskRoutes.lead('*')}*`);
};
const dearer: Scene = async (page) => {
  const price = page.locator('[name="price.amount"]');
  await price.fill(String(Number(await price.inputValue()) + 50));
  await price.evaluate((field) => field.scrollIntoView({ block: 'center' }));
};
const publish: Scene = async (page) => {
  await page.locator(`button[name=${FORM_FIELDS.button}][value=publicar]:visible`).click();
  await page.waitForURL(/hecho=/);
};
/** A price is changed and published. */
const EDITING = [deskRoutes.content, deskRoutes.contentFile(`plans/${plan}.yaml`), dearer, publish];

/** Runs the scenes in a new window; resolves to a PNG after each. */
async function take(open: Open, options: BrowserContextOptions, ...scenes: Scene[]): Promise<readonly Buffer[]> {
  const page = await open({ viewport: PHONE, ...options });
  // The fonts are there from the first picture on.
  await page.goto(deskRoutes.figures);
  const pictures: Buffer[] = [];
  for (const scene of scenes) {
    await (typeof scene === 'string' ? page.goto(scene) : scene(page));
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    pictures.push(await page.screenshot());
  }
  await page.close();
  return pictures;
}

/** The home page in a window and the form on a phone before it, without a ground. */
async function takeHome(open: Open, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const [desktop] = await take(open, { viewport: { width: 1180, height: 736 }, colorScheme }, routes.home);
  const [phone] = await take(open, { viewport: { width: 310, height: 662 }, colorScheme }, form);
  const source = (png: Buffer | undefined) => `data:image/png;base64,${png?.toString('base64')}`;
  const page = await open({ viewport: { width: 1440, height: 760 } });
  const edge = colorScheme === 'light' ? '#0e211b' : '#f7f8f0';
  await page.setContent(`<style>img { position: absolute; border: 2px solid ${edge}; border-radius: 12px }
    .phone { right: 0; bottom: 0; border-width: 5px; border-radius: 24px }</style>
    <body style="margin: 0"><img src="${source(desktop)}"><img class="phone" src="${source(phone)}">`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

async function save(name: string, ...pictures: readonly (Buffer | undefined)[]): Promise<void> {
  const given = pictures.filter((picture) => picture !== undefined);
  const joined = { join: { across: given.length, shim: 16, background: '#c9ccbb' } };
  const { size } = await sharp(given.length > 1 ? given : given[0], given.length > 1 ? joined : {})
    .png({ palette: true, effort: 10 })
    .toFile(`docs/${name}.png`);
  console.log(`docs/${name}.png: ${Math.round(size / 1_000)} kB`);
}

async function takeAll(open: Open): Promise<void> {
  const tall = { viewport: { width: 390, height: 960 }, deviceScaleFactor: 1.5 };
  const [inbox, one] = await take(open, tall, deskRoutes.inbox, request);
  await save('escritorio-lista', inbox);
  await save('escritorio-solicitud', one);
  await save(
    'escritorio-cifras',
    ...(await take(open, { viewport: { width: 1000, height: 1012 } }, deskRoutes.figures)),
  );
  const phone = { viewport: { width: 390, height: 720 }, deviceScaleFactor: 2 };
  const shown = content ? planHref(content.catalogue, plan) : '/';
  const film = await take(open, phone, deskRoutes.inbox, request, ...EDITING, shown, deskRoutes.contentHistory);
  await sharp([...film], { join: { animated: true } })
    .webp({ delay: film.map(() => STAYS_MS), loop: 0, quality: 70, effort: 6 })
    .toFile('docs/escritorio.webp');
  const [files, , , published, pending] = await take(open, {}, ...EDITING, deskRoutes.pendingContent);
  await save('escritorio-contenido', files, published, pending);
  await save('home-day', await takeHome(open, 'light'));
  await save('home-night', await takeHome(open, 'dark'));
}

const demo = startProcess([process.execPath, 'scripts/demo/main.ts'], { env: { ...process.env, PORT: String(PORT) } });
try {
  const readCode = () => /(?:\d{4} ){3}\d{4}/.exec(demo.output())?.[0] ?? '';
  await until('the demonstration prints a code', () => readCode() !== '');
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  const signedIn = await browser.newContext({ baseURL: SITE });
  await signedIn.request.post(deskRoutes.signIn, { form: { codigo: readCode() }, headers: { origin: SITE } });
  const storageState = await signedIn.storageState();
  await takeAll((options) => browser.newPage({ baseURL: SITE, locale: 'es-EC', storageState, ...options }));
  await browser.close();
} finally {
  await demo.stop();
}
