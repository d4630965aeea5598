import { loom } from '../../../server/testing/our-content.ts';
import { LoomGrid } from './LoomGrid.tsx';
import { emptyCloth, sampleCloth } from './sample-cloths.ts';

const dispatch = () => undefined;
export const Component = LoomGrid;
export const examples = {
  woven: { words: loom, cloth: sampleCloth, dispatch },
  empty: { words: loom, cloth: emptyCloth, dispatch },
};
