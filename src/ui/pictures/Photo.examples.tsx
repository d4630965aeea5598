import { Photo } from './Photo.tsx';
import { landscapePhoto, portraitPhoto } from './sample-photos.ts';

export const Component = Photo;
export const examples = {
  landscape: { photo: landscapePhoto },
  portrait: { photo: portraitPhoto },
  first: { photo: landscapePhoto, first: true },
  cover: { photo: portraitPhoto, cover: true },
  focus: { photo: { ...portraitPhoto, focus: { across: 'left' as const, down: 'top' as const } }, cover: true },
};
