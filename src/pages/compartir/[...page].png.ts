import type { APIContext } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { routes } from '../../../domain/routes.ts';
import { content } from '../../../server/testing/our-content.ts';
import { SUBJECT_PICTURES } from '../../art/subject-pictures.ts';
import { cached } from '../../build-cache.ts';
import { WithContent } from '../../content.tsx';
import { listSitePages } from '../../data/site-pages.ts';
import { SharePicture } from '../../share/SharePicture.tsx';

/** Open Graph images: one for each page and each whitepaper of `content/`. */
export async function getStaticPaths() {
  const pages = listSitePages(content).map(({ path, seo, background, motif, scene, note }) => ({
    path,
    picture: { title: seo.title, background, motif, scene, note },
  }));
  const documents = content.whitepaperFiles.map(({ slug, title, picture }) => ({
    path: routes.whitepaper(slug),
    picture: { title, background: SUBJECT_PICTURES[picture].background, picture },
  }));
  const shelf = { title: content.whitepapers.seo.title, background: 'cielo', scene: 'shelf' } as const;
  const list = { path: routes.whitepapers, picture: shelf };
  return [...pages, list, ...documents].map(({ path, picture }) => ({
    params: { page: routes.sharePicture(path).replace(/^\/compartir\/|\.png$/g, '') },
    props: picture,
  }));
}

type Picture = Parameters<typeof SharePicture>[0];

const FORMAT = { palette: true, colours: 64, dither: 0 };

export async function GET({ locals, props }: APIContext<Picture>) {
  const svg = renderToStaticMarkup(createElement(WithContent, locals, createElement(SharePicture, props)));
  const draw = () => sharp(Buffer.from(svg)).png(FORMAT).toBuffer();
  const png = await cached(JSON.stringify([svg, FORMAT, sharp.versions]), draw);
  return new Response(Uint8Array.from(png), { headers: { 'content-type': 'image/png' } });
}
