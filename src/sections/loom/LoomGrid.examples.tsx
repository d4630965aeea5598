import { LoomGrid } from './LoomGrid.tsx';
import { emptyCloth, sampleCloth } from './sample-cloths.ts';

const dispatch = () => undefined;
export const Component = LoomGrid;
export const examples = { woven: { cloth: sampleCloth, dispatch }, empty: { cloth: emptyCloth, dispatch } };
