/**
 * `npm run demo-film`: makes `docs/escritorio.webp`, the moving picture of the README, from the demonstration: a request, a
 * price that is changed and published, the page that shows it, and the way back.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../domain/desk/editor/form-fields.ts';
import { planHref } from '../../domain/routes.ts';
import { contentFolder } from '../../server/content/content-folder.ts';
import { readContent } from '../../server/content/read-content.ts';
import { startProcess } from '../../tests/harness/process.ts';
import { until } from '../../tests/harness/until.ts';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';

const PORT = 4455;
const SITE = `http://127.0.0.1:${PORT}`;
const FILE = 'docs/escritorio.webp';
const STAYS_MS = 1_800;

const { content } = readContent(contentFolder({}));
const [plan = ''] = Object.keys(content?.plans ?? {}).filter((id) => content?.plans[id]?.price);

/** Scenes in order; each leaves the page as the picture shall show it. */
const SCENES: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.goto(deskRoutes.inbox),
  (page) => page.locator('main li a').nth(1).click(),
  (page) => page.goto(deskRoutes.content),
  (page) => page.goto(deskRoutes.contentFile(`plans/${plan}.yaml`)),
  async (page) => {
    const price = page.locator('[name="price.amount"]');
    await price.fill(String(Number(await price.inputValue()) + 50));
    await price.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  },
  async (page) => {
    await page.locator(`button[name=${FORM_FIELDS.button}][value=publicar]:visible`).click();
    await page.waitForURL(/hecho=/);
  },
  (page) => page.goto(content ? planHref(content.catalogue, plan) : '/'),
  (page) => page.goto(deskRoutes.contentHistory),
];

async function film(browser: Browser): Promise<readonly Buffer[]> {
  const viewport = { width: 390, height: 720 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, baseURL: SITE, locale: 'es-EC' });
  // The fonts are there from the first picture on.
  await page.goto(deskRoutes.figures);
  const pictures: Buffer[] = [];
  for (const scene of SCENES) {
    await scene(page);
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    pictures.push(await page.screenshot());
  }
  return pictures;
}

const demo = startProcess([process.execPath, 'scripts/demo/main.ts'], { env: { ...process.env, PORT: String(PORT) } });
try {
  await until('the demonstration listens', () => demo.output().includes(SITE));
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  const pictures = await film(browser);
  await browser.close();
  const delay = pictures.map(() => STAYS_MS);
  const { size } = await sharp([...pictures], { join: { animated: true } })
    .webp({ delay, loop: 0, quality: 70, effort: 6 })
    .toFile(FILE);
  console.log(`${FILE}: ${pictures.length} pictures, ${Math.round(size / 1_000)} kB`);
} finally {
  await demo.stop();
}
