import { home } from '../../content/pages/home.ts';
import { VideoBlock } from './VideoBlock.tsx';

export const Component = VideoBlock;
export const examples = { loom: home.video };
