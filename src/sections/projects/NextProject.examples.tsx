import { portfolio } from '../../../tests/harness/unit/our-content.ts';
import { landscapePhoto } from '../../../tests/harness/unit/sample-photos.ts';

const { title, call } = portfolio;
const project = { slug: 'next', title, description: call.text, words: [title, title, title] } as const;
export const examples = {
  drawing: { project: { ...project, screen: 'lodge', ground: 'teja' } },
  photo: { project: { ...project, photo: landscapePhoto, ground: 'anil' } },
} as const;
