import { loomPage } from '../../../tests/harness/unit/our-content.ts';

export const examples = { all: loomPage.motifs };
