import type { APIContext } from 'astro';
import { routes } from '../../domain/routes.ts';
import { drawIcon } from '../share/icons.tsx';

/** Widths of the icons for home screens: two for the manifest, and Apple's, which has a fixed name. */
const PIXELS = new Map([
  [routes.icon(192), 192],
  [routes.icon(512), 512],
  [routes.touchIcon, 180],
]);

/** The drawing of an icon, of which the server makes a PNG; `null` for an icon that there is not. */
export function GET({ locals: { content }, url }: APIContext) {
  const pixels = PIXELS.get(url.pathname);
  return pixels ? Response.json(drawIcon(content, pixels)) : Response.json(null, { status: 404 });
}
