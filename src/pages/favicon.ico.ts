import { drawFavicon } from '../share/icons.ts';

const PIXELS = 32;

/** For browsers that read no SVG icon. */
export async function GET() {
  return new Response(await drawFavicon(PIXELS), { headers: { 'content-type': 'image/x-icon' } });
}
