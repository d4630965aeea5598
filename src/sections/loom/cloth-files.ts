import { CLOTH_SIZE, type Cloth } from '../../../domain/loom/cloth.ts';
import { layersOf } from './cloth-layers.ts';

/** Colours of the palette by name, in a notation that every program reads. */
export type ClothColours = Readonly<Record<string, string>>;

/** Side of a cell in the files, in pixels. */
const CELL_PX = 40;
const { columns, rows } = CLOTH_SIZE;
const [width, height] = [columns * CELL_PX, rows * CELL_PX];

/** A cloth as an SVG file of 960 × 640 pixels, as a data URL. It repeats sideways without a seam. */
export function clothSvg(cloth: Cloth, colours: ClothColours): string {
  const path = (name: string, d: string) => `<path fill="${colours[name]}" d="${d}"/>`;
  const threads = layersOf(cloth).map((layer) => path(layer.thread, layer.path));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${columns} ${rows}" shape-rendering="crispEdges">${path('noche', `M0 0h${columns}v${rows}H0z`)}${threads.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The same as a PNG file. */
export function clothPng(cloth: Cloth, colours: ClothColours): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser has no canvas.');
  brush.scale(CELL_PX, CELL_PX);
  brush.fillStyle = colours['noche'] ?? '';
  brush.fillRect(0, 0, columns, rows);
  for (const { thread, path } of layersOf(cloth)) {
    brush.fillStyle = colours[thread] ?? '';
    brush.fill(new Path2D(path));
  }
  return canvas.toDataURL('image/png');
}

/** A data URL of a PNG file as a file to share. */
export function fileOf(png: string, name: string): File {
  const bytes = Uint8Array.from(atob(png.slice(png.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}

/** Whether the system can share a picture. */
export const canSharePictures = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] }) ?? false;

/** Saves a data URL under a name. */
export function download(href: string, name: string): void {
  Object.assign(document.createElement('a'), { href, download: name }).click();
}
