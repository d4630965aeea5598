import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Favicon } from '../share/Favicon.tsx';

/** The mark on its own, in the colours of the palette. */
export function GET() {
  return new Response(renderToStaticMarkup(createElement(Favicon)), { headers: { 'content-type': 'image/svg+xml' } });
}
