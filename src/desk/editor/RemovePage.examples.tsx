import { SAMPLE_PROBLEM } from '../../../tests/harness/unit/sample-changes.ts';
import { RemovePage } from './RemovePage.tsx';

const view = { title: 'Nivel A', action: '#', back: '#', wasPublished: true, hints: [] };
export const Component = RemovePage;
export const examples = {
  free: { ...view, problems: [] },
  linked: { ...view, problems: [SAMPLE_PROBLEM] },
  'never published': { ...view, wasPublished: false, problems: [] },
};
