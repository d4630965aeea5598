import { NO_SYMMETRY } from '../../../domain/loom/symmetry.ts';
import { loom } from '../../../server/testing/our-content.ts';
import { LoomTools } from './LoomTools.tsx';

const dispatch = () => undefined;
export const Component = LoomTools;
export const examples = {
  new: { words: loom, symmetry: NO_SYMMETRY, canUndo: false, canRedo: false, canClear: false, dispatch },
  woven: {
    words: loom,
    symmetry: { ...NO_SYMMETRY, sides: true },
    canUndo: true,
    canRedo: false,
    canClear: true,
    dispatch,
  },
};
export const criteria = {
  keyboard: 'keep focus on a button that has nothing left to do',
  voice: 'press a button when the words on it are said',
  reader: 'name its two groups, and say which mirrors are on and which buttons can do nothing',
};
