import { posix } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictureProblems } from '../../server/content/words.ts';
import { Photo } from '../ui/pictures/Photo.tsx';
import { preparePhoto } from './photos.ts';

/** Attribute of Astro's placeholder for a picture beside its Markdown file, which the parser lower-cases; holds JSON. */
const PLACEHOLDER = '__astro_image_';

/** Inserts the photographs into the HTML of a Markdown file. Throws if a file or an alternative text is missing. */
export async function placePhotos(html: string, file: string): Promise<string> {
  const article = parseDocument(html);
  for (const image of DomUtils.getElementsByTagName('img', article)) {
    const attributes = image.attribs[PLACEHOLDER];
    if (attributes === undefined) continue;
    const [photo] = parseDocument(await renderPhoto(attributes, file)).children;
    if (photo) DomUtils.replaceElement(image, photo);
  }
  return DomUtils.getInnerHTML(article, { encodeEntities: 'utf8' });
}

async function renderPhoto(attributes: string, file: string): Promise<string> {
  const { src, alt = '' } = JSON.parse(attributes) as { src: string; alt?: string };
  if (!alt.trim()) throw new Error(pictureProblems.noAlt(file, src));
  const photo = await preparePhoto(posix.join(posix.dirname(file), src), alt, 'text');
  return renderToStaticMarkup(createElement(Photo, { photo }));
}
