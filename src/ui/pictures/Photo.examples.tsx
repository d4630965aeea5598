import { landscapePhoto, portraitPhoto } from '../../../tests/harness/unit/sample-photos.ts';

export const examples = {
  landscape: { photo: landscapePhoto },
  portrait: { photo: portraitPhoto },
  first: { photo: landscapePhoto, first: true },
  cover: { photo: portraitPhoto, cover: true },
  focus: { photo: { ...portraitPhoto, focus: { across: 'left' as const, down: 'top' as const } }, cover: true },
};
