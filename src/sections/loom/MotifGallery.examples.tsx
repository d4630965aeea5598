import { loomPage } from '../../../content/pages/loom.ts';
import { MotifGallery } from './MotifGallery.tsx';

export const Component = MotifGallery;
export const examples = { all: loomPage.motifs };
