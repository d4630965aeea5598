import { portfolio } from '../../../tests/harness/unit/our-content.ts';
import { landscapePhoto } from '../../../tests/harness/unit/sample-photos.ts';

const { title } = portfolio;
export const examples = {
  drawing: { project: { screen: 'lodge', words: [title, title, title] } },
  photo: { project: { photo: landscapePhoto, words: [] } },
} as const;
