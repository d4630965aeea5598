import type { APIContext } from 'astro';
import { drawFavicon } from '../share/icons.tsx';

export function GET({ locals }: APIContext) {
  return new Response(drawFavicon(locals.content), { headers: { 'content-type': 'image/svg+xml' } });
}
