import { figureWords } from '../../../domain/visits/words.ts';
import { sampleDays, sampleNone } from '../../../tests/harness/unit/sample-figures.ts';

const pageNames = figureWords.ranks.pages.names;

export const examples = {
  comparable: { ...sampleDays, pageNames },
  notComparable: { ...sampleDays, pageNames, comparable: false },
  none: { ...sampleNone, pageNames, comparable: false },
};
