import type { APIContext } from 'astro';
import { drawIcon } from '../share/icons.tsx';

/** Widths of the icons for home screens: two for the manifest, and Apple's, which has a fixed name. */
const PIXELS = { 'icono-192': 192, 'icono-512': 512, 'apple-touch-icon': 180 };

export const getStaticPaths = () =>
  Object.entries(PIXELS).map(([icon, pixels]) => ({ params: { icon }, props: { pixels } }));

export async function GET({ locals, props }: APIContext<{ pixels: number }>) {
  return new Response(await drawIcon(locals.content, props.pixels), { headers: { 'content-type': 'image/png' } });
}
