import { home } from '../../../tests/harness/unit/our-content.ts';
import { loom } from '../../media/loom.ts';
import { VideoBlock } from './VideoBlock.tsx';

export const Component = VideoBlock;
export const examples = { loom: { ...home.video, source: loom } };
