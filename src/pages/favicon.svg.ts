import { FAVICON } from '../share/icons.tsx';

export function GET() {
  return new Response(FAVICON, { headers: { 'content-type': 'image/svg+xml' } });
}
