import { ClothMountain } from './ClothMountain.tsx';
import { sampleCloth } from './sample-cloths.ts';

export const Component = ClothMountain;
export const examples = { woven: { cloth: sampleCloth }, own: { cloth: undefined } };
export const criteria = {
  zoom: 'crop the mountain at its sides on a narrow screen, and keep it 240 px high',
  reader: 'be passed over, with a cloth or without',
};
