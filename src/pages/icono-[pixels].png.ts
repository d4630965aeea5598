import type { APIContext } from 'astro';
import { drawIcon } from '../share/icons.ts';

/** For home screens: 192 and 512 by the manifest. */
export const getStaticPaths = () => [192, 512].map((pixels) => ({ params: { pixels: String(pixels) } }));

export async function GET({ params }: APIContext) {
  return new Response(await drawIcon(Number(params['pixels'])), { headers: { 'content-type': 'image/png' } });
}
