import { loom } from '../../../tests/harness/unit/our-content.ts';
import { emptyCloth, sampleCloth } from '../../../tests/harness/unit/sample-cloths.ts';

const dispatch = () => undefined;
export const examples = {
  woven: { words: loom, cloth: sampleCloth, dispatch },
  empty: { words: loom, cloth: emptyCloth, dispatch },
};
