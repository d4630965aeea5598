import { ClothMountain } from './ClothMountain.tsx';
import { emptyCloth, sampleCloth } from './sample-cloths.ts';

export const Component = ClothMountain;
export const examples = { woven: { cloth: sampleCloth }, empty: { cloth: emptyCloth } };
