import { home } from '../../../server/testing/our-content.ts';
import mp4 from '../../media/telar.mp4?url';
import webm from '../../media/telar.webm?url';
import { VideoBlock } from './VideoBlock.tsx';

export const Component = VideoBlock;
export const examples = { loom: { ...home.video, source: { webm, mp4 } } };
export const criteria = {
  'with script': 'play only in view, never for those who asked for less motion or less data, and be paused',
  'without script': 'show its last frame as a drawing, and no pause that does nothing',
  keyboard: 'be paused with Space, without a stop on the video itself',
  reader: 'say title and motto, and pass over the video',
};
