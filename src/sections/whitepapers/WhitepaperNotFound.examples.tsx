import { WhitepaperNotFound } from './WhitepaperNotFound.tsx';

export const Component = WhitepaperNotFound;
export const examples = { unknown: {} };
export const criteria = {
  'without style': 'say what is missing before the links',
  keyboard: 'lead to the list of whitepapers first, then to the home page',
};
