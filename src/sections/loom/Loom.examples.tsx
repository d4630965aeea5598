import { loom, palette } from '../../../tests/harness/unit/our-content.ts';
import { srgbColours } from '../../share/colours.ts';

export const examples = { empty: { words: loom, colours: srgbColours(palette) } };
