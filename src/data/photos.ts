import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { LOGO_FOLDER, type PhotoSource } from '../../domain/site/photo.ts';
import { PHOTO_FORMATS, type Place, photoFallback, photoWidths } from '../../domain/site/picture-address.ts';
import type { PhotoData } from '../ui/pictures/photo-data.ts';

/** The `sizes` attribute for each place in the layout (docs/design.md#photographs). */
const SIZES: Readonly<Record<Place, string>> = {
  wide: '(max-width: 768px) 90vw, min(52vw, 800px)',
  full: '(max-width: 1560px) 90vw, 1400px',
  card: '(max-width: 600px) 90vw, (max-width: 960px) 45vw, 440px',
  text: '(max-width: 768px) 90vw, 700px',
  portrait: '64px',
};

/** A photograph of `content/images` in the sizes for a place. Throws if it is missing. */
export const loadPhoto = (
  content: Pick<Content, 'pictures'>,
  { image, alt, focus }: PhotoSource,
  place: Place,
): PhotoData => ({
  ...preparePhoto(content, `images/${image}`, alt, place),
  ...(focus && { focus }),
});

/** Like `loadPhoto`, for a path inside the content folder. */
export function preparePhoto(
  { pictures }: Pick<Content, 'pictures'>,
  path: string,
  alt: string,
  place: Place,
): PhotoData {
  const photo = pictureFile(pictures, path);
  const { hash } = photo;
  const sources = PHOTO_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: photoWidths(photo, place)
      .map((width) => `${routes.picture({ hash, width, format })} ${width}w`)
      .join(', '),
  }));
  const { width, format } = photoFallback(photo, place);
  const height = Math.round((width * photo.height) / photo.width);
  return { sources, sizes: SIZES[place], src: routes.picture({ hash, width, format }), width, height, alt };
}

/** Adds the file of each client's logo, published unchanged. Throws if a file is missing. */
export function loadLogos({ pictures }: Pick<Content, 'pictures'>, clients: Content['trustedBy']['logos']) {
  return clients.map((client) => {
    const { name, href } = client;
    if ('icon' in client) return { name, href, icon: client.icon };
    const logo = pictureFile(pictures, `${LOGO_FOLDER}${client.image}`);
    return { name, href, logo: { src: routes.logoPicture(logo), width: logo.width, height: logo.height } };
  });
}

/** The picture at a path inside the content folder. Throws if it does not exist. */
function pictureFile(pictures: Content['pictures'], path: string) {
  const { [path]: picture } = pictures;
  if (!picture) throw new Error(`no picture ${path} in the content`);
  return picture;
}
