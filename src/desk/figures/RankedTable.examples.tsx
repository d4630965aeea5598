import { figureWords } from '../../../domain/visits/words.ts';
import { sampleDays, sampleNone } from '../../../tests/harness/unit/sample-figures.ts';

const { pages } = figureWords.ranks;
const shared = { title: pages.title, head: pages.name, nameOf: (name: string) => name, rest: pages.rest };

export const examples = {
  pages: { ...shared, ranking: sampleDays.pages, comparable: true },
  notComparable: { ...shared, ranking: sampleDays.sources, comparable: false },
  none: { ...shared, ranking: sampleNone.sources, comparable: false },
};
