import { home } from '../../../server/testing/our-content.ts';
import mp4 from '../../media/telar.mp4?url';
import webm from '../../media/telar.webm?url';
import { VideoBlock } from './VideoBlock.tsx';

export const Component = VideoBlock;
export const examples = { loom: { ...home.video, source: { webm, mp4 } } };
