import Loom from './Loom.tsx';
import { sampleColours } from './sample-cloths.ts';

export const Component = Loom;
export const examples = { empty: { colours: sampleColours } };
