import { loomPage } from '../../../server/testing/our-content.ts';
import { MotifGallery } from './MotifGallery.tsx';

export const Component = MotifGallery;
export const examples = { all: loomPage.motifs };
export const criteria = {
  'without script': 'show the motifs, but no links to the loom, which cannot work',
  zoom: 'show each motif from edge to edge, its words below it',
  reader: 'be a list with a heading for each motif, and say with each link which motif it brings',
};
