import { emptyCloth, sampleCloth } from '../../../tests/harness/unit/sample-cloths.ts';
import { ClothBelt } from './ClothBelt.tsx';

export const Component = ClothBelt;
export const examples = { woven: { cloth: sampleCloth }, empty: { cloth: emptyCloth } };
