import type { PhotoData } from '../../../src/ui/pictures/photo-data.ts';

/** An image of bands, each darker than the one above, so that examples need no photograph. */
function samplePhoto(width: number, height: number): PhotoData {
  const bands = [0.2, 0.35, 0.5, 0.65, 0.8].map((top) => {
    const y = Math.round(top * height);
    return `<path fill-opacity="0.3" d="M0 ${y}h${width}v${height}H0z"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${bands.join('')}</svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { sources: [{ type: 'image/svg+xml', srcSet: src }], sizes: '100vw', src, width, height, alt: '' };
}

export const landscapePhoto = samplePhoto(1200, 800);
export const portraitPhoto = samplePhoto(600, 800);
