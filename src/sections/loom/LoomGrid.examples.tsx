import { loom } from '../../../tests/harness/unit/our-content.ts';
import { emptyCloth, sampleCloth } from '../../../tests/harness/unit/sample-cloths.ts';
import { LoomGrid } from './LoomGrid.tsx';

const dispatch = () => undefined;
export const Component = LoomGrid;
export const examples = {
  woven: { words: loom, cloth: sampleCloth, dispatch },
  empty: { words: loom, cloth: emptyCloth, dispatch },
};
