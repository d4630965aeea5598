import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { type PhotoSource, photoFile } from '../../domain/site/photo.ts';
import type { PhotoData } from '../ui/pictures/photo-data.ts';
import { pictureFile } from './picture-file.ts';

/**
 * All photographs of the content. Only prerendered pages may import this module: the server has no image service, and
 * the build removes the originals (`scripts/astro/originals.ts`).
 */
const files = import.meta.glob<ImageMetadata>(
  // Vite needs a literal here; a test compares it with PHOTO_EXTENSIONS.
  ['/content/{images,whitepapers}/**/*.{jpg,jpeg,png,webp,avif}', '!/content/images/logos/**'],
  { eager: true, import: 'default', caseSensitive: false },
);

/** For each place in the layout, the widths to generate and the `sizes` attribute (docs/design.md#photographs). */
const PLACES = {
  wide: { widths: [480, 800, 1200, 1600], sizes: '(max-width: 768px) 90vw, min(52vw, 800px)' },
  full: { widths: [480, 800, 1200, 1600], sizes: '(max-width: 1560px) 90vw, 1400px' },
  card: { widths: [360, 720, 1080], sizes: '(max-width: 600px) 90vw, (max-width: 960px) 45vw, 440px' },
  text: { widths: [480, 800, 1400], sizes: '(max-width: 768px) 90vw, 700px' },
  portrait: { widths: [64, 128, 192], sizes: '64px' },
} as const;
export type Place = keyof typeof PLACES;

/** The most compact format first. Browsers that support neither get a fallback in a single width. */
const FORMATS = ['avif', 'webp'] as const;
const FALLBACK_WIDTH = 800;

/** A photograph of `content/images` in the sizes for a place. Throws, which stops the build, if it is missing. */
export function loadPhoto({ image, alt }: PhotoSource, place: Place): Promise<PhotoData> {
  return preparePhoto(`content/images/${image}`, alt, place);
}

/** Like `loadPhoto`, for a path relative to the project. */
export async function preparePhoto(path: string, alt: string, place: Place): Promise<PhotoData> {
  const file = pictureFile(files, path, photoFile);
  const { widths, sizes } = PLACES[place];
  const sources = await Promise.all(
    FORMATS.map(async (format) => {
      const { srcSet } = await getImage({ src: file, format, widths: [...widths] });
      return { type: `image/${format}`, srcSet: srcSet.attribute };
    }),
  );
  // Conversion to JPEG would turn the transparent background of a PNG black.
  const format = file.format === 'png' ? 'png' : 'jpg';
  const width = Math.min(file.width, widths.at(-1) ?? FALLBACK_WIDTH, FALLBACK_WIDTH);
  const { src } = await getImage({ src: file, format, width });
  return { sources, sizes, src, width, height: Math.round((width * file.height) / file.width), alt };
}
