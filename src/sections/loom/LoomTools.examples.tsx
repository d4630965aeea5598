import { NO_SYMMETRY } from '../../../domain/loom/symmetry.ts';
import { loom } from '../../../tests/harness/unit/our-content.ts';

const dispatch = () => undefined;
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
