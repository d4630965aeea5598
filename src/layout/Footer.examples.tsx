import { Footer } from './Footer.tsx';

export const Component = Footer;
export const examples = { page: {} };
export const criteria = {
  'without style': 'be lists of links under their titles',
  voice: 'follow a link when the words on it are said',
  reader: 'name its navigation, and pass over the landscape',
};
