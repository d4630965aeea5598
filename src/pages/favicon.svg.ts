import { FAVICON } from '../share/icons.tsx';

/** The mark on its own, in the colours of the palette. */
export function GET() {
  return new Response(FAVICON, { headers: { 'content-type': 'image/svg+xml' } });
}
