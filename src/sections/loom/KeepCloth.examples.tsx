import { KeepCloth } from './KeepCloth.tsx';
import { sampleCloth, sampleColours } from './sample-cloths.ts';

export const Component = KeepCloth;
export const examples = { woven: { cloth: sampleCloth, colours: sampleColours, dispatch: () => undefined } };
