import { SAMPLE_PROBLEM } from '../../../tests/harness/unit/sample-changes.ts';

const view = { title: 'Nivel A', action: '#', back: '#', wasPublished: true, hints: [] };
export const examples = {
  free: { ...view, problems: [] },
  linked: { ...view, problems: [SAMPLE_PROBLEM] },
  'never published': { ...view, wasPublished: false, problems: [] },
};
