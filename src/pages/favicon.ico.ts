import { drawIcon } from '../share/icons.tsx';

const PIXELS = 32;

/** For browsers that read no SVG icon; all of them read a PNG under this name. */
export async function GET() {
  return new Response(await drawIcon(PIXELS));
}
