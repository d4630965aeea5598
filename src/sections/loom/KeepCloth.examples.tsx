import { loom, palette } from '../../../tests/harness/unit/our-content.ts';
import { sampleCloth } from '../../../tests/harness/unit/sample-cloths.ts';
import { srgbColours } from '../../share/colours.ts';

export const examples = {
  woven: { words: loom, cloth: sampleCloth, colours: srgbColours(palette), dispatch: () => undefined },
};
