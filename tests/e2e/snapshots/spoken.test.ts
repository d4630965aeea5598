import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { Skipped } from '../../harness/debian-packages.ts';
import { Resources } from '../../harness/resources.ts';
import { openScreenReader, type ScreenReader } from '../../harness/screen-reader.ts';
import { PATIENCE_MS, until } from '../../harness/until.ts';
import { DESKTOP, PHONE } from '../../viewports.ts';
import { contactForm, FIXTURE } from './fixture-content.ts';

/** What Orca says of Firefox's pages, kept for human review as the ARIA snapshots are. */
const FOLDER = 'spoken';
/** When accepting there is nothing to wait for but silence. */
const SILENCE_MS = 2_000;
const isAccepting = process.env['SNAPSHOTS'] === 'accept';

const resources = new Resources();
let reader: ScreenReader;
let missing: string | undefined;

beforeAll(async () => {
  try {
    reader = await openScreenReader(resources.closeLater);
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    missing = error.message;
    console.warn(`SKIPPED: what Orca says, ${missing}`);
  }
});
afterAll(() => resources.closeAll());

/** Runs in the page: the texts of two elements, and of the last link. */
const landmarksOf = (...selectors: string[]) =>
  [...selectors.map((each) => document.querySelector(each)), [...document.links].at(-1)].map(
    (found) => found?.ariaLabel ?? found?.textContent?.trim() ?? '',
  );

/** Opens a page, which Orca reads to its end; returns what it says from one element on until it comes to another. */
async function readPage(path: string, from: string, to: string, viewport = DESKTOP): Promise<string[]> {
  const { page, said } = reader;
  const before = said().length;
  await page.setViewport(viewport);
  await page.goto(FIXTURE.baseURL + path);
  const [first = '', next = '', last = ''] = await page.evaluate(landmarksOf, from, to);
  // A link is said in two utterances: its text, then what it is.
  await until(`Orca has read ${path} to its end`, () => said().slice(before).at(-2) === last);
  const all = said().slice(before);
  return all.slice(all.indexOf(first), all.indexOf(next));
}

/** Presses a key; returns what Orca then says, as soon as that is as much as was kept. */
async function press(key: string, kept: number | undefined): Promise<string[]> {
  const { said } = reader;
  const before = said().length;
  reader.press(key);
  if (kept === undefined) {
    for (let count = -1; count !== said().length; await sleep(SILENCE_MS)) count = said().length;
  } else await until(`Orca has said ${kept} utterances after ${key}`, () => said().length >= before + kept);
  return said().slice(before);
}

/** The kept utterances after each key; none when accepting. */
function readKept(name: string): number[] {
  const file = new URL(`${FOLDER}/${name}.txt`, import.meta.url);
  if (isAccepting || !existsSync(file)) return [];
  const [, ...steps] = readFileSync(file, 'utf8').split(/^\[.*\]\n/m);
  return steps.map((lines) => lines.split('\n').filter(Boolean).length);
}

/** Presses keys one after the other, and compares all that is said with a file. `ready` is awaited after each. */
async function expectSpoken(name: string, page: readonly string[], keys: readonly string[], ready?: () => unknown) {
  const kept = readKept(name);
  const steps = [`[page]\n${page.join('\n')}`];
  for (const [index, key] of keys.entries()) {
    steps.push(`[${key}]\n${(await press(key, kept[index + 1])).join('\n')}`);
    await ready?.();
  }
  await expect(`${steps.join('\n\n')}\n`).toMatchFileSnapshot(`${FOLDER}/${name}.txt`);
}

test("home's head is read in order, and its headings are found one after the other", async ({ skip }) => {
  skip(missing !== undefined, missing);
  const head = await readPage(routes.home, 'body > a', 'main > :nth-child(2) h2');
  await expectSpoken('home', head, ['ctrl+Home', 'h', 'h', 'h', 'h']);
});

test.for([
  ['plans', DESKTOP],
  ['plans-phone', PHONE],
] as const)('in the table of %s each cell is read with its plan and its group', async ([name, viewport], { skip }) => {
  skip(missing !== undefined, missing);
  const head = await readPage(routes.service('desarrollo-web'), 'main h1', 'main h1 ~ p', viewport);
  const [down, right, left] = ['alt+shift+Down', 'alt+shift+Right', 'alt+shift+Left'];
  await expectSpoken(name, head, ['t', down, right, right, left, down]);
});

test('the form is read without problems, then with the summary and the problem of a field', async ({ skip }) => {
  skip(missing !== undefined, missing);
  const form = await readPage(routes.contact, 'main form h2', 'main form [type=submit]');
  expect(form).toContain(contactForm.fields.from_name.label);
  // The first focus hydrates the form; before that, the browser would post it.
  const hydrated = () => reader.page.waitForSelector('astro-island:not([ssr])', { timeout: PATIENCE_MS });
  await expectSpoken('form', form, ['e', 'Return', 'Tab', 'Return'], hydrated);
});

test('on the loom each bobbin, cell and stitch is named', async ({ skip }) => {
  skip(missing !== undefined, missing);
  const { page, said } = reader;
  const head = await readPage(routes.loom, 'main h1', 'main fieldset legend');
  // The first focus hydrates the loom.
  await page.focus('input[type=radio]');
  await page.waitForSelector('astro-island:not([ssr])', { timeout: PATIENCE_MS });
  // Firefox gives a bobbin's name, then its role.
  const bobbin = await page.$eval('input[type=radio]', (radio) => radio.closest('label')?.textContent);
  await until('Orca has said the bobbin', () => said().at(-2) === `${bobbin}.`);
  await expectSpoken('loom', head, ['Tab', 'space', 'Right', 'Return', '3', 'Return', 'Down', 'space', 'ctrl+z']);
});
