import { drawIcon } from '../share/icons.ts';

const PIXELS = 180;

/** Phones of one maker ask for it under this name. */
export async function GET() {
  return new Response(await drawIcon(PIXELS), { headers: { 'content-type': 'image/png' } });
}
