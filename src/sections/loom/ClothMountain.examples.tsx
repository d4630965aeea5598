import { sampleCloth } from '../../../tests/harness/unit/sample-cloths.ts';
import { ClothMountain } from './ClothMountain.tsx';

export const Component = ClothMountain;
export const examples = { woven: { cloth: sampleCloth }, own: { cloth: undefined } };
