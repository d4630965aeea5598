import { loomPage } from '../../../tests/harness/unit/our-content.ts';
import { MotifGallery } from './MotifGallery.tsx';

export const Component = MotifGallery;
export const examples = { all: loomPage.motifs };
