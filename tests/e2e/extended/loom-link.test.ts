import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { EMPTY_CLOTH } from '../../../domain/loom/cloth.ts';
import { decodeCloth, encodeCloth } from '../../../domain/loom/fragment.ts';
import { routes } from '../../../domain/routes.ts';
import { MOTIFS } from '../../../src/art/motifs.ts';
import { axeViolations } from '../../axe.ts';
import { test } from '../../browser.ts';
import { loom } from '../../harness/unit/our-content.ts';
import { drag, EMPTY_LOOM, loomParts, readCloth, wakeLoom } from './loom-page.ts';

const sample = MOTIFS.peak.replaceAll('\n', '');
const link = routes.loom + encodeCloth(sample);
const { said } = loom;

/** In the page, which must not read the clipboard: keeps what is copied in `copied`. */
function recordCopies() {
  const { clipboard } = navigator;
  const write = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => {
    await write(text);
    Object.assign(window, { copied: text });
  };
}

describe('the link', () => {
  test('follows the cloth, survives a reload and can be copied to another visitor', async ({ visit }) => {
    const page = await visit('about:blank', { permissions: ['clipboard-write'] });
    await page.addInitScript(recordCopies);
    await page.goto(routes.loom);
    const { cell, link: copy, status } = loomParts(page);
    await wakeLoom(page);
    await drag(page, cell(2, 2), cell(6, 6));
    const cloth = await readCloth(page);
    expect(decodeCloth(new URL(page.url()).hash)).toEqual({ kind: 'cloth', cloth });
    await page.reload();
    await expect.poll(() => readCloth(page)).toBe(cloth);
    await copy.click();
    await expect.poll(() => status.textContent()).toBe(said.copied);
    // The status is above the cells, on a phone out of sight.
    await page.getByRole('button', { name: said.copied.replace(/\.$/, '') }).waitFor();
    const copied = await page.evaluate(() => String(Reflect.get(window, 'copied')));
    expect(copied).toBe(page.url());
    const other = await visit(new URL(copied).pathname + new URL(copied).hash);
    await expect.poll(() => readCloth(other)).toBe(cloth);
    await cell(8, 8).click();
    await copy.waitFor();
  });

  test('stays in the address after the skip link, and the way back keeps every stitch', async ({ visit }) => {
    const page = await visit(EMPTY_LOOM);
    const { cell } = loomParts(page);
    await wakeLoom(page);
    const linked = () => page.evaluate(() => location.hash).then(decodeCloth);
    const skip = async () => {
      await page.locator('body > a').first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    };
    for (const column of [2, 3]) {
      await cell(2, column).click();
      const cloth = await readCloth(page);
      await expect.poll(linked).toEqual({ kind: 'cloth', cloth });
      await skip();
      await expect.poll(linked).toEqual({ kind: 'cloth', cloth });
    }
    await cell(2, 4).click();
    const cloth = await readCloth(page);
    // To the first stitch, whose address had one stitch.
    await page.evaluate(() => history.go(-2));
    await expect.poll(linked).toEqual({ kind: 'cloth', cloth });
    expect(await readCloth(page)).toBe(cloth);
  });

  test('is shown in a field, selected, where the browser does not copy', async ({ visit }) => {
    const page = await visit('about:blank');
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(link);
    const { link: copy, linkField, status } = loomParts(page);
    await expect.poll(() => readCloth(page)).toBe(sample);
    await copy.click();
    await linkField.waitFor();
    expect(await linkField.inputValue()).toBe(page.url());
    expect(await status.textContent()).toBe(said.notCopied);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
    expect(await axeViolations(page)).toEqual([]);
  });

  test('goes with the picture where the system shares files, and is copied where sharing fails', async ({ visit }) => {
    const page = await visit('about:blank', { permissions: ['clipboard-write'] });
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      const share = async ({ files = [], ...words }: ShareData) => {
        const [file] = files;
        shared.push({
          ...words,
          name: file?.name,
          type: file?.type,
          bytes: [...new Uint8Array((await file?.arrayBuffer()) ?? [])],
        });
        if (shared.length > 1) throw new DOMException('no', shared.length > 2 ? 'DataError' : 'AbortError');
      };
      Object.assign(navigator, { canShare: () => true, share });
      Object.assign(window, { shared });
    });
    await page.goto(link);
    const { share, status } = loomParts(page);
    await expect.poll(() => readCloth(page)).toBe(sample);
    await share.click();
    const shared = () => page.evaluate(() => Reflect.get(window, 'shared'));
    await expect.poll(async () => (await shared()).length).toBe(1);
    const [{ bytes, ...words }] = await shared();
    expect(words).toEqual({
      url: page.url(),
      text: loom.keep.message,
      name: `${loom.keep.file}.png`,
      type: 'image/png',
    });
    expect(new Set(await coloursOf(Buffer.from(bytes))).size).toBeGreaterThan(3);
    // The visitor closes the system's sheet.
    await share.click();
    await expect.poll(async () => (await shared()).length).toBe(2);
    expect(await status.textContent()).toBe(said.loaded);
    await share.click();
    await expect.poll(() => status.textContent()).toBe(said.copied);
  });
});

/** The colour of the centre of each cell of a picture of 960 × 640 pixels. */
async function coloursOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([960, 640]);
  return Array.from(EMPTY_CLOTH, (_, index) => {
    const at = ((Math.floor(index / 24) * 40 + 20) * info.width + (index % 24) * 40 + 20) * info.channels;
    return data.subarray(at, at + 3).toString('hex');
  });
}

test('a picture is saved, and nothing is sent to the server', async ({ visit }) => {
  const page = await visit(routes.loom);
  await wakeLoom(page);
  const { cell, png, status } = loomParts(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await drag(page, cell(1, 1), cell(4, 8));
  const [download] = await Promise.all([page.waitForEvent('download'), png.click()]);
  expect(download.suggestedFilename()).toBe(`${loom.keep.file}.png`);
  expect(await status.textContent()).toBe(said.saved);
  expect(requests.filter((url) => !url.startsWith('data:') && !url.endsWith(routes.favicon))).toEqual([]);
});
