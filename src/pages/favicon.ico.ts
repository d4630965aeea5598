import { drawIcon } from '../share/icons.tsx';

const PIXELS = 32;

/** For browsers without SVG icons: a PNG, which all of them accept under this name. */
export async function GET() {
  return new Response(await drawIcon(PIXELS));
}
