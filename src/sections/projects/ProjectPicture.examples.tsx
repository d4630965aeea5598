import { portfolio } from '../../../server/testing/our-content.ts';
import { landscapePhoto } from '../../ui/pictures/sample-photos.ts';
import { ProjectPicture } from './ProjectPicture.tsx';

const { title } = portfolio;
export const Component = ProjectPicture;
export const examples = {
  drawing: { project: { screen: 'lodge', words: [title, title, title] } },
  photo: { project: { photo: landscapePhoto, words: [] } },
} as const;
export const criteria = {
  zoom: 'scale the words in a drawing with the drawing',
  reader: 'say the alt text of a photograph, and pass over a drawing and the words in it',
};
