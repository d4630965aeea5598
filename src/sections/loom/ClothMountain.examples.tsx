import { sampleCloth } from '../../../tests/harness/unit/sample-cloths.ts';

export const examples = { woven: { cloth: sampleCloth }, own: { cloth: undefined } };
