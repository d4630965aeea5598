import { getCollection } from 'astro:content';
import type { APIContext } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { whitepapers } from '../../../content/pages/whitepapers.ts';
import { routes } from '../../../domain/routes.ts';
import { RISINGS } from '../../art/risings.ts';
import { cached } from '../../build-cache.ts';
import { listSitePages } from '../../data/site-pages.ts';
import { SharePicture } from '../../share/SharePicture.tsx';

/** One picture for each page and each whitepaper of ours. */
export async function getStaticPaths() {
  const pages = (await listSitePages()).map(({ path, seo, sky }) => ({ path, picture: { title: seo.title, sky } }));
  const documents = (await getCollection('whitepapers')).map(({ id, data: { title, picture } }) => ({
    path: routes.whitepaper(id),
    picture: { title, sky: RISINGS[picture].sky, picture },
  }));
  const list = { path: routes.whitepapers, picture: { title: whitepapers.seo.title, sky: 'cielo' as const } };
  return [...pages, list, ...documents].map(({ path, picture }) => ({
    params: { page: routes.sharePicture(path).replace(/^\/compartir\/|\.png$/g, '') },
    props: picture,
  }));
}

type Picture = Parameters<typeof SharePicture>[0];

const FORMAT = { palette: true, colours: 64, dither: 0 };

export async function GET({ props }: APIContext<Picture>) {
  const svg = renderToStaticMarkup(createElement(SharePicture, props));
  const draw = () => sharp(Buffer.from(svg)).png(FORMAT).toBuffer();
  const png = await cached(JSON.stringify([svg, FORMAT, sharp.versions]), draw);
  return new Response(Uint8Array.from(png), { headers: { 'content-type': 'image/png' } });
}
