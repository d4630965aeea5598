import { CLOTH_SIZE, type Cloth, rowsOf, THREADS, type Thread, threadOf } from '../../../domain/loom/cloth.ts';
import { bar } from '../../art/motif.ts';

type Layers = readonly { readonly thread: Thread; readonly path: string }[];

// Several drawings show the same cloth, which changes with each move of a pointer.
let latest: { readonly cloth: Cloth; readonly layers: Layers } | undefined;

/** The woven cells of a cloth as one path for each thread in it; a cell is 1 × 1. */
export function layersOf(cloth: Cloth): Layers {
  if (latest?.cloth !== cloth) latest = { cloth, layers: traceLayers(cloth) };
  return latest.layers;
}

function traceLayers(cloth: Cloth): Layers {
  const paths = new Map<Thread, string>();
  for (const [y, row] of rowsOf(cloth).entries()) {
    for (const { 0: run, index: x } of row.matchAll(/([1-7])\1*/g)) {
      const thread = threadOf(run[0]);
      if (thread) paths.set(thread, (paths.get(thread) ?? '') + bar(x, y, run.length));
    }
  }
  return THREADS.flatMap((thread) => {
    const path = paths.get(thread);
    return path ? [{ thread, path }] : [];
  });
}

const warp = Array.from({ length: CLOTH_SIZE.columns }, (_, column) => `M${column}.4 0h.2v${CLOTH_SIZE.rows}h-.2z`);
/** The warp, seen where nothing is woven: one line for each column. */
export const WARP = warp.join('');
