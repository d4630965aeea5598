import { CLOTH_SIZE, type Cloth, rowsOf, THREADS, type Thread } from '../../../domain/loom/cloth.ts';
import { bitmap } from '../../art/motif.ts';

type Layers = readonly { readonly thread: Thread; readonly path: string }[];

// Several drawings show the same cloth, which changes with each move of a pointer.
let latest: { readonly cloth: Cloth; readonly layers: Layers } | undefined;

/** The woven cells of a cloth as one path for each thread in it; a cell is 1 × 1. */
export function layersOf(cloth: Cloth): Layers {
  if (latest?.cloth !== cloth) latest = { cloth, layers: traceLayers(cloth) };
  return latest.layers;
}

const traceLayers = (cloth: Cloth): Layers =>
  THREADS.flatMap((thread, index) => {
    const drawing = rowsOf(cloth)
      .join('\n')
      .replaceAll(String(index + 1), '#');
    const path = bitmap(drawing);
    return path ? [{ thread, path }] : [];
  });

const warp = Array.from({ length: CLOTH_SIZE.columns }, (_, column) => `M${column}.4 0h.2v${CLOTH_SIZE.rows}h-.2z`);
/** The warp, seen where nothing is woven: one line for each column. */
export const WARP = warp.join('');
