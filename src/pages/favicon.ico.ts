import type { APIContext } from 'astro';
import { drawIcon } from '../share/icons.tsx';

const PIXELS = 32;

/** For browsers without SVG icons: a PNG, which all of them accept under this name. */
export async function GET({ locals }: APIContext) {
  return new Response(await drawIcon(locals.content, PIXELS));
}
