import { mkdirSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { routes } from '../../domain/routes.ts';
import type { Drawing } from '../../domain/site/drawing.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';
import { content } from '../../tests/harness/unit/test-content.ts';
import { readPictures } from '../content/pictures.ts';
import type { PictureJob } from '../pictures/picture-job.ts';

const PHOTO = 'images/obra.jpg';
const LOGO = 'images/logos/molino.svg';
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 16"><path d="M0 0h40v16z"/></svg>';
const draw = (width: number) =>
  sharp({ create: { width, height: 100, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

/** The server with a photograph and a logo in its content; `jobs` are what the picture process was asked for. */
async function openSample(whileMaking = () => {}) {
  const folder = tempFolder();
  const write = (path: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  write(PHOTO, await draw(500));
  write(LOGO, logo);
  let { pictures } = readPictures(folder);
  const jobs: PictureJob[] = [];
  const makePicture = async (job: PictureJob) => {
    jobs.push(job);
    whileMaking();
    return Buffer.from('picture');
  };
  const sample = await openTestApp({
    content: () => ({ ...content(), pictures }),
    pictures: { folder, makePicture },
  });
  const [photo, drawn] = [pictures[PHOTO], pictures[LOGO]];
  if (!photo || !drawn) throw new Error('the pictures were not read');
  /** Makes the content one without pictures. */
  const removePictures = () => {
    pictures = {};
  };
  return { ...sample, jobs, photo, logo: drawn, write, pictures: () => pictures, removePictures };
}

describe('a photograph', () => {
  test('is waited for as long as it takes to be made; afterwards, a client that stalls is disconnected', async () => {
    let socket: Socket | undefined;
    const timeouts: (number | undefined)[] = [];
    const { app, photo } = await openSample(() => timeouts.push(socket?.timeout));
    app.server.once('connection', (opened) => {
      socket = opened;
    });
    app.addHook('onSend', async () => {
      timeouts.push(socket?.timeout);
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    await fetch(url + routes.picture({ ...photo, width: 480, format: 'avif' }));
    expect(timeouts).toEqual([0, app.server.timeout]);
    expect(app.server.timeout).toBeGreaterThan(0);
  });

  test('is sent in the sizes of the site, cached for ever, and may do nothing', async () => {
    const { app, photo } = await openSample();
    const { statusCode, body, headers } = await app.inject(routes.picture({ ...photo, width: 480, format: 'avif' }));
    expect([statusCode, body]).toEqual([200, 'picture']);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('is not made in another width or format, nor sent as it is', async () => {
    const { app, photo, jobs } = await openSample();
    const { hash } = photo;
    const unknown = [
      routes.picture({ hash, width: 479, format: 'avif' }),
      routes.picture({ hash, width: 800, format: 'avif' }),
      routes.picture({ hash, width: 480, format: 'jpg' }),
      routes.picture({ hash: hash.replaceAll(/./g, '0'), width: 480, format: 'avif' }),
      routes.logoPicture({ hash, format: 'jpg' }),
      '/imagenes/',
      '/imagenes/obra.jpg',
    ];
    const { notFound: error } = content().requestProblems;
    for (const url of unknown) {
      const response = await app.inject(url);
      expect([url, response.statusCode, response.json()]).toEqual([url, 404, { ok: false, error }]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(jobs).toEqual([]);
  });

  test('that was made before is sent when the content no longer has it', async () => {
    const { app, photo, removePictures } = await openSample();
    const [made, other] = [480, 500].map((width) => routes.picture({ ...photo, width, format: 'webp' }));
    await app.inject(made ?? '');
    removePictures();
    const statuses = await Promise.all([made, other].map(async (url) => (await app.inject(url ?? '')).statusCode));
    expect(statuses).toEqual([200, 404]);
  });
});

test('the logo of a client is sent as it is, until its file changes', async () => {
  const { app, logo: drawn, write, jobs } = await openSample();
  const { body, headers } = await app.inject(routes.logoPicture(drawn));
  expect(body).toBe(logo);
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(jobs).toEqual([]);
  const other = await openSample();
  write(LOGO, `${logo}<!-- changed -->`);
  other.write(LOGO, `${logo}<!-- changed -->`);
  expect((await app.inject(routes.logoPicture(drawn))).body).toBe(logo);
  expect((await other.app.inject(routes.logoPicture(drawn))).statusCode).toBe(404);
});

describe('a share picture or an icon', () => {
  const SHARE = routes.sharePicture(routes.team);
  const drawing: Drawing = { svg: '<svg/>', colours: 64 };

  test.each([
    [SHARE, 'image/png'],
    [routes.icon(192), 'image/png'],
    [routes.touchIcon, 'image/png'],
    [routes.bitmapIcon, 'image/x-icon'],
  ])('%s is made of the drawing that its page describes', async (path, type) => {
    const { app, jobs, rendered, shared, renderNext, pictures } = await openSample();
    renderNext(Response.json(drawing));
    const { statusCode, body, headers } = await app.inject(path);
    expect([statusCode, body, headers['content-type']]).toEqual([200, 'picture', type]);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(rendered).toEqual([{ path, locals: {} }]);
    expect(shared.map((locals) => locals.content?.pictures)).toEqual([pictures()]);
    expect(jobs).toEqual([{ drawing }]);
  });

  test('is not there when its page describes none', async () => {
    const { app, renderNext } = await openSample();
    renderNext(Response.json(null));
    const { statusCode, headers } = await app.inject(SHARE);
    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
  });

  test.each(['/compartir/', '/compartir/..%2fescritorio.png', '/compartir//inicio.png', '/compartir/inicio.svg'])(
    'is not looked for at %s',
    async (path) => {
      const { app, rendered } = await openSample();
      expect((await app.inject(path)).statusCode).toBe(404);
      expect(rendered.filter(({ path: asked }) => asked.startsWith('/compartir'))).toEqual([]);
    },
  );
});
