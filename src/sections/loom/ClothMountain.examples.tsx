import { ClothMountain } from './ClothMountain.tsx';
import { sampleCloth } from './sample-cloths.ts';

export const Component = ClothMountain;
export const examples = { woven: { cloth: sampleCloth }, own: { cloth: undefined } };
