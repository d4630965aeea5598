import type { ImageMetadata } from 'astro';
import type { ClientLogo } from '../../domain/site/client-logo.ts';
import { logoFile } from '../../domain/site/photo.ts';
import { pictureFile } from './picture-file.ts';

/** Logos are published unchanged: SVG needs no other sizes, and pages rendered on demand cannot process images. */
const files = import.meta.glob<ImageMetadata>(
  // Vite needs a literal here; a test compares it with LOGO_EXTENSIONS.
  '/content/images/logos/**/*.{svg,png,webp}',
  { eager: true, import: 'default', caseSensitive: false },
);

/** Adds the file of each client's logo. Throws if a file is missing. */
export function loadLogos(clients: readonly ClientLogo[]) {
  return clients.map(({ name, href, icon, image }) => {
    if (!image) return { name, href, icon };
    const { src, width, height } = pictureFile(files, `content/images/logos/${image}`, logoFile);
    return { name, href, logo: { src, width, height } };
  });
}
