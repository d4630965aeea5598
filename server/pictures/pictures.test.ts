import { mkdirSync, readdirSync, renameSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { hashPicture } from '../content/hash-picture.ts';
import { TooBusy } from '../http/render-queue.ts';
import { createLog } from '../process/log.ts';
import { type MakePicture, runPictureProcess } from './picture-job.ts';
import { openPictures } from './pictures.ts';

const GPS = { GPSLatitudeRef: 'S', GPSLatitude: '0/1 12/1 0/1' };
let photo: Buffer;
let other: Buffer;
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const take = (orientation: number) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: 'black', noise } })
      .jpeg()
      .withExif({ IFD0: { Model: 'Camara' }, IFD3: GPS })
      .withMetadata({ orientation })
      .toBuffer();
  [photo, other] = await Promise.all([take(6), take(1)]);
});

/** Pictures of a content folder that holds `photo` as `a.jpg`. */
function openSample(makePicture?: MakePicture) {
  const [folder, dataDir] = [tempFolder(), tempFolder()];
  writeFileSync(join(folder, 'a.jpg'), photo);
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const settings = { folder, dataDir, log, ...(makePicture && { makePicture }) };
  const kept = () => readdirSync(join(dataDir, 'pictures'));
  return { ...openPictures(settings), settings, folder, dataDir, lines, kept };
}

const addressOf = (width: number, format: 'avif' | 'webp' | 'jpg' | 'png' = 'webp') => ({
  hash: hashPicture(photo),
  width,
  format,
});

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
  ['png', 'png'],
] as const)('a photograph becomes %s, upright and without metadata', async (format, kind) => {
  const { make } = openSample();
  const picture = await make(addressOf(100, format), 'a.jpg');
  const { exif, icc, orientation, ...made } = await sharp(picture).metadata();
  expect(made).toMatchObject({ format: kind, width: 100, height: 150 });
  expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
});

test('a drawing becomes a PNG of its size, or a square in the given one', async () => {
  const { draw, kept } = openSample();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path fill="#0b211a" d="M0 0h30v20H0z"/></svg>';
  expect(await sharp(await draw({ svg, colours: 64 })).metadata()).toMatchObject({
    format: 'png',
    width: 30,
    height: 20,
  });
  const icon = await sharp(await draw({ svg, density: 144, pixels: 12, kernel: 'nearest' })).metadata();
  expect(icon).toMatchObject({ width: 12, height: 12 });
  expect(kept()).toHaveLength(2);
});

test('a picture is made once, kept privately, and found again', async () => {
  const makePicture = vi.fn(async () => Buffer.from('picture'));
  const { make, find, settings, dataDir, kept } = openSample(makePicture);
  const address = addressOf(100);
  expect(await find(address)).toBeUndefined();
  const all = await Promise.all([make(address, 'a.jpg'), make(address, 'a.jpg'), make(address, 'a.jpg')]);
  expect(all.map(String)).toEqual(['picture', 'picture', 'picture']);
  expect(`${await openPictures(settings).make(address, 'a.jpg')}`).toBe('picture');
  expect(makePicture).toHaveBeenCalledTimes(1);
  expect(`${await find(address)}`).toBe('picture');
  expect(kept()).toEqual([`${address.hash}-100.webp`]);
  const modes = ['pictures', `pictures/${kept()[0]}`].map((path) => statSync(join(dataDir, path)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});

test('a file that is published unchanged needs no process', async () => {
  const { make } = openSample(() => Promise.reject(new Error('started')));
  expect(await make({ hash: hashPicture(photo), format: 'jpg' }, 'a.jpg')).toEqual(photo);
});

test('a file that was replaced, removed, or made a link since the content was read gives no picture', async () => {
  const { make, folder, dataDir } = openSample();
  const file = join(folder, 'a.jpg');
  const whole = { hash: hashPicture(photo), format: 'jpg' } as const;
  const results = async () => [await make(addressOf(100), 'a.jpg'), await make(whole, 'a.jpg')];
  writeFileSync(file, other);
  expect(await results()).toEqual([undefined, undefined]);
  writeFileSync(file, photo);
  renameSync(file, join(dataDir, 'outside.jpg'));
  expect(await results()).toEqual([undefined, undefined]);
  symlinkSync(join(dataDir, 'outside.jpg'), file);
  expect(await results()).toEqual([undefined, undefined]);
});

test('the next picture is made after the process was killed', async () => {
  let timeout: number | undefined = 1;
  const { make, kept } = openSample((job, signal) => runPictureProcess(job, signal, timeout));
  await expect(make(addressOf(100), 'a.jpg')).rejects.toMatchObject({ code: 'SIGKILL' });
  timeout = undefined;
  expect(await make(addressOf(100), 'a.jpg')).toBeInstanceOf(Buffer);
  expect(kept()).toHaveLength(1);
});

test('a file that no decoder reads is an error, and the next picture is made', async () => {
  const { make, folder } = openSample();
  const broken = Buffer.from('not a picture');
  writeFileSync(join(folder, 'b.jpg'), broken);
  await expect(make({ ...addressOf(100), hash: hashPicture(broken) }, 'b.jpg')).rejects.toMatchObject({ code: 1 });
  expect(await make(addressOf(100), 'a.jpg')).toBeInstanceOf(Buffer);
});

test('of 300 pictures at once, one is made at a time and those beyond 200 waiting are too many', async () => {
  const first = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const { make } = openSample(async () => {
    most = Math.max(most, ++running);
    await first.promise;
    running -= 1;
    return Buffer.from('picture');
  });
  const refused: unknown[] = [];
  const all = Array.from({ length: 300 }, (_, index) =>
    make(addressOf(index + 1), 'a.jpg').catch((error) => refused.push(error)),
  );
  await expect.poll(() => refused.length).toBe(99);
  first.resolve();
  await Promise.all(all);
  expect(most).toBe(1);
  expect(refused.every((error) => error instanceof TooBusy)).toBe(true);
  expect(await make(addressOf(999), 'a.jpg')).toBeInstanceOf(Buffer);
});

test('a picture that cannot be kept is sent, and the log warns once', async () => {
  const { make, dataDir, lines } = openSample(async () => Buffer.from('picture'));
  writeFileSync(join(dataDir, 'pictures'), 'a file where the folder should be');
  expect(`${await make(addressOf(100), 'a.jpg')}`).toBe('picture');
  expect(`${await make(addressOf(200), 'a.jpg')}`).toBe('picture');
  expect(lines.filter((line) => line.includes('cannot be kept'))).toHaveLength(1);
});

test('unfinished files of killed servers are removed, but not those that may still be written', async () => {
  const { settings, dataDir, kept } = openSample();
  mkdirSync(join(dataDir, 'pictures'));
  for (const name of ['old.part', 'new.part', 'old.webp']) writeFileSync(join(dataDir, 'pictures', name), '');
  for (const name of ['old.part', 'old.webp']) utimesSync(join(dataDir, 'pictures', name), 0, 0);
  openPictures(settings);
  await expect.poll(kept).toEqual(['new.part', 'old.webp']);
});

test('closing ends the process that is running', async () => {
  const { make, close } = openSample();
  const made = make(addressOf(100), 'a.jpg');
  close();
  await expect(made).rejects.toThrow('the picture process');
});
