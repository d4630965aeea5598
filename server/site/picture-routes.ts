import type { FastifyInstance } from 'fastify';
import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import type { Drawing } from '../../domain/site/drawing.ts';
import { isLogo } from '../../domain/site/photo.ts';
import {
  isPhotoSize,
  isSharePicture,
  type PictureAddress,
  parsePictureAddress,
} from '../../domain/site/picture-address.ts';
import { pathOf } from '../../domain/site/url-parts.ts';
import type { CurrentContent } from '../content/current-content.ts';
import { contentTypeOf } from '../http/content-type.ts';
import { refuse } from '../http/refusal.ts';
import type { RenderQueue } from '../http/render-queue.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { RenderNow } from './rendered-pages.ts';

export type PictureDeps = {
  readonly content: CurrentContent;
  /** Those of the content with what is pending, if one of them with this hash is. */
  readonly draftPictures?: ((hash: string) => Promise<Content['pictures'] | undefined>) | undefined;
  readonly pictures: Pictures;
  readonly render: RenderNow;
  readonly queue: RenderQueue;
};

/** The addresses contain the hash of the file. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** An SVG file that is opened by itself may bring its styles, but runs nothing and asks for nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const ICONS: readonly string[] = [routes.bitmapIcon, routes.touchIcon, routes.icon(192), routes.icon(512)];
const PICTURES = /^\/(?:imagenes|compartir)\//;

/** Whether a path is answered by these routes. The router would reject one that it cannot decode, and none needs decoding. */
export const isPicturePath = (path: string): boolean =>
  ICONS.includes(path) || (PICTURES.test(path) && !path.includes('%'));

/** Photographs, client logos, share pictures and icons, each made when it is first needed. */
export function pictureRoutes(app: FastifyInstance, deps: PictureDeps): void {
  const { content, pictures } = deps;
  app.addHook('onClose', async () => pictures.close());
  const serve = (route: string, cacheControl: string, find: FindPicture) =>
    app.get(route, async ({ url, socket }, reply) => {
      const path = pathOf(url);
      // A busy machine may need longer than `STALLED_MS`: who waits for it has not stalled. `inject` has no real socket.
      socket.setTimeout?.(0);
      const picture = await find(deps, path).finally(() => socket.setTimeout?.(app.server.timeout));
      if (!picture) return refuse(reply, 404, content().requestProblems.notFound);
      const headers = { 'cache-control': cacheControl, 'content-security-policy': POLICY };
      return reply.headers({ ...headers, 'content-type': contentTypeOf(path) }).send(picture);
    });
  serve('/imagenes/*', IMMUTABLE, findPicture);
  for (const route of [...ICONS, '/compartir/*']) serve(route, ONE_HOUR, findDrawing);
}

type FindPicture = (deps: PictureDeps, path: string) => Promise<Buffer | undefined>;

const findPicture: FindPicture = async ({ content, draftPictures, pictures }, path) => {
  const address = parsePictureAddress(path);
  if (!address) return undefined;
  // What was made before is sent even if the content has another picture now: a page in another tab still names it.
  const kept = await pictures.find(address);
  if (kept) return kept;
  const pending = async () => fileOf((await draftPictures?.(address.hash)) ?? {}, address);
  const file = fileOf(content().pictures, address) ?? (await pending());
  return file ? pictures.make(address, file) : undefined;
};

/** The path inside the content of the picture at an address; undefined if nothing in the content shows it like that. */
const fileOf = (listed: Content['pictures'], { hash, width, format }: PictureAddress): string | undefined =>
  Object.entries(listed).find(([path, picture]) => {
    if (picture.hash !== hash) return false;
    // Only logos are published as they are: photographs tell where they were taken.
    if (isLogo(path)) return width === undefined && picture.format === format;
    return width !== undefined && isPhotoSize(picture, width, format);
  })?.[0];

/** Draws a share picture or an icon, which a page of the site describes. */
const findDrawing: FindPicture = async ({ pictures, render, queue }, path) => {
  if (!ICONS.includes(path) && !isSharePicture(path)) return undefined;
  const response = await queue.run('background', () => render(path));
  // From our own build. `null` for a path that has no picture.
  const drawing = (await response.json()) as Drawing | null;
  return drawing ? pictures.draw(drawing) : undefined;
};
