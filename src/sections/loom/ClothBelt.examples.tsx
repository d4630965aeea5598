import { ClothBelt } from './ClothBelt.tsx';
import { emptyCloth, sampleCloth } from './sample-cloths.ts';

export const Component = ClothBelt;
export const examples = { woven: { cloth: sampleCloth }, empty: { cloth: emptyCloth } };
