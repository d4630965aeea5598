import type { APIContext } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawing } from '../../../domain/site/drawing.ts';
import { WithContent } from '../../content.tsx';
import { sharePictureAt } from '../../data/site-pages.ts';
import { SharePicture } from '../../share/SharePicture.tsx';

/** The drawing of an Open Graph image, of which the server makes a PNG; `null` for a page that has none. */
export function GET({ locals: { content }, url }: APIContext) {
  const picture = sharePictureAt(content, url.pathname);
  if (!picture) return Response.json(null, { status: 404 });
  const svg = renderToStaticMarkup(createElement(WithContent, { content }, createElement(SharePicture, picture)));
  return Response.json({ svg, colours: 64 } satisfies Drawing);
}
