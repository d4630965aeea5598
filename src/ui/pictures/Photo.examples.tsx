import { Photo } from './Photo.tsx';
import { landscapePhoto, portraitPhoto } from './sample-photos.ts';

export const Component = Photo;
export const examples = {
  landscape: { photo: landscapePhoto },
  portrait: { photo: portraitPhoto },
  first: { photo: landscapePhoto, first: true },
  cover: { photo: portraitPhoto, cover: true },
};
export const criteria = {
  zoom: 'be as wide as its box and whole, or cropped to it with `cover`, never stretched',
  reader: 'say its alt text, and nothing where that is empty',
};
