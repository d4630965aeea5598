import { ClothBelt } from './ClothBelt.tsx';
import { emptyCloth, sampleCloth } from './sample-cloths.ts';

export const Component = ClothBelt;
export const examples = { woven: { cloth: sampleCloth }, empty: { cloth: emptyCloth } };
export const criteria = {
  zoom: 'repeat the cloth across its box, and never widen the page',
  reader: 'be passed over: the grid says each cell of the cloth',
};
