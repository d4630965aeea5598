import { type Cloth, EMPTY_CLOTH, THREADS } from '../../../domain/loom/cloth.ts';

/** A cloth with stitches at random; `share` of its cells are woven. */
export function randomCloth(random: () => number, share: number): Cloth {
  const stitch = () => (random() < share ? String(1 + Math.floor(random() * THREADS.length)) : '.');
  return Array.from(EMPTY_CLOTH, stitch).join('');
}
