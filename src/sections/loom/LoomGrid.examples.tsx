import { loom } from '../../../server/testing/our-content.ts';
import { LoomGrid } from './LoomGrid.tsx';
import { emptyCloth, sampleCloth } from './sample-cloths.ts';

const dispatch = () => undefined;
export const Component = LoomGrid;
export const examples = {
  woven: { words: loom, cloth: sampleCloth, dispatch },
  empty: { words: loom, cloth: emptyCloth, dispatch },
};
export const criteria = {
  'without style': 'name the buttons that scroll it; its cells are colours and need style',
  keyboard: 'be one tab stop: arrows move, Space weaves, Delete takes out, the digits choose a thread',
  zoom: 'scroll within its frame, by two fingers or by its buttons',
  reader: 'say row, thread and colour of the cell in focus',
};
