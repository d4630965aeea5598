import { home } from '../../../tests/harness/unit/our-content.ts';
import { loom } from '../../media/loom.ts';

export const examples = { loom: { ...home.video, source: loom } };
