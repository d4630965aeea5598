import { loom, palette } from '../../../tests/harness/unit/our-content.ts';
import { srgbColours } from '../../share/colours.ts';
import Loom from './Loom.tsx';

export const Component = Loom;
export const examples = { empty: { words: loom, colours: srgbColours(palette) } };
